/// An operator with several sources, inner sources or timers: what it is made of, apart from its state.
///
/// The state is asked under the lock and answers with a step; the step is performed after it. So an operator file is a
/// method, a `…State` and a `perform`; locks, queues, ending and disposal are `JoinSink`'s. See WritingAnOperator.
@usableFromInline
package protocol Join<Output> {
    associatedtype Output
    associatedtype State: JoinState

    func makeState() -> State
    /// Subscribes to what is there from the start.
    func start(_ sink: JoinSink<Self>)
    /// Acts: calls user closures, emits, subscribes. An error thrown here ends the sequence.
    func perform(_ step: State.Step, _ sink: JoinSink<Self>) throws
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
package final class JoinSink<J: Join>: Gate, Disposable {
    @usableFromInline let join: J
    @usableFromInline let down: AnyObserver<J.Output>
    @usableFromInline package let cancel: SinkDisposer
    /// Nil once the sequence is over. Under `lock`.
    @exclusivity(unchecked) @usableFromInline var state: J.State?
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<J.State.Input>(capacity: 0)
    /// What is subscribed. Under `lock`.
    @exclusivity(unchecked) @usableFromInline var children = ContiguousArray<JoinChild<J>>()
    /// Only touched by the delivering thread.
    @exclusivity(unchecked) @usableFromInline var isStartingInTurn = false
    @exclusivity(unchecked) @usableFromInline var turns = Queue<() -> Void>(capacity: 0)

    @inlinable
    init(_ join: J, _ down: AnyObserver<J.Output>, _ cancel: SinkDisposer) {
        self.join = join
        self.down = down
        self.cancel = cancel
        state = join.makeState()
        super.init()
        traceResourceInit()
    }

    @inlinable
    deinit { traceResourceDeinit() }

    /// Something arrived, on any thread.
    @inlinable
    package func receive(_ input: J.State.Input) {
        if cancel.isDisposed { return }
        pass(
            queue: { waiting.enqueue(input) },
            ask: { state?.receive(input) },
            perform: { act($0) },
            canLeave: { waiting.isEmpty },
            drain: { drain() }
        )
    }

    /// Delivers what other threads queued meanwhile, until nothing waits.
    @inline(never) @inlinable
    func drain() {
        while true {
            let step: J.State.Step?? = withLock(&lock) {
                if let input = waiting.dequeue() { return .some(state?.receive(input)) }
                deliverer = 0
                return nil
            }
            guard let step else { return }
            act(step)
        }
    }

    @inlinable
    func act(_ step: J.State.Step?) {
        guard let step, !cancel.isDisposed else { return }
        do { try join.perform(step, self) } catch { fail(error) }
    }

    // MARK: What a join may do in `perform`

    @inlinable
    package func emit(_ element: J.Output) { down.next(element) }

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
        next: @escaping (Element) -> Void,
        stop: @escaping ((any Error)?) -> Void
    ) {
        guard adopt(child) else { return }
        source.start(AnyObserver(next: next, stop: stop), child)
    }

    /// Runs `start` now, or, when it is called from inside another such start, after that one has returned: inners that
    /// finish inside `subscribe` follow each other in a loop instead of deeper on the stack (contract 7).
    @inlinable
    package func startInTurn(_ start: @escaping () -> Void) {
        if isStartingInTurn { return turns.enqueue(start) }
        isStartingInTurn = true
        start()
        while let next = turns.dequeue() { next() }
        isStartingInTurn = false
    }

    // MARK: Children

    /// A disposer for one more subscription, disposed with this one.
    @inlinable
    package func makeChild(id: Int = 0) -> JoinChild<J> { JoinChild(self, id) }

    /// Registers `child`; false, with `child` disposed, when everything is over already.
    @inlinable
    package func adopt(_ child: JoinChild<J>) -> Bool {
        let isOver = withLock(&lock) {
            if state == nil { return true }
            child.index = children.count
            children.append(child)
            return false
        }
        if isOver { child.dispose() }
        return !isOver
    }

    /// Forgets `child` and disposes it. On any thread, once or more.
    @inlinable
    package func release(_ child: JoinChild<J>) {
        withLock(&lock) {
            guard child.index >= 0 else { return }
            let last = children.removeLast()
            if last !== child {
                last.index = child.index
                children[child.index] = last
            }
            child.index = -1
        }
        child.dispose()
    }

    // MARK: The end

    @inline(never) @inlinable
    func stop(_ error: (any Error)?) {
        guard let remains = close() else { return }
        down.stop(error)
        remains.dispose()
    }

    @inlinable
    package func dispose() { close()?.dispose() }

    @usableFromInline
    struct Remains {
        @usableFromInline let state: J.State
        @usableFromInline let children: ContiguousArray<JoinChild<J>>
        @usableFromInline let waiting: Queue<J.State.Input>

        @inlinable
        init(state: J.State, children: ContiguousArray<JoinChild<J>>, waiting: Queue<J.State.Input>) {
            self.state = state
            self.children = children
            self.waiting = waiting
        }

        @inlinable
        func dispose() {
            for child in children { child.dispose() }
        }
    }

    /// Takes everything out, once; it is released where the result is, outside the lock.
    @inlinable
    func close() -> Remains? {
        withLock(&lock) {
            guard let last = state.take() else { return nil }
            for child in children { child.index = -1 }
            let remains = Remains(state: last, children: children, waiting: waiting)
            children = []
            waiting = Queue(capacity: 0)
            return remains
        }
    }
}

/// The disposer of one subscription of a join.
@usableFromInline
package final class JoinChild<J: Join>: SinkDisposer {
    @usableFromInline package let sink: JoinSink<J>
    /// What tells one inner from another where it matters.
    @usableFromInline package let id: Int
    /// Place among the sink's children, -1 when not there. Under the sink's lock.
    @exclusivity(unchecked) @usableFromInline var index = -1

    @inlinable
    init(_ sink: JoinSink<J>, _ id: Int) {
        self.sink = sink
        self.id = id
        super.init()
    }

    /// The source of this subscription is over: lets go of it, then tells the join.
    @inlinable
    package func stopped(_ input: J.State.Input) {
        guard end() else { return }
        sink.release(self)
        sink.receive(input)
    }
}

extension Observable {
    @inlinable
    package convenience init<J: Join>(_ join: J) where J.Output == Element {
        self.init { join }
    }

    /// For a join that is made anew for each subscription.
    @inlinable
    package convenience init<J: Join>(_ makeJoin: @escaping () -> J) where J.Output == Element {
        self.init { observer, cancel in
            let join = makeJoin()
            let sink = JoinSink(join, observer, cancel)
            cancel.set(sink)
            join.start(sink)
        }
    }
}
