extension ObservableConvertibleType {
    /// Emits `element` instead of an error, and completes.
    ///
    ///     "-a-#"  asInfallible(onErrorJustReturn: b)  "-a-(b|)"
    ///
    /// - Ends: with this sequence, or after `element`.
    /// - Threads: the thread that failed.
    /// - Cost: as `Observable.catch`.
    @inlinable
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// Goes on with `infallible` instead of an error.
    ///
    ///     "-a-#"  asInfallible(onErrorFallbackTo: "-b-|")  "-a--b-|"
    ///
    /// - Ends: with this sequence, or with `infallible`.
    /// - Threads: it is subscribed to on the thread that failed.
    /// - Cost: as `Observable.catch`.
    @inlinable
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catch { _ in infallible.source })
    }

    /// Goes on with what `onErrorRecover` makes of an error.
    ///
    ///     "-a-#"  asInfallible { _ in "-b-|" }  "-a--b-|"
    ///
    /// - Ends: with this sequence, or with the one that follows its error.
    /// - Threads: that is subscribed to on the thread that failed.
    /// - Cost: as `Observable.catch`.
    @inlinable
    public func asInfallible(
        onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(asObservable().catch { onErrorRecover($0).source })
    }
}
