import CSupport
import Foundation
import Measuring
import Synchronization

/// A section of one plain addition under each lock.
enum Locks {
    static var all: [Case] {
        [
            loop(PosixMutex.self, "lock", reference: true),
            loop(Spin.self, "lock"), loop(Recursive.self, "lock"), loop(Biased.self, "lock"),
            loop(PosixRecursive.self, "lock"), loop(PosixSpin.self, "lock"),
            loop(FoundationLock.self, "lock"), loop(FoundationRecursive.self, "lock"), loop(SwiftMutex.self, "lock"),
            loop(QueueSync.self, "lock"), loop(Semaphore.self, "lock"),
        ]
    }

    struct Spin: Operation {
        static let name = "SpinLock"
        let lock = onItsOwnLines(SpinLock.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            SpinLock.lock(lock)
            counter.pointee &+= 1
            SpinLock.unlock(lock)
        }
        func free() { lock.deallocate() }
    }

    struct Recursive: Operation {
        static let name = "RecursiveLock"
        let lock = onItsOwnLines(RecursiveLock.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            RecursiveLock.lock(lock)
            counter.pointee &+= 1
            RecursiveLock.unlock(lock)
        }
        func free() { lock.deallocate() }
    }

    /// With one thread it stays the owner; with several both biases are gone after the first milliseconds.
    struct Biased: Operation {
        static let name = "BiasedLock"
        let lock = onItsOwnLines(BiasedLock.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            let bias = BiasedLock.lockAdopting(lock, by: threadSelf())
            counter.pointee &+= 1
            BiasedLock.unlock(lock, bias)
        }
        func free() { lock.deallocate() }
    }

    struct PosixMutex: Operation {
        static let name = "pthread_mutex"
        let lock = onItsOwnLines(pthread_mutex_t.self)
        init() { pthread_mutex_init(lock, nil) }
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            pthread_mutex_lock(lock)
            counter.pointee &+= 1
            pthread_mutex_unlock(lock)
        }
        func free() { lock.deallocate() }
    }

    struct PosixRecursive: Operation {
        static let name = "pthread_mutex recursive"
        let lock = onItsOwnLines(pthread_mutex_t.self)
        init() {
            var attributes = pthread_mutexattr_t()
            pthread_mutexattr_init(&attributes)
            pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_RECURSIVE))
            pthread_mutex_init(lock, &attributes)
        }
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            pthread_mutex_lock(lock)
            counter.pointee &+= 1
            pthread_mutex_unlock(lock)
        }
        func free() { lock.deallocate() }
    }

    struct PosixSpin: Operation {
        static let name = "pthread_spin"
        let lock = onItsOwnLines(pthread_spinlock_t.self)
        init() { pthread_spin_init(lock, CInt(PTHREAD_PROCESS_PRIVATE)) }
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            pthread_spin_lock(lock)
            counter.pointee &+= 1
            pthread_spin_unlock(lock)
        }
        func free() { lock.deallocate() }
    }

    struct FoundationLock: Operation {
        static let name = "NSLock"
        let lock = NSLock()
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            lock.lock()
            counter.pointee &+= 1
            lock.unlock()
        }
    }

    struct FoundationRecursive: Operation {
        static let name = "NSRecursiveLock"
        let lock = NSRecursiveLock()
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            lock.lock()
            counter.pointee &+= 1
            lock.unlock()
        }
    }

    struct SwiftMutex: Operation {
        final class Box: Sendable { let mutex = Mutex(()) }
        static let name = "Synchronization.Mutex"
        let box = Box()
        func perform(_ counter: UnsafeMutablePointer<Int>) { box.mutex.withLock { _ in counter.pointee &+= 1 } }
    }

    struct QueueSync: Operation {
        static let name = "DispatchQueue.sync"
        let queue = DispatchQueue(label: "bench")
        func perform(_ counter: UnsafeMutablePointer<Int>) { queue.sync { counter.pointee &+= 1 } }
    }

    struct Semaphore: Operation {
        static let name = "DispatchSemaphore"
        let semaphore = DispatchSemaphore(value: 1)
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            semaphore.wait()
            counter.pointee &+= 1
            semaphore.signal()
        }
    }
}
