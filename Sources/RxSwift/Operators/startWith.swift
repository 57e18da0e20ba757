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
        OnSubscribeObservable(StartWith(elements, asObservable()))
    }
}

@usableFromInline
struct StartWith<Output>: OnSubscribe {
    @usableFromInline let elements: [Output]
    @usableFromInline let source: Observable<Output>

    @inlinable
    init(_ elements: [Output], _ source: Observable<Output>) {
        self.elements = elements
        self.source = source
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) {
        for element in elements {
            if cancel.isSilent { return }
            observer.onNext(element)
        }
        source.start(consume observer, cancel)
    }
}
