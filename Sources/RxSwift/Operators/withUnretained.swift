extension ObservableType {
    /// Emits what `resultSelector` makes of `object` and each element, as long as `object` lives.
    ///
    ///     "-a-b-"  withUnretained(o, f)  "-f(o,a)-f(o,b)-"
    ///
    /// - Ends: with the source, or by completing at the first element after `object` died.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, a weak reference loaded per element.
    @inlinable
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        staged(UnretainedStage(object: { [weak object] in object }, resultSelector: resultSelector))
    }

    /// Emits `object` together with each element, as long as `object` lives.
    ///
    ///     "-a-b-"  withUnretained(o)  "-(o,a)-(o,b)-"
    ///
    /// - Ends: with the source, or by completing at the first element after `object` died.
    /// - Threads: emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, a weak reference loaded per element. What keeps the pair, a replay for
    ///   example, keeps the object.
    @inlinable
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}

@usableFromInline
struct UnretainedStage<Input, Object: AnyObject, Output>: Stage {
    @usableFromInline let object: () -> Object?
    @usableFromInline let resultSelector: (Object, Input) -> Output

    @inlinable
    init(object: @escaping () -> Object?, resultSelector: @escaping (Object, Input) -> Output) {
        self.object = object
        self.resultSelector = resultSelector
    }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Output, Void>) {
        if let object = object() { sink.emit(resultSelector(object, element)) } else { sink.complete() }
    }
}
