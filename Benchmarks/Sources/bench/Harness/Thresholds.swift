import Foundation

/// Allocations per operation, compared with committed numbers: counts do not depend on the machine's mood.
struct Thresholds {
    let path: String

    /// 0 when no case allocates more than it may; with `record`, writes what it finds instead.
    func run(_ cases: [Case], record: Bool) throws -> Int32 {
        var found: [String: Double] = [:]
        for test in cases where !test.isRacing {
            _ = test.body()
            found[test.name] = (test.countAllocations() * 1000).rounded(.up) / 1000
        }
        if record {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(found).write(to: URL(fileURLWithPath: path))
            return 0
        }
        return try compare(found)
    }

    private func compare(_ found: [String: Double]) throws -> Int32 {
        let allowed = try JSONDecoder().decode(
            [String: Double].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        var failed = 0
        for (name, count) in found.sorted(by: { $0.key < $1.key }) {
            guard let limit = allowed[name] else {
                print("\(name): no threshold; run with --record")
                failed += 1
                continue
            }
            // A hundredth of an allocation an operation is what growing a shared array once may cost.
            if count > limit + 0.01 {
                print("\(name): \(count) allocations an operation, \(limit) allowed")
                failed += 1
            }
        }
        print("allocations: \(found.count - failed) passed, \(failed) failed")
        return failed == 0 ? 0 : 1
    }
}
