internal import CSupport

/// `create` of a trait: the first answer counts.
@usableFromInline
struct CreateAnswer<Answer, Output>: OnSubscribe {
    @usableFromInline let subscribe: (@escaping (Answer) -> Void) -> any Disposable
    /// Tells the sequence that an answer is. Captures nothing.
    @usableFromInline let tell: (Answer, AnyObserver<Output>) -> Void

    @inlinable
    init(
        _ subscribe: @escaping (@escaping (Answer) -> Void) -> any Disposable,
        tell: @escaping (Answer, AnyObserver<Output>) -> Void
    ) {
        self.subscribe = subscribe
        self.tell = tell
    }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) {
        let first = FirstAnswer()
        let resource = subscribe { [tell, observer] answer in
            if first.claim() { tell(answer, observer) }
        }
        cancel.set(resource)
    }
}

/// Says which of several answers, on any threads, came first.
@usableFromInline
final class FirstAnswer {
    // Unchecked: an atomic word.
    @exclusivity(unchecked) private var state = AtomicInt()

    @usableFromInline
    init() {}

    /// Once true.
    @inline(never) @usableFromInline
    func claim() -> Bool { AtomicInt.fetchOr(&state, 1) == 0 }
}
