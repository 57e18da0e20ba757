import CSupport
import Foundation
import Measuring

/// One turn of an item whose context is a counter.
private func count(_ counter: UnsafeMutableRawPointer) -> Bool {
    counter.assumingMemoryBound(to: Int.self).pointee &+= 1
    return false
}

/// Work for the same thread (trampoline), and items from threads to one thread (hand-over).
enum Queues {
    static var all: [Case] {
        [
            loop(TrampolineChain.self, "trampoline", threads: [1, 2], reference: true),
            loop(TrampolineBatch.self, "trampoline", threads: [1, 2]),
            loop(TrampolineCancelled.self, "trampoline", threads: [1, 2]),
            loop(EnqueueDequeue.self, "queue alone", threads: [1], reference: true),
            loop(LockedArray.self, "queue alone", threads: [1]),
            handOver("MpscQueue, a node each", MpscHandOver.self, reference: true),
            handOver("MpscQueue in batches", MpscBatchHandOver.self),
            handOver("SpinLock, two arrays", DoubleBufferHandOver.self),
            handOver("pthread_mutex, two arrays", MutexBufferHandOver.self),
        ]
    }

    private static func handOver(_ name: String, _ type: (some HandOver).Type, reference: Bool = false) -> Case {
        Case(group: "hand-over", name: name, isReference: reference, threads: [2, 4]) { threads, seconds in
            (measureHandOver(type, producers: threads - 1, items: Int(seconds * 8_000_000)), 1)
        }
    }

    // MARK: One thread

    /// One item that queues and runs: what a nested subscribe costs.
    struct TrampolineChain: Operation {
        static let name = "Trampoline, one item"
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            let trampoline = Trampoline.current()
            trampoline.pointee.enqueue(
                context: UnsafeMutableRawPointer(counter), run: count, destroy: { _ in })
            trampoline.pointee.drain()
        }
    }

    /// 1/100 of 100 items that wait together.
    struct TrampolineBatch: Operation {
        static let name = "Trampoline, of 100 items"
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            let trampoline = Trampoline.current()
            trampoline.pointee.enqueue(
                context: UnsafeMutableRawPointer(counter), run: count, destroy: { _ in })
            if trampoline.pointee.count == 100 { trampoline.pointee.drain() }
        }
    }

    struct TrampolineCancelled: Operation {
        static let name = "Trampoline, cancelled item"
        let flag = onItsOwnLines(AtomicInt.self)
        init() { AtomicInt.store(flag, 1) }
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            let trampoline = Trampoline.current()
            trampoline.pointee.enqueue(
                context: UnsafeMutableRawPointer(counter), cancelled: flag, run: { _ in false }, destroy: { _ in })
            trampoline.pointee.drain()
        }
        func free() { flag.deallocate() }
    }

    struct EnqueueDequeue: Operation {
        static let name = "MpscQueue, in and out"
        let queue = onItsOwnLines(MpscQueue.self)
        let node = onItsOwnLines(MpscNode.self)
        init() { MpscQueue.initialize(queue) }
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            _ = MpscQueue.enqueue(queue, node)
            if MpscQueue.dequeue(queue) == node { counter.pointee &+= 1 }
        }
        func free() {
            queue.deallocate()
            node.deallocate()
        }
    }

    struct LockedArray: Operation {
        final class Box { var items: [Int] = [] }
        static let name = "SpinLock and array, in and out"
        let lock = onItsOwnLines(SpinLock.self)
        let box = Box()
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            SpinLock.lock(lock)
            box.items.append(1)
            SpinLock.unlock(lock)
            SpinLock.lock(lock)
            counter.pointee &+= box.items.removeLast()
            SpinLock.unlock(lock)
        }
        func free() { lock.deallocate() }
    }
}
