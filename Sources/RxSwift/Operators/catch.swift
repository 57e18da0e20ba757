extension ObservableType {
    /// Goes on with what `handler` makes of an error.
    ///
    ///     "-a-#"  catch { _ in "-b-|" }  "-a--b-|"
    ///
    /// - Ends: with this sequence, or with the one that follows its error.
    /// - Threads: the one that follows is subscribed to on the thread that failed.
    /// - Cost: two objects a sequence, nothing per element.
    /// - Errors: an error of the sequence that follows, or one that `handler` throws, ends the sequence.
    @inlinable
    public func `catch`(
        _ handler: @escaping (_ error: any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        let source = asObservable()
        return ChainObservable {
            { stop in
                switch stop {
                case .begin: .source(source)
                case .completed: .end
                case .failed(let error): .last(try handler(error))
                }
            }
        }
    }

    /// Emits `element` instead of an error, and completes.
    ///
    ///     "-a-#"  catchAndReturn(b)  "-a-(b|)"
    ///
    /// - Ends: with this sequence, or after `element`.
    /// - Threads: as `catch(_:)`.
    /// - Cost: as `catch(_:)`.
    @inlinable
    public func catchAndReturn(_ element: Element) -> Observable<Element> { self.catch { _ in .just(element) } }

    /// Emits the first of the sequences; when one fails, goes on with the next.
    ///
    ///     catch(sequence: ["-a-#", "-b-|", "-c-|"])  "-a--b-|"
    ///
    /// - Ends: with the first sequence that completes. `sequence` is asked for one when it is needed.
    /// - Threads: as `catch(_:)`.
    /// - Cost: as `catch(_:)`.
    /// - Errors: the error of the last sequence ends the sequence; an empty `sequence` completes.
    @inlinable
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        ChainObservable {
            var sources = sequence.makeIterator()
            return { stop in
                if case .completed = stop { return .end }
                return sources.next().map { .source($0) } ?? .end
            }
        }
    }
}
