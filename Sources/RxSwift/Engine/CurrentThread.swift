public import CSupport

/// The trampoline of the calling thread, in the words of the engine.
@usableFromInline
package enum CurrentThread {
    /// Runs `body`, and if this is the outermost call, everything that was queued meanwhile.
    @inlinable
    package static func run(_ body: () -> Void) {
        let isOutermost = enter()
        body()
        if isOutermost { leave() }
    }

    /// Whether nothing up the stack runs on this thread's trampoline: then it does now, until `leave`.
    @inlinable
    package static func enter() -> Bool {
        enteringUserCode()
        let trampoline = Trampoline.current()
        if trampoline.pointee.isRunning { return false }
        trampoline.pointee.isRunning = true
        return true
    }

    /// Runs what was queued since `enter`.
    @inlinable
    package static func leave() {
        let trampoline = Trampoline.current()
        if trampoline.pointee.count != 0 { trampoline.pointee.drain() }
        trampoline.pointee.isRunning = false
    }

    /// Runs `body` as if nothing up the stack ran on this thread's trampoline: what it queues has run when it returns.
    package static func runNested<Result>(_ body: () -> Result) -> Result {
        let trampoline = Trampoline.current()
        trampoline.pointee.enterFrame()
        defer { trampoline.pointee.leaveFrame() }
        return body()
    }

    /// Queues `item` behind everything that waits on this thread.
    @usableFromInline
    package static func enqueue(_ item: WorkItem) {
        Trampoline.current().pointee.enqueue(
            context: Unmanaged.passRetained(item).toOpaque(),
            run: { WorkItem.run($0) },
            destroy: { Unmanaged<WorkItem>.fromOpaque($0).release() }
        )
    }

    /// Queues `body` behind everything that waits on this thread.
    @usableFromInline
    package static func enqueue(_ body: consuming ActionBody<Void>) -> any Disposable {
        ActionBlock.enqueue(consume body)
    }

    /// Whether anything waits on this thread's trampoline.
    @inlinable
    package static var hasWaiting: Bool { Trampoline.current().pointee.count != 0 }
}

/// Something to run on a trampoline, again and again as long as it says so.
@usableFromInline
package class WorkItem {
    /// The part of the subclass; captures nothing and is specialised, as `Observable.run`. Whether there is more to do.
    @usableFromInline final let takeTurn: (WorkItem) -> Bool

    @inlinable
    package init(takeTurn: @escaping (WorkItem) -> Bool) { self.takeTurn = takeTurn }

    /// The queue's reference goes with the item when it is queued again.
    @inline(never)
    fileprivate static func run(_ item: UnsafeMutableRawPointer) -> Bool {
        enteringUserCode()
        let goesOn = Unmanaged<WorkItem>.fromOpaque(item)._withUnsafeGuaranteedRef { $0.takeTurn($0) }
        if !goesOn { Unmanaged<WorkItem>.fromOpaque(item).release() }
        return goesOn
    }
}
