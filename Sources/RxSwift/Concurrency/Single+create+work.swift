extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A single whose element is what `work` returns, in a task for each subscription.
    ///
    ///     create { try await fetch() }  "--(a|)"
    ///
    /// - Ends: when `work` has returned. Disposing cancels the task, and no event follows.
    /// - Threads: emits on the task's executor, off every actor. Unless it is `detached`, the task has the task-local
    ///   values and the priority of the one that subscribes.
    /// - Cost: a task a subscription.
    /// - Errors: what `work` throws is the event.
    // Disfavoured: `create { … }` of a closure that takes an observer must go on meaning `create(subscribe:)`.
    @_disfavoredOverload
    @inlinable
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil, work: @Sendable @escaping () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            AnonymousObservable(usesTrampoline: false) { observer, cancel in
                cancel.run(detached: detached, priority: priority) {
                    do {
                        let element = try await work()
                        if cancel.isDisposed { return }
                        observer.onNext(element)
                        observer.stop(nil)
                    } catch {
                        if !cancel.isDisposed { observer.stop(error) }
                    }
                }
            }
        )
    }
}
