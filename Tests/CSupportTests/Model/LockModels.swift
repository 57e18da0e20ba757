/// The locks of CSupport, step by step as their C code has them, with ways to break them.
///
/// Every section adds one to a plain counter, `data`. Who changes spin_lock.h or biased_lock.h changes this file.
enum SpinLockModel {
    private static let state = 0
    private static let contended = 1
    private static let data = 2
    static let words = 3

    private static let free: UInt8 = 0
    private static let held: UInt8 = 2
    private static let sleepers: UInt8 = 3

    enum Fault: CaseIterable {
        /// A woken waiter takes the lock as if nobody else slept. Needs three threads to show.
        case forgetsOtherSleepers
        /// `unlock` looks for sleepers and frees the word in two steps.
        case looksBeforeUnlocking
        /// Taking the lock looks and writes in two steps.
        case looksBeforeLocking
        /// The waiter sleeps whatever the word has become meanwhile.
        case sleepsWithoutLooking
        /// No heavy fence before the first sleep.
        case noFence
        /// `unlock` does not look again after it freed the word.
        case looksOnlyBefore
    }

    static func program(sections: Int, fault: Fault? = nil) -> [Step] {
        (0..<sections).flatMap { section(String($0), fault) }
    }

    private static func section(_ n: String, _ fault: Fault?) -> [Step] {
        lock(n, fault) + [.label("in" + n), .enter, .loadData(data), .storeDataPlusOne(data), .leave] + unlock(n, fault)
    }

    /// mr_spin_lock_lock, then one round of the spinning loop of mr_spin_lock_wait, then its sleeping loop.
    private static func lock(_ n: String, _ fault: Fault?) -> [Step] {
        let take: [Step] =
            fault == .looksBeforeLocking
            ? [
                .load(state), .jump(.ifNotEqual(free), to: "sleep" + n), .store(state, held),
                .jump(.always, to: "in" + n),
            ]
            : [.compareExchange(state, expected: free, desired: held), .jump(.ifEqual(free), to: "in" + n)]
        let spin: [Step] = [.load(state), .jump(.ifNotEqual(free), to: "sleep" + n)] + take
        let announce: [Step] =
            [.load(contended), .jump(.ifEqual(2), to: "mark" + n), .store(contended, 1)]
            + (fault == .noFence ? [] : [.fenceEverywhere]) + [.store(contended, 2), .label("mark" + n)]
        let takeOrMark: [Step] =
            fault == .forgetsOtherSleepers
            ? take + [.compareExchange(state, expected: held, desired: sleepers)]
            : [.exchange(state, sleepers), .jump(.ifEqual(free), to: "in" + n)]
        let sleep: [Step] = [
            .sleep(state, ifEqual: fault == .sleepsWithoutLooking ? nil : sleepers), .jump(.always, to: "again" + n),
        ]
        return take + spin + [.label("sleep" + n)] + announce + [.label("again" + n)] + takeOrMark + sleep
    }

    /// mr_spin_lock_unlock, then mr_spin_lock_unlock_contended
    private static func unlock(_ n: String, _ fault: Fault?) -> [Step] {
        let exchange: [Step] =
            fault == .looksBeforeUnlocking ? [.load(state), .store(state, free)] : [.exchange(state, free)]
        let lookAgain: [Step] =
            fault == .looksOnlyBefore ? [] : [.load(contended), .jump(.ifEqual(0), to: "out" + n), .wake(state)]
        return [.load(contended), .jump(.ifNotEqual(0), to: "contended" + n), .store(state, free)] + lookAgain
            + [.jump(.always, to: "out" + n), .label("contended" + n)] + exchange
            + [.jump(.ifNotEqual(sleepers), to: "out" + n), .wake(state), .label("out" + n)]
    }

    static func check(_ sections: [Int], fault: Fault? = nil, wakesWithoutReason: Bool = false) -> Interleaver.Report {
        let total = sections.reduce(0, +)
        return Interleaver(
            sections.map { program(sections: $0, fault: fault) }, words: words, wakesWithoutReason: wakesWithoutReason
        ) { memory in
            if memory[data] != total { return "\(memory[data]) of \(total) updates" }
            return memory[state] == free ? nil : "the lock is left \(memory[state])"
        }.explore()
    }
}

