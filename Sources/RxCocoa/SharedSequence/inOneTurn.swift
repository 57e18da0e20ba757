public import RxSwift

extension AnonymousObservable {
    /// A source that says all it has to say in one turn on `scheduler`.
    ///
    /// Not `subscribe(on:)`, which also takes a turn for the disposal: on a main scheduler that turn would wait in the
    /// queue, and a second subscription behind it.
    @inlinable
    convenience init(inOneTurnOn scheduler: any SchedulerType, _ say: @escaping (AnyObserver<Element>) -> Void) {
        self.init(usesTrampoline: false) { observer, cancel in
            let turn = scheduler.schedule(()) { _ in
                if !cancel.isDisposed { say(observer) }
                return Disposables.create()
            }
            cancel.set(turn)
        }
    }
}
