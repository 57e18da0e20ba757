extension ObservableType {
    /// Emits this sequence and then `second`.
    ///
    ///     "-a-b-|"  concat("-c-|")  "-a-b--c-|"
    ///
    /// - Ends: with `second`.
    /// - Threads: each sequence emits on its own thread; the next one is subscribed to on the thread that completed the
    ///   one before, in a loop if that was inside `subscribe`.
    /// - Cost: two objects a sequence, nothing per element.
    /// - Errors: the first error ends the sequence; what follows is not subscribed to.
    /// - Differs: a chain behind `deferred` runs in flat memory and on a flat stack too.
    @inlinable
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        let first = asObservable()
        let second = second.asObservable()
        return ChainObservable {
            var isFirst = true
            return { stop in
                if case .failed = stop { return .end }
                defer { isFirst = false }
                return isFirst ? .source(first) : .last(second)
            }
        }
    }

    /// Emits the sequences one after another; see `concat(_:)`.
    ///
    /// - Ends: with the last sequence. `sequence` is asked for one when it is needed, so it may be endless.
    @inlinable
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        ChainObservable {
            var sources = sequence.makeIterator()
            return { stop in
                if case .failed = stop { return .end }
                return sources.next().map { .source($0) } ?? .end
            }
        }
    }

    /// Emits the sequences one after another; see `concat(_:)`.
    @inlinable
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        ChainObservable {
            // A slice, so that the last one is known: the frame is then done, and a chain behind it replaces it.
            var rest = collection[...]
            return { stop in
                if case .failed = stop { return .end }
                guard let source = rest.popFirst() else { return .end }
                return rest.isEmpty ? .last(source) : .source(source)
            }
        }
    }

    /// Emits the sequences one after another; see `concat(_:)`.
    @inlinable
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Emits the inner sequences one after another: `merge(maxConcurrent: 1)`.
    ///
    /// - Ends: when the source and every inner sequence has completed.
    /// - Threads: as `merge(maxConcurrent:)`.
    /// - Cost: as `merge(maxConcurrent:)`.
    /// - Errors: an error of the source or of an inner sequence ends the sequence.
    @inlinable
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
