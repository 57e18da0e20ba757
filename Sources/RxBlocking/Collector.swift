internal import CSupport
internal import RxSwift

/// Collects what a sequence emits, on any thread, until it ends, enough has come, or the time is over.
final class Collector<Element>: Receiver {
    private let limit: Int
    private let waiter: Waiter
    private let predicate: (Element) throws -> Bool
    private let cancel = SinkDisposer()
    // Unchecked: under `lock`, which is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    @exclusivity(unchecked) private var elements: [Element] = []
    @exclusivity(unchecked) private var error: (any Error)?
    @exclusivity(unchecked) private var isOver = false

    init(limit: Int, waiter: Waiter, predicate: @escaping (Element) throws -> Bool) {
        self.limit = limit
        self.waiter = waiter
        self.predicate = predicate
    }

    func collect(_ source: Observable<Element>) -> MaterializedSequenceResult<Element> {
        // Called from inside an item of this thread's trampoline, what the source queues there would wait for us.
        CurrentThread.runNested {
            waiter.keepWatch {
                source.start(AnyObserver(receiver: self), cancel)
                if !waiter.wait(until: { self.hasEnded }) { stop(RxError.timeout) }
            }
        }
        // What still arrives finds `isOver`.
        let (elements, error) = withLock(&lock) { (self.elements, self.error) }
        if let error { return .failed(elements: elements, error: error) }
        return .completed(elements: elements)
    }

    private var hasEnded: Bool { withLock(&lock) { isOver } }

    func next(_ element: inout Element) {
        // A source that does not look whether it is disposed goes on; `predicate` is not asked any more.
        if cancel.isDisposed { return }
        // An endless sequence that emits inside `subscribe` never lets us wait.
        if waiter.isLate { return stop(RxError.timeout) }
        do {
            guard try predicate(element) else { return }
        } catch { return stop(error) }
        let isFull = withLock(&lock) {
            if isOver { return false }
            elements.append(element)
            return elements.count >= limit
        }
        if isFull { stop(nil) }
    }

    func stop(_ error: (any Error)?) {
        let isFirst = withLock(&lock) {
            if isOver { return false }
            isOver = true
            self.error = error
            return true
        }
        guard isFirst else { return }
        cancel.dispose()
        waiter.wake()
    }
}
