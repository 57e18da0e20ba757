import Foundation

// bench [PATTERN] [--base FILE] [--json FILE] [--svg FILE] [--rounds N] [--allocations FILE [--record]]
var arguments = Array(CommandLine.arguments.dropFirst())

func option(_ name: String) -> String? {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(place...place + 1) }
    return arguments[place + 1]
}

func flag(_ name: String) -> Bool {
    guard let place = arguments.firstIndex(of: name) else { return false }
    arguments.remove(at: place)
    return true
}

let base = try option("--base").map(Report.read) ?? [:]
let json = option("--json")
let svg = option("--svg")
let rounds = option("--rounds").flatMap(Int.init) ?? 9
let allocationFile = option("--allocations")
let mustRecord = flag("--record")
let pattern = arguments.first
let chosen = allCases.filter { test in pattern.map { test.name.contains($0) } ?? true }

if let allocationFile {
    exit(try Thresholds(path: allocationFile).run(chosen, record: mustRecord))
}

Report.header()
var results: [Measurement] = []
for test in chosen {
    let result = test.measure(rounds: rounds)
    Report.line(result, base: base[test.name])
    results.append(result)
}
if let json { try Report.write(results, to: json) }
if let svg { try Chart.svg(results).write(toFile: svg, atomically: true, encoding: .utf8) }
let judged = results.compactMap(\.meetsTarget)
print("\(judged.count { $0 }) of \(judged.count) targets reached")
if let time = measureCacheLine() { print("a cache line to another core and back: \(Int(time.rounded())) ns") }
