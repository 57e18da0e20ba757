import TestSupport
import XCTest

@testable import Differentiator

final class PlaceKeeperTests: XCTestCase {
    private func kept(_ order: [Int], count: Int? = nil) -> [Int] {
        var keeper = PlaceKeeper(count: count ?? order.count)
        for element in order { keeper.add(element) }
        keeper.settle()
        return order.filter(keeper.keeps)
    }

    /// The length of the longest increasing subsequence, by the definition.
    private func longest(_ order: [Int]) -> Int {
        var best = Array(repeating: 1, count: order.count)
        for end in order.indices {
            for start in 0..<end where order[start] < order[end] { best[end] = max(best[end], best[start] + 1) }
        }
        return best.max() ?? 0
    }

    func testKeepsAsManyAsPossible() {
        var generator = SeededGenerator(state: 7)
        for length in stride(from: 0, through: 256, by: 4) {
            let order = Array(0..<length).shuffled(using: &generator)
            let kept = kept(order)
            XCTAssertEqual(kept, kept.sorted())
            XCTAssertEqual(kept.count, longest(order))
        }
    }

    func testOutOfBudgetItStillKeepsAnIncreasingSubsequence() {
        var generator = SeededGenerator(state: 8)
        let order = Array(0..<20_000).shuffled(using: &generator)
        let kept = kept(order)
        XCTAssertEqual(kept, kept.sorted())
        XCTAssertGreaterThan(kept.count, 1)
    }

    func testListsSettledOneAfterTheOtherDoNotMix() {
        var keeper = PlaceKeeper(count: 6)
        for element in [4, 5, 3] { keeper.add(element) }
        keeper.settle()
        for element in [1, 0, 2] { keeper.add(element) }
        keeper.settle()
        XCTAssertEqual((0..<6).filter(keeper.keeps), [0, 2, 4, 5])
    }
}
