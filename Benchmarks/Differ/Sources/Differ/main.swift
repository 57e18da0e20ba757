import Differentiator

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

// Prints what a diff of 100,000 rows with 1 % changes takes, against `CollectionDifference` of the same rows.
// Exits with 1 if it misses its targets, so that it can stand in a script.

let limit = 60.0
let allowedRatio = 2.0
let rounds = 15

/// The shortest of several rounds, in milliseconds: noise only ever adds.
func milliseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<rounds).map { _ in clock.measure(work) / .milliseconds(1) }.min()!
}

func rounded(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}

func measure<Key: Hashable>(_ name: String, _ workload: Workload<Key>) -> Bool {
    let flatOld = workload.old.flatMap(\.items)
    let flatNew = workload.new.flatMap(\.items)
    var edits = 0
    let ours = milliseconds {
        let changesets = try! Diff.differencesForSectionedView(
            initialSections: workload.old, finalSections: workload.new)
        edits = changesets.reduce(0) {
            $0 + $1.deletedItems.count + $1.insertedItems.count + $1.movedItems.count + $1.updatedItems.count
        }
    }
    var differences = 0
    let standard = milliseconds { differences = flatNew.difference(from: flatOld).count }
    let ratio = ours / standard
    print(
        "\(name): \(flatOld.count) rows, \(edits) edits in \(rounded(ours)) ms;",
        "CollectionDifference \(differences) edits in \(rounded(standard)) ms; ratio \(rounded(ratio))")
    return ours < limit && ratio <= allowedRatio
}

let passed = [
    measure("Int keys, 100 sections", Workload(rows: 100_000, sections: 100) { $0 }),
    measure("Int keys, 1 section", Workload(rows: 100_000, sections: 1) { $0 }),
    measure("Int keys, 10,000 sections", Workload(rows: 100_000, sections: 10_000) { $0 }),
    measure("String keys, 100 sections", Workload(rows: 100_000, sections: 100) { "row-with-a-long-key-\($0)" }),
]
if passed.contains(false) {
    print("missed: under \(rounded(limit)) ms and at most \(rounded(allowedRatio)) x CollectionDifference")
}
exit(passed.contains(false) ? 1 : 0)
