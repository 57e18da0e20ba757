import Foundation

// bench-race-c [--seconds S] [--seed N]
//
// Races of the runtime's primitives, each for S seconds (default 1): rounds per second, the invariant checked in every
// round. A violated invariant ends with 1 and the seed.
let arguments = CommandLine.arguments

@MainActor func option(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
}

let seconds = option("--seconds").flatMap(Double.init) ?? 1
let seed = option("--seed").flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999_999)
print("seed \(seed)")

@MainActor func report<R: Race>(_ type: R.Type) {
    let rate = run(type, seconds: seconds, seed: seed)
    print(String(format: "%@ %12.0f rounds/s", R.name.padding(toLength: 44, withPad: " ", startingAt: 0), rate))
}

report(DisposeAgainstDispose.self)
report(FourDispose.self)
report(DisposeAgainstSet.self)
report(DisposeTwiceAgainstSet.self)
report(TakeBias.self)
report(Contend.self)
report(PutAgainstTake.self)
report(TokenAgainstDeadline.self)
report(ReadAgainstReplace.self)
