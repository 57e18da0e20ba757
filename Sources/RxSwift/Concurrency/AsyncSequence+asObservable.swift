extension AsyncSequence {
    /// Emits the elements of this sequence, read by a task for each subscription.
    ///
    ///     stream.asObservable()  "-a-b-|"
    ///
    /// - Ends: with this sequence. Disposing cancels the task, and no event follows; a sequence that throws
    ///   `CancellationError` completes.
    /// - Threads: emits on the task's executor, off every actor, whoever subscribes (report H6). The task has the
    ///   task-local values of the one that subscribes, and its priority unless another is given. Each subscription
    ///   makes its own iterator.
    /// - Cost: a task a subscription, and what an asynchronous iteration costs.
    /// - Errors: an error of this sequence ends the sequence.
    /// - Differs: upstream's task is detached, and has lost the task-local values.
    @inlinable
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        AnonymousObservable(usesTrampoline: false) { observer, cancel in
            cancel.run(priority: priority) {
                do {
                    for try await element in self {
                        if cancel.isSilent { return }
                        observer.onNext(element)
                    }
                    if !cancel.isDisposed { observer.stop(nil) }
                } catch {
                    if !cancel.isDisposed { observer.stop(error is CancellationError ? nil : error) }
                }
            }
        }
    }
}
