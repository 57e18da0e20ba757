import Foundation
import Synchronization

/// Nanoseconds that one cache line takes to another core and back, the best of five; nil where there is one core.
func measureCacheLine() -> Double? {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return nil }
    return (0..<5).map { _ in measureRoundTrip() }.min()
}

private func measureRoundTrip() -> Double {
    let trips = 20_000
    let ball = Ball()
    // A thread of its own: a pool may run both players one after the other, and each waits for the other.
    Thread { ball.play(as: 1, 0..<trips) }.start()
    // The first trip waits for that thread to start.
    ball.play(as: 0, 0..<1)
    let start = now()
    ball.play(as: 0, 1..<trips)
    return Double(now() - start) / Double(trips - 1)
}

private final class Ball: Sendable {
    private let hits = Atomic(0)

    /// Hits once a trip, each time when it is this player's turn.
    func play(as player: Int, _ trips: Range<Int>) {
        for trip in trips {
            let turn = trip * 2 + player
            while hits.load(ordering: .acquiring) != turn {}
            hits.store(turn + 1, ordering: .releasing)
        }
    }
}
