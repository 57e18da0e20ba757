import CSupport
import Foundation
import Measuring
import Synchronization

/// Settings that are read all the time, waiting for another thread, and what time it is.
enum Others {
    static var all: [Case] {
        [
            loop(MutexRead.self, "read a setting", reference: true), loop(RcuRead.self, "read a setting"),
            loop(RcuReadEmpty.self, "read a setting"),
            loop(RcuReplace.self, "replace a setting", threads: [1], reference: true),
            loop(RcuReplaceDeferred.self, "replace a setting", threads: [1]),
            pingPong(
                "DispatchSemaphore", { DispatchSemaphore(value: 0) }, { $0.wait() }, { $0.signal() }, reference: true),
            pingPong("Parker", { Box() }, { Parker.park($0.parker) }, { Parker.unpark($0.parker) }),
            loop(DispatchNow.self, "clock", threads: [1], reference: true), loop(Now.self, "clock", threads: [1]),
            loop(ContinuousNow.self, "clock", threads: [1]),
        ]
    }

    final class Setting: Sendable {}
    final class Box: @unchecked Sendable {
        let parker = onItsOwnLines(Parker.self)
        deinit { parker.deallocate() }
    }

    struct RcuRead: Operation {
        static let name = "RcuCell.read"
        let cell = onItsOwnLines(RcuCell.self)
        init() { _ = RcuCell.replace(cell, with: Unmanaged.passRetained(Setting()).toOpaque()) }
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            let raw = RcuCell.read(cell) { _ = Unmanaged<Setting>.fromOpaque($0).retain() }
            Unmanaged<Setting>.fromOpaque(raw!).release()
        }
        func free() {
            Unmanaged<Setting>.fromOpaque(RcuCell.replace(cell, with: nil)!).release()
            cell.deallocate()
        }
    }

    struct RcuReadEmpty: Operation {
        static let name = "RcuCell.read, empty"
        let cell = onItsOwnLines(RcuCell.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            if RcuCell.read(cell, retain: { _ in }) != nil { blackHole(0x5a5a_5a5a) }
        }
        func free() { cell.deallocate() }
    }

    struct MutexRead: Operation {
        final class Holder: Sendable { let setting = Mutex(Setting()) }
        static let name = "Synchronization.Mutex"
        let holder = Holder()
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            withExtendedLifetime(holder.setting.withLock { $0 }) {}
        }
    }

    struct RcuReplace: Operation {
        static let name = "RcuCell.replace"
        let cell = onItsOwnLines(RcuCell.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            _ = RcuCell.replace(cell, with: UnsafeMutableRawPointer(counter))
        }
        func free() { cell.deallocate() }
    }

    struct RcuReplaceDeferred: Operation {
        static let name = "RcuCell.replaceDeferred"
        let cell = onItsOwnLines(RcuCell.self)
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            RcuCell.replaceDeferred(cell, with: UnsafeMutableRawPointer(counter)) { _ in }
        }
        func free() {
            rcuBarrier()
            cell.deallocate()
        }
    }

    /// Two threads wake each other in turn; one turn of one thread.
    private static func pingPong<S: Sendable>(
        _ name: String, _ make: @escaping () -> S, _ wait: @escaping @Sendable (S) -> Void,
        _ wake: @escaping @Sendable (S) -> Void, reference: Bool = false
    ) -> Case {
        Case(group: "wake a thread", name: name, isReference: reference, threads: [2]) { _, seconds in
            let sides = [make(), make()]
            let turns = Int(seconds * 100_000)
            let elapsed = Crew.run(2) { thread in
                for _ in 0..<turns {
                    if thread == 1 { wait(sides[1]) }
                    wake(sides[1 - thread])
                    if thread == 0 { wait(sides[0]) }
                }
            }
            return (elapsed / Double(2 * turns), 1)
        }
    }

    struct Now: Operation {
        static let name = "monotonicNow"
        func perform(_ counter: UnsafeMutablePointer<Int>) { counter.pointee = Int(monotonicNow()) }
    }

    struct DispatchNow: Operation {
        static let name = "DispatchTime.now"
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            counter.pointee = Int(DispatchTime.now().uptimeNanoseconds)
        }
    }

    struct ContinuousNow: Operation {
        static let name = "ContinuousClock.now"
        let start = ContinuousClock.now
        func perform(_ counter: UnsafeMutablePointer<Int>) {
            if ContinuousClock.now.duration(to: start) == .zero { counter.pointee = 1 }
        }
    }
}
