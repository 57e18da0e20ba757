import CSupport
import Foundation
import Measuring

/// Plain elements from some threads to one, as `observe(on:)` moves them: `take` hands what is there to the consumer.
protocol HandOver: AnyObject, SendableMetatype {
    init()
    func put(_ element: Int)
    /// Adds what is there to `sum`; how many that were.
    func take(_ sum: inout Int) -> Int
}

/// ns of the process per element. A consumer that finds nothing gives up its turn.
func measureHandOver<H: HandOver>(_ type: H.Type, producers: Int, items: Int) -> Double {
    nonisolated(unsafe) let handOver = H()
    let each = items / producers
    let expected = producers * (each * (each - 1) / 2)
    let elapsed = Crew.run(producers + 1) { thread in
        guard thread == 0 else {
            for element in 0..<each { handOver.put(element) }
            return
        }
        var (sum, count) = (0, 0)
        while count < each * producers {
            let taken = handOver.take(&sum)
            if taken == 0 { sched_yield() }
            count += taken
        }
        precondition(sum == expected, "elements were lost")
    }
    return elapsed / Double(each * producers)
}

private struct Element {
    var node = MpscNode()
    var value: Int
}

private func makeNode(_ value: Int) -> UnsafeMutablePointer<MpscNode> {
    let raw = malloc(MemoryLayout<Element>.size)!
    raw.initializeMemory(as: Element.self, to: Element(value: value))
    return raw.assumingMemoryBound(to: MpscNode.self)
}

private func consume(_ node: UnsafeMutablePointer<MpscNode>) -> Int {
    let raw = UnsafeMutableRawPointer(node)
    defer { free(raw) }
    return raw.assumingMemoryBound(to: Element.self).pointee.value
}

final class MpscHandOver: HandOver {
    private let queue = onItsOwnLines(MpscQueue.self)
    init() { MpscQueue.initialize(queue) }
    deinit { queue.deallocate() }
    func put(_ element: Int) { _ = MpscQueue.enqueue(queue, makeNode(element)) }

    func take(_ sum: inout Int) -> Int {
        guard let node = MpscQueue.dequeue(queue) else { return 0 }
        sum &+= consume(node)
        return 1
    }
}

final class MpscBatchHandOver: HandOver {
    private let queue = onItsOwnLines(MpscQueue.self)
    private let batch = onItsOwnLines(MpscQueue.self)
    init() {
        MpscQueue.initialize(queue)
        MpscQueue.initialize(batch)
    }
    deinit {
        queue.deallocate()
        batch.deallocate()
    }
    func put(_ element: Int) { _ = MpscQueue.enqueue(queue, makeNode(element)) }

    func take(_ sum: inout Int) -> Int {
        guard MpscQueue.splice(queue, into: batch) else { return 0 }
        var count = 0
        while let node = MpscQueue.dequeue(batch) {
            sum &+= consume(node)
            count += 1
        }
        return count
    }
}

/// Producers append to one array; the consumer swaps it for an empty one and works through what it got.
class BufferHandOver: HandOver {
    private let arrays = onItsOwnLines([Int].self)
    private var mine: [Int] = []
    required init() { arrays.initialize(to: []) }
    deinit {
        arrays.deinitialize(count: 1)
        arrays.deallocate()
    }
    func lock() {}
    func unlock() {}

    @inline(__always) final func append(_ element: Int) { arrays.pointee.append(element) }
    @inline(__always) final func exchange() { swap(&arrays.pointee, &mine) }

    func put(_ element: Int) {
        lock()
        append(element)
        unlock()
    }

    func take(_ sum: inout Int) -> Int {
        mine.removeAll(keepingCapacity: true)
        lock()
        exchange()
        unlock()
        for element in mine { sum &+= element }
        return mine.count
    }
}

final class DoubleBufferHandOver: BufferHandOver {
    private let word = onItsOwnLines(SpinLock.self)
    deinit { word.deallocate() }
    override func lock() { SpinLock.lock(word) }
    override func unlock() { SpinLock.unlock(word) }
}

final class MutexBufferHandOver: BufferHandOver {
    private let mutex = onItsOwnLines(pthread_mutex_t.self)
    required init() {
        pthread_mutex_init(mutex, nil)
        super.init()
    }
    deinit { mutex.deallocate() }
    override func lock() { pthread_mutex_lock(mutex) }
    override func unlock() { pthread_mutex_unlock(mutex) }
}
