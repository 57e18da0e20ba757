import Foundation
import Synchronization

/// Nanoseconds that one cache line takes to another core and back, the best of five; nil where there is one core.
func measureCacheLine() -> Double? {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return nil }
    return (0..<5).map { _ in playedRoundTrip() }.min()
}

private func playedRoundTrip() -> Double {
    let trips = 20_000
    let ball = Ball()
    // A thread of its own: a pool may run both players one after the other, and each waits for the other.
    Thread { ball.play(as: 1, trips: trips) }.start()
    ball.play(as: 0, trips: 1)
    let start = now()
    for trip in 1..<trips { ball.hit(as: 0, trip) }
    return Double(now() - start) / Double(trips - 1)
}

private final class Ball: Sendable {
    private let hits = Atomic(0)

    func play(as player: Int, trips: Int) {
        for trip in 0..<trips { hit(as: player, trip) }
    }

    /// Waits until it is this player's turn.
    func hit(as player: Int, _ trip: Int) {
        let mine = trip * 2 + player
        while hits.load(ordering: .acquiring) != mine {}
        hits.store(mine + 1, ordering: .releasing)
    }
}
