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
        return ChainObservable { CatchFrame(source, handler) }
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
        ChainObservable { CatchSequenceFrame(AnyIterator(sequence.makeIterator())) }
    }
}

/// A source, and after its error what the handler makes of that.
@usableFromInline
final class CatchFrame<Element>: ChainFrame<Element> {
    private let source: Observable<Element>
    private let handler: (any Error) throws -> Observable<Element>

    @usableFromInline
    init(_ source: Observable<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>) {
        self.source = source
        self.handler = handler
        super.init()
    }

    @usableFromInline
    override func next(after stop: ChainStop) throws -> Observable<Element>? {
        switch stop {
        case .begin: return source
        case .completed: return nil
        case .failed(let error):
            isAtEnd = true
            return try handler(error)
        }
    }
}

/// The next source when one fails.
@usableFromInline
final class CatchSequenceFrame<Element>: ChainFrame<Element> {
    private let sources: AnyIterator<Observable<Element>>

    @usableFromInline
    init(_ sources: AnyIterator<Observable<Element>>) {
        self.sources = sources
        super.init()
    }

    @usableFromInline
    override func next(after stop: ChainStop) -> Observable<Element>? {
        switch stop {
        case .completed: nil
        case .begin, .failed: sources.next()
        }
    }
}
