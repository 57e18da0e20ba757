import CSupport
import Measuring
import Synchronization

/// All threads at one word.
enum Atomics {
    static var all: [Case] {
        [
            loop(SwiftAdd.self, "fetch-add", reference: true), loop(Add.self, "fetch-add"),
            loop(SwiftOr.self, "fetch-or", reference: true), loop(FetchOr.self, "fetch-or"), loop(Or.self, "fetch-or"),
            loop(SwiftLoad.self, "load", reference: true), loop(Load.self, "load"),
            loop(SwiftStore.self, "store", reference: true), loop(Store.self, "store"),
            loop(SwiftExchange.self, "exchange", reference: true), loop(Exchange.self, "exchange"),
        ]
    }

    final class Box: Sendable { let word = Atomic<UInt32>(0) }

    struct Add: Operation {
        static let name = "AtomicInt.fetchAdd"
        let word = onItsOwnLines(AtomicInt.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) { _ = AtomicInt.fetchAdd(word, 1) }
        func free() { word.deallocate() }
    }

    struct SwiftAdd: Operation {
        static let name = "Synchronization.Atomic.add"
        let box = Box()
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            box.word.wrappingAdd(1, ordering: .sequentiallyConsistent)
        }
    }

    struct FetchOr: Operation {
        static let name = "AtomicInt.fetchOr"
        let word = onItsOwnLines(AtomicInt.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) { blackHole(AtomicInt.fetchOr(word, 2)) }
        func free() { word.deallocate() }
    }

    struct Or: Operation {
        static let name = "AtomicInt.or"
        let word = onItsOwnLines(AtomicInt.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) { AtomicInt.or(word, 2) }
        func free() { word.deallocate() }
    }

    struct SwiftOr: Operation {
        static let name = "Synchronization.Atomic.bitwiseOr"
        let box = Box()
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            blackHole(box.word.bitwiseOr(2, ordering: .sequentiallyConsistent).oldValue)
        }
    }

    struct Load: Operation {
        static let name = "AtomicInt.load"
        let word = onItsOwnLines(AtomicInt.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) { blackHole(AtomicInt.load(word)) }
        func free() { word.deallocate() }
    }

    struct SwiftLoad: Operation {
        static let name = "Synchronization.Atomic.load"
        let box = Box()
        func perform(_ counter: UnsafeMutablePointer<Int>) { blackHole(box.word.load(ordering: .acquiring)) }
    }

    struct Store: Operation {
        static let name = "AtomicInt.store"
        let word = onItsOwnLines(AtomicInt.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) { AtomicInt.store(word, 1) }
        func free() { word.deallocate() }
    }

    struct SwiftStore: Operation {
        static let name = "Synchronization.Atomic.store"
        let box = Box()
        func perform(_ counter: UnsafeMutablePointer<Int>) { box.word.store(1, ordering: .releasing) }
    }

    struct Exchange: Operation {
        static let name = "AtomicInt.exchange"
        let word = onItsOwnLines(AtomicInt.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) { blackHole(AtomicInt.exchange(word, 1)) }
        func free() { word.deallocate() }
    }

    struct SwiftExchange: Operation {
        static let name = "Synchronization.Atomic.exchange"
        let box = Box()
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            blackHole(box.word.exchange(1, ordering: .sequentiallyConsistent))
        }
    }
}

/// Keeps a result from being left out, without a call.
@inline(__always)
func blackHole(_ value: UInt32) {
    if value == 0x5a5a_5a5a { blackHoleSlow() }
}

@inline(never) private func blackHoleSlow() { print("unlikely") }
