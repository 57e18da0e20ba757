import CSupport
import Foundation

/// A situation in which threads meet: set up by one, run by all at once, checked by one.
public protocol Race: AnyObject, SendableMetatype {
    static var name: String { get }
    static var threads: Int { get }
    init()
    func setUp()
    func run(_ thread: Int)
    /// What is wrong now that all are done, nil when nothing is.
    func check() -> String?
}

/// Delays that differ from round to round and are the same for the same seed.
public struct Delays {
    private var state: UInt64

    public init(seed: UInt64, thread: Int) { state = seed &+ UInt64(thread + 1) &* 0x9e37_79b9_7f4a_7c15 }

    /// Passes 0 to about 60 ns, so that every order of the few steps of a race comes up.
    public mutating func pass() {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        for _ in 0..<(state >> 33) % 64 { threadBarrier() }
    }

    @inline(never) private func threadBarrier() {}
}

/// A barrier that threads pass round after round.
public final class Turnstile: @unchecked Sendable {
    private let arrived = onItsOwnLines(AtomicInt.self)
    private let parties: UInt32

    public init(_ parties: Int) { self.parties = UInt32(parties) }
    deinit { arrived.deallocate() }

    public func pass() {
        let end = (AtomicInt.fetchAdd(arrived, 1) / parties &+ 1) &* parties
        var looks = 0
        while Int32(bitPattern: AtomicInt.load(arrived) &- end) < 0 {
            looks += 1
            if looks % 100 == 0 { sched_yield() }
        }
    }
}

/// Runs rounds for some time. Rounds per second; ends the process when a round goes wrong or hangs.
func run<R: Race>(_ type: R.Type, seconds: Double, seed: UInt64) -> Double {
    nonisolated(unsafe) let race = R()
    let turnstile = Turnstile(R.threads)
    let isLast = onItsOwnLines(AtomicInt.self)
    let rounds = onItsOwnLines(AtomicInt.self)
    defer {
        isLast.deallocate()
        rounds.deallocate()
    }
    nonisolated(unsafe) let (last, count) = (isLast, rounds)
    let watchdog = DispatchSource.makeTimerSource()
    nonisolated(unsafe) var seen: UInt32 = .max
    watchdog.schedule(deadline: .now() + 20, repeating: 20)
    watchdog.setEventHandler {
        let now = AtomicInt.load(count)
        if now == seen { fail(R.name, seed, now, "no round ended for 20 s") }
        seen = now
    }
    watchdog.resume()
    defer { watchdog.cancel() }
    let end = monotonicNow() + UInt64(seconds * 1e9)
    let elapsed = Crew.run(R.threads) { thread in
        var delays = Delays(seed: seed, thread: thread)
        repeat {
            if thread == 0 { race.setUp() }
            turnstile.pass()
            delays.pass()
            race.run(thread)
            turnstile.pass()
            if thread == 0 {
                let round = AtomicInt.increment(count)
                if let wrong = race.check() { fail(R.name, seed, round, wrong) }
                if monotonicNow() > end { AtomicInt.store(last, 1) }
            }
            turnstile.pass()
        } while AtomicInt.load(last) == 0
    }
    return Double(AtomicInt.load(rounds)) / elapsed * 1e9
}

func fail(_ name: String, _ seed: UInt64, _ round: UInt32, _ what: String) -> Never {
    print("VIOLATED: \(name), round \(round), seed \(seed): \(what)")
    exit(1)
}

/// A program of races, each for the same time and with the same seed: rounds per second, the invariant checked in every
/// round.
public struct RaceProgram {
    private let seconds: Double
    private let seed: UInt64

    /// Reads `--seconds S` (default 1) and `--seed N` (default random).
    public init(_ arguments: [String] = CommandLine.arguments) {
        func option(_ name: String) -> String? {
            guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
            return arguments[place + 1]
        }
        seconds = option("--seconds").flatMap(Double.init) ?? 1
        seed = option("--seed").flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999_999)
        print("seed \(seed)")
    }

    public func report<R: Race>(_ type: R.Type) {
        let rate = run(type, seconds: seconds, seed: seed)
        print(String(format: "%@ %12.0f rounds/s", R.name.padding(toLength: 52, withPad: " ", startingAt: 0), rate))
    }
}
