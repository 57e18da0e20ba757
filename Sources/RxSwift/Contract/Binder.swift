/// An observer that does one thing to one object with each element, on one scheduler, and does not keep the object.
///
/// - Ends: nothing happens at the end of the sequence.
/// - Threads: may be told from any thread; `binding` runs on `scheduler`, the main one unless another is given.
/// - Cost: one scheduled item an element.
/// - Errors: binding a sequence that fails is a mistake: it traps in debug builds and is printed in release builds.
public struct Binder<Value>: ObserverType {
    /// The type of what it hears.
    public typealias Element = Value

    private let binding: (Event<Value>) -> Void

    /// A binder that calls `binding` with `target`, while that is alive, and each element.
    public init<Target: AnyObject>(
        _ target: Target,
        scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            switch event {
            case .next(let element):
                _ = scheduler.schedule(element) { element in
                    enteringUserCode()
                    if let target { binding(target, element) }
                    return Disposables.create()
                }
            case .error(let error): misuse("Binder: a bound sequence failed: \(error)")
            case .completed: break
            }
        }
    }

    /// Hears one event.
    public func on(_ event: Event<Value>) { binding(event) }

    /// This binder with its type erased.
    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}
