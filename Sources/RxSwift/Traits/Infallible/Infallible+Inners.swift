// The selectors may make a sequence of any kind, for that is how the interface is; one that fails breaks the sequence.

extension InfallibleType {
    /// Subscribes to what `selector` makes of each element, and emits the elements of all of them as they come.
    ///
    ///     "-a---b-|"  flatMap { $0 → "x-y|" }  "-x-y-x-y|"
    ///
    /// - Ends: when the source and every inner sequence has completed.
    /// - Threads: as `Observable.flatMap`.
    /// - Cost: as `Observable.flatMap`.
    /// - Errors: an inner sequence must not fail; see `Infallible`.
    @inlinable
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible<Source.Element>(sealing: source.flatMap(selector), "flatMap")
    }

    /// Subscribes to what `selector` makes of each element, in place of the inner sequence before.
    ///
    ///     "-a--b---|"  flatMapLatest { $0 → "x-y-z|" }  "-x-yx-y-z|"
    ///
    /// - Ends: when the source and the latest inner sequence have completed.
    /// - Threads: as `Observable.flatMapLatest`.
    /// - Cost: as `Observable.flatMapLatest`.
    /// - Errors: an inner sequence must not fail; see `Infallible`.
    @inlinable
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible<Source.Element>(sealing: source.flatMapLatest(selector), "flatMapLatest")
    }

    /// Subscribes to what `selector` makes of an element, unless an inner sequence is running.
    ///
    ///     "-a--b-c-|"  flatMapFirst { $0 → "x-y-z|" }  "-x-y-zx-y-z|"
    ///
    /// - Ends: when the source and the inner sequence have completed.
    /// - Threads: as `Observable.flatMapFirst`.
    /// - Cost: as `Observable.flatMapFirst`.
    /// - Errors: an inner sequence must not fail; see `Infallible`.
    @inlinable
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible<Source.Element>(sealing: source.flatMapFirst(selector), "flatMapFirst")
    }

    /// Emits what `selector` makes of each element, one inner sequence after another.
    ///
    ///     "-a-b-|"  concatMap { $0 → "x-y|" }  "-x-yx-y|"
    ///
    /// - Ends: when the source and every inner sequence has completed.
    /// - Threads: as `Observable.concatMap`.
    /// - Cost: as `Observable.concatMap`.
    /// - Errors: an inner sequence must not fail; see `Infallible`.
    @inlinable
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible<Source.Element>(sealing: source.concatMap(selector), "concatMap")
    }
}

extension ObservableType {
    /// Subscribes to what `selector` makes of each element, in place of the inner sequence before.
    ///
    ///     "-a--b---|"  flatMapLatest { $0 → "x-y-z|" }  "-x-yx-y-z|"
    ///
    /// - Ends: when this sequence and the latest inner sequence have completed.
    /// - Threads: as `Observable.flatMapLatest`.
    /// - Cost: as `Observable.flatMapLatest`.
    /// - Errors: this sequence must not fail, nor `selector` throw; see `Infallible`.
    @inlinable
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Infallible<Source.Element> {
        let latest: Observable<Source.Element> = flatMapLatest { try selector($0).asObservable() }
        return Infallible<Source.Element>(sealing: latest, "flatMapLatest")
    }
}
