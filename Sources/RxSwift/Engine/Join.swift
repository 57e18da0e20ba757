public import CSupport

/// An operator with several sources, inner sources or timers: what it is made of, apart from its state.
///
/// The state is asked under the lock and answers with a step; the step is performed after it. So an operator file is a
/// method, a `…State` and a `perform`; locks, queues, ending and disposal are `JoinSink`'s. See WritingAnOperator.
@usableFromInline
package protocol Join<Output>: OnSubscribe {
    associatedtype State: JoinState
    /// What is subscribed to because of a step.
    associatedtype Turn = Never

    func makeState() -> State
    /// Subscribes to what is there from the start.
    func start(_ sink: JoinSink<Self>)
    /// Acts: calls user closures, emits. An error thrown here ends the sequence.
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) throws
    /// What is to be subscribed to when that is done. An error thrown here ends the sequence.
    func turn(of step: State.Step, _ sink: JoinSink<Self>) throws -> Turn?
    /// Subscribes to it, while others may be delivering.
    func start(_ turn: Turn, _ sink: JoinSink<Self>)
}

extension Join {
    @inlinable
    package func turn(of step: State.Step, _ sink: JoinSink<Self>) -> Turn? { nil }
}

extension Join where Turn == Never {
    @inlinable
    package func start(_ turn: Never, _ sink: JoinSink<Self>) {}
}

/// What a join remembers. Knows no lock, no clock and no user closure; is tested by calling it.
@usableFromInline
package protocol JoinState {
    /// What may arrive.
    associatedtype Input
    /// What to do about it; carries out whatever the state drops, so that it is released outside the lock.
    associatedtype Step

    mutating func receive(_ input: Input) -> Step
}

