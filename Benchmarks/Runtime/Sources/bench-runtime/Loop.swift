import CSupport
import Measuring

/// Something that threads do over and over. A type, not a closure, so that the loop is specialised for it.
protocol Operation: SendableMetatype {
    static var name: String { get }
    init()
    func perform(_ counter: UnsafeMutablePointer<Int>)
    func free()
}

extension Operation {
    func free() {}
}

/// Lets threads do it for some time and counts: ns of the process per operation, and how evenly they got their turn.
@inline(never)
func measureLoop<O: Operation>(_ type: O.Type, threads: Int, seconds: Double) -> (nanoseconds: Double, fairness: Double)
{
    nonisolated(unsafe) let operation = O()
    nonisolated(unsafe) let counter = onItsOwnLines(Int.self)
    nonisolated(unsafe) let counts = (0..<threads).map { _ in onItsOwnLines(Int.self) }
    defer {
        operation.free()
        counter.deallocate()
        counts.forEach { $0.deallocate() }
    }
    let length = UInt64(seconds * 1e9)
    let elapsed = Crew.run(threads) { thread in
        let end = monotonicNow() + length
        var count = 0
        // 1000 between two looks at the clock: 20 to 50 ns each.
        while monotonicNow() < end {
            for _ in 0..<1000 { operation.perform(counter) }
            count += 1000
        }
        counts[thread].pointee = count
    }
    let each = counts.map { Double($0.pointee) }
    let total = each.reduce(0, +)
    return (elapsed / total, each.min()! * Double(threads) / total)
}

func loop<O: Operation>(_ type: O.Type, _ group: String, threads: [Int] = [1, 2, 4], reference: Bool = false) -> Case {
    Case(group: group, name: O.name, isReference: reference, threads: threads) {
        measureLoop(type, threads: $0, seconds: $1)
    }
}
