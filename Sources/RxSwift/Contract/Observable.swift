/// A sequence of elements that arrive over time; what every operator takes and gives.
///
/// - Threads: immutable; may be subscribed to from any thread. On which thread events arrive is up to the source and to
///   `observe(on:)`.
/// - Cost: one object for each operator in the declaration; nothing runs before `subscribe`.
public class Observable<Element>: ObservableType {
    /// How a subscription of the sequence, the first argument, starts: the source gets whom to tell and the disposer of
    /// the run, which is live before the first event: a synchronous source can see that nobody listens any more.
    @usableFromInline
    package typealias Run = (Observable<Element>, consuming AnyObserver<Element>, SinkDisposer) -> Void

    /// The part of the subclass. It captures nothing, the sequence is its context: one object for each operator.
    ///
    /// A closure and not an overridden method: it is made where the types are known, so it is specialised. See
    /// Decisions/OneObject.
    @usableFromInline final let run: Run

    /// False for sources that finish inside `subscribe` or only register the observer: they need no trampoline, and
    /// users rely on `just` being delivered at once even where a cold source would be queued.
    @usableFromInline final let usesTrampoline: Bool

    @inlinable
    package init(usesTrampoline: Bool = true, run: @escaping Run) {
        self.usesTrampoline = usesTrampoline
        self.run = run
        traceResourceInit()
    }

    deinit { traceResourceDeinit() }

    /// Starts a subscription; `observer` hears its events until the stop event, or until the result is disposed.
    ///
    /// - Threads: the source starts on the calling thread, unless `subscribe(on:)` says otherwise.
    /// - Cost: two objects and those of the operators, at most one for each.
    @inlinable
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let cancel = SinkDisposer()
        start(AnyObserver(receiver: ObserverLeaf(observer, cancel)), cancel)
        return cancel
    }

    /// Itself.
    @inlinable
    public final func asObservable() -> Observable<Element> { self }

    /// Starts the source for an observer that guards itself, on the trampoline if it needs one and none is running.
    @inlinable
    package final func start(_ observer: consuming AnyObserver<Element>, _ cancel: SinkDisposer) {
        if cancel.isCancelled { return }
        guard usesTrampoline else { return run(self, observer, cancel) }
        let isOutermost = CurrentThread.enter()
        run(self, observer, cancel)
        if isOutermost { CurrentThread.leave() }
    }

    /// The sources of a chain, for the chain around it; nil for what is not a `ChainObservable`.
    @usableFromInline
    package func unfolded() -> ChainFrame? { nil }
}