/// The one sink of all joins.
@usableFromInline
package final class JoinSink<J: Join>: JoinMembers {
    @usableFromInline let join: J
    @usableFromInline let down: AnyObserver<J.Output>
    @usableFromInline package let cancel: SinkDisposer
    /// As it was at the start once the sequence is over. Under `lock`, as is `isOver`. (Not an optional: to destroy one
    /// of a generic type, an object that dies looks its metadata up, 300 instructions.)
    @exclusivity(unchecked) @usableFromInline var state: J.State
    @exclusivity(unchecked) @usableFromInline var isOver = false
    /// Under `lock`.
    @exclusivity(unchecked) @usableFromInline var backlog = Backlog<J.State.Input>()
    /// Under `lock`.
    @exclusivity(unchecked) @usableFromInline var loops: UnsafeMutablePointer<TurnLoop<J.Turn>>?

    @inlinable
    init(_ join: J, _ down: AnyObserver<J.Output>, _ cancel: SinkDisposer) {
        self.join = join
        self.down = down
        self.cancel = cancel
        state = join.makeState()
        super.init(takeApart: { unsafeDowncast($0, to: JoinSink.self).takeApart() })
        traceResourceInit()
    }

    @inlinable
    deinit { traceResourceDeinit() }

    /// Something arrived, on any thread. What comes from a child is told by the child, which knows whether it is over.
    @inlinable
    package func receive(_ input: J.State.Input) {
        // Local functions and not closures: those may not be told to be inlined, and are not (3 ns an element).
        @inline(__always) func ask() -> J.State.Step? { asked(input) }
        @inline(__always) func perform(_ step: J.State.Step?) -> J.Turn? { act(step) }
        pass(
            queue: { wait(input) },
            ask: ask,
            perform: perform,
            start: { join.start($0, self) },
            canLeave: { backlog.isEmpty },
            drain: { drain() }
        )
    }

    /// Out of line, to keep the path of an input that passes short.
    @inline(never) @inlinable
    func wait(_ input: J.State.Input) { backlog.enqueue(input) }

    /// Delivers what other threads queued meanwhile, until nothing waits.
    @inline(never) @inlinable
    func drain() {
        drain(
            take: { backlog.take(into: &$0) },
            // A state that is over, or that has no use for the input, does not keep it: it must not die under the lock.
            deliver: { input, stateLock in
                withExtendedLifetime(input) { act(withLock(stateLock) { asked(input) }) }
            },
            start: { join.start($0, self) })
    }

    /// Nothing once the sequence is over.
    @inlinable @inline(__always)
    func asked(_ input: J.State.Input) -> J.State.Step? {
        if isOver { return nil }
        if Self.hasState { return state.receive(input) }
        var state = state
        return state.receive(input)
    }

    /// The address of an empty field is that of the object: who changed one would, for ThreadSanitizer, change what all
    /// that call the object read.
    @inlinable @inline(__always)
    static var hasState: Bool { MemoryLayout<J.State>.size != 0 }

    @inlinable @inline(__always)
    func act(_ step: J.State.Step?) -> J.Turn? {
        guard let step else { return nil }
        do {
            try join.perform(step, self)
            return try join.turn(of: step, self)
        } catch {
            fail(error)
            return nil
        }
    }

    // MARK: What a join may do in `perform`

    @inlinable
    package func emit(_ element: J.Output) { down.onNext(element) }

    @inlinable
    package func complete() { stop(nil) }

    @inlinable
    package func fail(_ error: any Error) { stop(error) }

    /// Subscribes to `source`; `next` and `stop` turn its events into inputs. The child is registered before the source
    /// starts, so that a source which never returns can be cancelled.
    @inlinable
    package func subscribe<Element>(
        _ source: Observable<Element>,
        as child: JoinChild<J>,
        next: @escaping (inout Element) -> Void,
        stop: @escaping ((any Error)?) -> Void
    ) {
        guard adopt(child) else { return }
        source.start(AnyObserver(next: next, stop: stop), child)
    }

    /// Asks the state inside `perform`, before all that waits; nil once the sequence is over.
    @inlinable
    package func ask(_ input: J.State.Input) -> J.State.Step? { locked { asked(input) } }

    /// Goes on with `input` inside `perform`, before all that waits.
    @inlinable
    package func proceed(_ input: J.State.Input) {
        if let turn = act(ask(input)) { join.start(turn, self) }
    }

    /// Calls `start` with `turn` now, or, when this thread is inside another such call, after that one has returned:
    /// inners that finish inside `subscribe` follow each other in a loop instead of deeper on the stack (contract 7).
    @inlinable
    package func inTurn(_ turn: J.Turn, _ start: (J.Turn) -> Void) {
        var loop = TurnLoop<J.Turn>(of: threadSelf())
        withUnsafeMutablePointer(to: &loop) { loop in
            if locked({ TurnLoop.enqueue(turn, orBegin: loop, in: &loops) }) { return }
            start(turn)
            while let next = locked({ TurnLoop.next(of: loop, in: &loops) }) { start(next) }
        }
    }

    // MARK: Children

    /// A disposer for one more subscription, disposed with this one.
    @inlinable
    package func makeChild(id: Int = 0) -> JoinChild<J> { JoinChild(self, id) }

    /// Registers `child`; false, with `child` disposed, when everything is over already.
    @inlinable
    package func adopt(_ child: JoinChild<J>) -> Bool {
        let isAdopted = locked {
            if isOver { return false }
            insert(child)
            return true
        }
        if !isAdopted { child.dispose() }
        return isAdopted
    }

    // MARK: The end

    /// Tells the end, then takes the rest apart: the order of a stage, whose source is disposed by who hears the end.
    ///
    /// The children stay in the list meanwhile, so that who hears the end and disposes, as `retry` does before it
    /// subscribes again, finds them.
    @inline(never) @inlinable
    func stop(_ error: (any Error)?) {
        guard let last = locked({ takeState() }) else { return }
        down.stop(error)
        withExtendedLifetime(last) {}
        takeApart()
    }

    /// Ends without a stop event, for the operators whose documented behaviour that is.
    @inlinable
    package func vanish() { cancel.dispose() }

    /// Takes apart what there still is. What it held is released here, outside the lock.
    @inlinable
    func takeApart() {
        let rest = locked { () -> (J.State?, Backlog<J.State.Input>, MemberList) in
            defer { backlog = Backlog() }
            return (takeState(), backlog, takeAllMembers())
        }
        rest.2.disposeAll()
    }

    /// Ends the sequence for all that still arrives; nil when that was done.
    @inlinable
    func takeState() -> J.State? {
        if isOver { return nil }
        isOver = true
        var last = join.makeState()
        if Self.hasState { swap(&last, &state) }
        return last
    }
}

/// The disposer of one subscription of a join.
@usableFromInline
package final class JoinChild<J: Join>: JoinMember, @unchecked Sendable {
    @usableFromInline package let sink: JoinSink<J>

    @inlinable
    init(_ sink: JoinSink<J>, _ id: Int) {
        self.sink = sink
        super.init(id: id)
    }

    /// Tells the join what this subscription's source emitted; nothing once this subscription is over.
    @inlinable
    package func receive(_ input: J.State.Input) {
        if !isSilent { sink.receive(input) }
    }

    /// The source of this subscription is over: lets go of it, then tells the join, which may go on to other sources.
    ///
    /// - Parameter endsAll: whether the join ends with it. Then it is told first, and the source is let go of after
    ///   that, as with a stage: an observer hears the error before the source's disposal is heard.
    @inlinable
    package func stopped(_ input: J.State.Input, endsAll: Bool = false) {
        guard end() else { return }
        if endsAll {
            sink.receive(input)
            sink.release(self)
        } else {
            sink.release(self)
            sink.receive(input)
        }
    }
}

extension Join {
    /// Starts a subscription.
    @inlinable
    package func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) {
        let sink = JoinSink(self, consume observer, cancel)
        cancel.set(sink)
        start(sink)
    }
}
