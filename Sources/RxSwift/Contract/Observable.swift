/// A sequence of elements that arrive over time; what every operator takes and gives.
///
/// - Threads: immutable; may be subscribed to from any thread. On which thread events arrive is up to the source and to
///   `observe(on:)`.
/// - Cost: one object and one closure for each operator in the declaration; nothing runs before `subscribe`.
public class Observable<Element>: ObservableType {
    /// How a subscription starts: the source gets whom to tell and the disposer of the run, which is live before the
    /// first event, so that a synchronous source can see that nobody listens any more.
    @usableFromInline package typealias Run = (AnyObserver<Element>, SinkDisposer) -> Void

    /// Never nil before `deinit`, which takes it out to keep the stack flat when a long declaration dies.
    @exclusivity(unchecked) @usableFromInline final var source: Source?

    /// The closure in a struct: an optional closure is stored in another form, and each use of it allocates a thunk.
    @usableFromInline
    struct Source {
        @usableFromInline let run: Run

        @inlinable
        init(run: @escaping Run) { self.run = run }
    }

    /// False for sources that finish inside `subscribe` or only register the observer: they need no trampoline, and
    /// users rely on `just` being delivered at once even where a cold source would be queued.
    @usableFromInline final let usesTrampoline: Bool

    @inlinable
    package init(usesTrampoline: Bool = true, run: @escaping Run) {
        self.usesTrampoline = usesTrampoline
        source = Source(run: run)
        traceResourceInit()
    }

    deinit {
        if Unwinder.enter() {
            source = nil
            Unwinder.leave()
        } else if let source {
            Unwinder.release(later: source)
        }
        traceResourceDeinit()
    }

    /// Starts a subscription; `observer` hears its events until the stop event, or until the result is disposed.
    ///
    /// - Threads: the source starts on the calling thread, unless `subscribe(on:)` says otherwise.
    /// - Cost: two objects and those of the operators, at most one for each.
    @inlinable
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let cancel = SinkDisposer()
        let leaf = ObserverLeaf(observer, cancel)
        start(AnyObserver(receiver: leaf), cancel)
        return cancel
    }

    /// Itself.
    @inlinable
    public final func asObservable() -> Observable<Element> { self }

    /// Starts the source for an observer that guards itself, on the trampoline if it needs one and none is running.
    @inlinable
    package final func start(_ observer: AnyObserver<Element>, _ cancel: SinkDisposer) {
        if cancel.isCancelled { return }
        guard usesTrampoline else { return source.unsafelyUnwrapped.run(observer, cancel) }
        CurrentThread.run { source.unsafelyUnwrapped.run(observer, cancel) }
    }

    /// The sources of a chain, for the chain around it; nil for what is not a `ChainObservable`.
    @usableFromInline
    package func unfolded() -> ChainFrame? { nil }
}
