import Foundation

// bench-runtime [--quick] [--only GROUP] [--out DIRECTORY] [--check]
//
// Prints a table, writes bench-runtime.csv and bench-runtime.svg to DIRECTORY (default: here). --quick takes seconds
// and is for looking, not for comparing. --check ends with 1 when a promise is broken.
let arguments = Array(CommandLine.arguments.dropFirst())

@MainActor func option(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
}

let isQuick = arguments.contains("--quick")
let only = option("--only")
let cases = (Locks.all + Atomics.all + Queues.all + Others.all).filter { only == nil || $0.group == only }
let references = cases.filter(\.isReference).map { ($0.group, $0.name) }
let (results, y) = measure(cases, rounds: isQuick ? 3 : 15, seconds: isQuick ? 0.02 : 0.05)
let report = Report(results: results, references: Dictionary(uniqueKeysWithValues: references), y: y)
print(report.table)
let directory = URL(fileURLWithPath: option("--out") ?? ".")
try report.csv.write(to: directory.appendingPathComponent("bench-runtime.csv"), atomically: true, encoding: .utf8)
try report.svg.write(to: directory.appendingPathComponent("bench-runtime.svg"), atomically: true, encoding: .utf8)
for promise in report.brokenPromises { print("BROKEN: \(promise)") }
if arguments.contains("--check"), !report.brokenPromises.isEmpty { exit(1) }
