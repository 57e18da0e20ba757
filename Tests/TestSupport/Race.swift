import Foundation
import Synchronization

/// Calls both closures from two threads, round after round, as close together as a spin barrier gets them.
///
/// Each closure is told the round. Neither starts a round before the other has ended the one before.
public func race(rounds: Int, _ first: @escaping (Int) -> Void, _ second: @escaping (Int) -> Void) {
    let barrier = SpinBarrier(parties: 2)
    let other = inBackground {
        for round in 0..<rounds {
            barrier.meet()
            second(round)
            barrier.meet()
        }
    }
    for round in 0..<rounds {
        barrier.meet()
        first(round)
        barrier.meet()
    }
    other.wait()
}

/// Lets threads go on when all have come, without sleeping: they leave within nanoseconds of each other.
public final class SpinBarrier: Sendable {
    private let parties: Int
    private let arrived = Atomic<Int>(0)

    public init(parties: Int) { self.parties = parties }

    public func meet() {
        let ticket = arrived.add(1, ordering: .acquiringAndReleasing).oldValue
        let goal = (ticket / parties + 1) * parties
        var spins = 0
        while arrived.load(ordering: .acquiring) < goal {
            spins += 1
            // Who has not come by now is not running: on a busy machine it needs the core.
            if spins > 200 { sched_yield() }
        }
    }
}
