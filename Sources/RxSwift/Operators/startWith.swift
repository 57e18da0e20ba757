extension ObservableType {
    /// Emits `elements` first, inside `subscribe`, and then this sequence.
    ///
    ///     "--a-|"  startWith(x, y)  "(xy)--a-|"
    ///
    /// - Ends: with the source; it is not subscribed to when the subscription was disposed by then.
    /// - Threads: the elements on the subscribing thread.
    /// - Cost: nothing per element of the source: they go straight to the next operator.
    @inlinable
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return AnonymousObservable { observer, cancel in
            for element in elements {
                if cancel.isSilent { return }
                observer.onNext(element)
            }
            source.start(consume observer, cancel)
        }
    }
}
