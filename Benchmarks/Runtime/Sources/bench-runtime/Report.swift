import Foundation

/// What was measured, for people and for spreadsheets.
struct Report {
    let results: [Result]
    /// For each group, the case that the others are compared with.
    let references: [String: String]
    let y: Double

    func ratio(_ result: Result) -> Double? {
        guard let reference = references[result.group],
            let other = find(result.group, reference, result.threads)
        else { return nil }
        return result.nanoseconds / other.nanoseconds
    }

    func find(_ group: String, _ name: String, _ threads: Int) -> Result? {
        results.first { $0.group == group && $0.name == name && $0.threads == threads }
    }

    var table: String {
        var lines = [String(format: "Y = %.2f ns", y)]
        var group = ""
        for result in results {
            if result.group != group {
                group = result.group
                lines.append("\n\(group) (1.00 = \(references[group] ?? "none"))")
            }
            let name = result.name.padding(toLength: 34, withPad: " ", startingAt: 0)
            lines.append(
                String(
                    format: "  %@ %d threads %9.2f ns  %6.1f Y  ratio %5.2f  fairness %.2f", name, result.threads,
                    result.nanoseconds, result.nanoseconds / y, ratio(result) ?? 1, result.fairness))
        }
        return lines.joined(separator: "\n")
    }

    var csv: String {
        let rows = results.map {
            String(
                format: "%@,\"%@\",%d,%.3f,%.3f,%.3f,%.3f", $0.group, $0.name, $0.threads, $0.nanoseconds,
                $0.nanoseconds / y, ratio($0) ?? 1, $0.fairness)
        }
        return (["group,name,threads,ns,y,ratio,fairness"] + rows).joined(separator: "\n") + "\n"
    }

    // MARK: What was promised

    /// Each promise that the figures break, in words.
    var brokenPromises: [String] {
        var broken: [String] = []
        func promise(_ text: String, _ holds: Bool?) { if holds == false { broken.append(text) } }
        func ns(_ group: String, _ name: String, _ threads: Int) -> Double? { find(group, name, threads)?.nanoseconds }
        func compare(_ a: Double?, _ factor: Double, _ b: Double?) -> Bool? {
            a.flatMap { a in b.map { a <= factor * $0 } }
        }
        for lock in ["SpinLock", "RecursiveLock", "BiasedLock"] {
            promise(
                "\(lock) alone is dearer than 1.1 x pthread_mutex",
                compare(ns("lock", lock, 1), 1.1, ns("lock", "pthread_mutex", 1)))
            promise(
                "\(lock) alone is not 3 times as fast as NSRecursiveLock",
                compare(ns("lock", lock, 1), 1 / 3, ns("lock", "NSRecursiveLock", 1)))
            for threads in [2, 4] {
                // Contended figures vary by half between runs, depending on who runs where.
                promise(
                    "\(lock) with \(threads) threads is slower than pthread_mutex",
                    compare(ns("lock", lock, threads), 1.5, ns("lock", "pthread_mutex", threads)))
            }
        }
        promise(
            "a trampoline item is dearer than 10 Y", compare(ns("trampoline", "Trampoline, one item", 1), 10, y))
        return broken
    }
}