enum BiasedLockModel {
    private static let lock = 0
    private static let owner = 1
    /// One for each bias.
    private static let inside = [2, 3]
    private static let given = 4
    private static let data = 5
    static let words = 6

    enum Fault: CaseIterable {
        /// No membarrier between revoking and looking whether the owner is inside.
        case noFence
        /// The owner goes in without looking whether it still has the bias.
        case ownerDoesNotLook
        /// The revoking thread does not wait for the owner's section to end.
        case revokerDoesNotWait
        /// The second bias has the `inside` of the first.
        case sharesInside
        /// The first bias is given again after it was taken away.
        case adoptsAgain
    }

    /// - Parameter adopting: for each section, whether it is entered by `lockAdopting`.
    static func program(thread: Int, adopting: [Bool], fault: Fault? = nil) -> [Step] {
        adopting.enumerated().flatMap { section(String($0), UInt8(2 * (thread + 1)), $1, fault) }
    }

    private static func section(_ n: String, _ me: UInt8, _ adopts: Bool, _ fault: Fault?) -> [Step] {
        let work: [Step] = [.enter, .loadData(data), .storeDataPlusOne(data), .leave]
        // mr_biased_lock_enter
        var steps: [Step] = [
            .load(owner), .jump(.ifEqual(me), to: "first" + n), .jump(.ifEqual(me + 1), to: "second" + n),
            .jump(.always, to: "slow" + n),
        ]
        for (bias, name) in ["first", "second"].enumerated() {
            let inside = inside[fault == .sharesInside ? 0 : bias]
            steps += [.label(name + n), .store(inside, 1)]
            if fault != .ownerDoesNotLook {
                steps += [.load(owner), .jump(.ifEqual(me + UInt8(bias)), to: name + "in" + n)]
                steps += [.store(inside, 0), .jump(.always, to: "slow" + n)]
            }
            steps += [.label(name + "in" + n)] + work + [.store(inside, 0), .jump(.always, to: "out" + n)]
        }
        // mr_biased_lock_lock_slow; the spin lock is proven by itself
        steps += [.label("slow" + n), .acquire(lock)]
        for bias in 0..<2 {
            for holder in UInt8(1)...4 {
                steps += [.load(owner), .jump(.ifEqual(2 * holder + UInt8(bias)), to: "take\(bias)" + n)]
            }
        }
        steps += adopts ? adopt(n, me, fault) : []
        steps += [.jump(.always, to: "in" + n)]
        // take_bias_away
        for bias in 0..<2 {
            let inside = inside[fault == .sharesInside ? 0 : bias]
            steps += [.label("take\(bias)" + n), .store(owner, 0)]
            steps += fault == .noFence ? [] : [.fenceEverywhere]
            if fault != .revokerDoesNotWait {
                steps += [.label("wait\(bias)" + n), .load(inside), .jump(.ifNotEqual(0), to: "wait\(bias)" + n)]
            }
            steps += [.jump(.always, to: "in" + n)]
        }
        return steps + [.label("in" + n)] + work + [.release(lock), .label("out" + n)]
    }

    /// The second bias is given at once, and not after a thousand sections.
    private static func adopt(_ n: String, _ me: UInt8, _ fault: Fault?) -> [Step] {
        let first: [Step] = [.store(owner, me), .store(given, fault == .adoptsAgain ? 0 : 1)]
        return [.load(given), .jump(.ifNotEqual(0), to: "given" + n)] + first + [
            .jump(.always, to: "in" + n), .label("given" + n), .jump(.ifNotEqual(1), to: "in" + n),
            .store(owner, me + 1), .store(given, 2),
        ]
    }

    static func check(_ threads: [[Bool]], fault: Fault? = nil) -> Interleaver.Report {
        let total = threads.reduce(0) { $0 + $1.count }
        let programs = threads.enumerated().map { program(thread: $0, adopting: $1, fault: fault) }
        return Interleaver(programs, words: words) { memory in
            if memory[data] != total { return "\(memory[data]) of \(total) updates" }
            return memory[lock] == 0 && inside.allSatisfy { memory[$0] == 0 } ? nil : "left \(memory)"
        }.explore()
    }
}
