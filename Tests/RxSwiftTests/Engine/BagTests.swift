import RxSwift
import XCTest

final class BagTests: XCTestCase {
    private func contents(_ bag: Bag<Int>) -> [Int] {
        var all: [Int] = []
        bag.forEach { all.append($0) }
        return all
    }

    func testKeepsTheOrderOfInsertion() {
        var bag = Bag<Int>()
        let keys = (1...5).map { bag.insert($0) }
        XCTAssertEqual(contents(bag), [1, 2, 3, 4, 5])
        XCTAssertEqual(bag.removeKey(keys[2]), 3)
        XCTAssertEqual(contents(bag), [1, 2, 4, 5])
        _ = bag.insert(6)
        XCTAssertEqual(contents(bag), [1, 2, 4, 5, 6])
        XCTAssertEqual(bag.count, 5)
    }

    func testAKeyWorksOnceAndIsNeverGivenAgain() {
        var bag = Bag<Int>()
        let first = bag.insert(1)
        XCTAssertEqual(bag.removeKey(first), 1)
        XCTAssertNil(bag.removeKey(first))
        let second = bag.insert(2)
        XCTAssertNotEqual(first, second)
        bag.removeAll()
        XCTAssertEqual(bag.count, 0)
        XCTAssertNil(bag.removeKey(second))
        let third = bag.insert(3)
        XCTAssertNil(bag.removeKey(second))
        XCTAssertEqual(bag.removeKey(third), 3)
    }

    func testAgainstADictionary() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            var bag = Bag<Int>()
            var model: [BagKey: Int] = [:]
            for step in 0..<200 {
                if Bool.random(using: &random) || model.isEmpty {
                    model[bag.insert(step)] = step
                } else if let key = model.keys.randomElement(using: &random) {
                    XCTAssertEqual(bag.removeKey(key), model.removeValue(forKey: key))
                }
                XCTAssertEqual(bag.count, model.count)
            }
            XCTAssertEqual(contents(bag), model.values.sorted())
        }
    }

    /// Ten times the entries may cost ten times as much and a little, not a hundred times.
    func testRemovingManyIsNotQuadratic() {
        func seconds(_ count: Int) -> Double {
            var bag = Bag<Int>()
            let keys = (0..<count).map { bag.insert($0) }
            let clock = ContinuousClock()
            let time = clock.measure { for key in keys { _ = bag.removeKey(key) } }
            XCTAssertEqual(bag.count, 0)
            return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
        }
        let small = (0..<3).map { _ in seconds(5000) }.min() ?? 0
        let large = (0..<3).map { _ in seconds(50_000) }.min() ?? 0
        XCTAssertLessThan(large, small * 40)
    }

    func testDispatchTellsAllInOrder() {
        var bag = Bag<(Event<Int>) -> Void>()
        var heard: [String] = []
        for name in ["a", "b"] { _ = bag.insert { heard.append("\(name) \($0)") } }
        dispatch(bag, .next(1))
        XCTAssertEqual(heard, ["a next(1)", "b next(1)"])
    }

    func testDisposeAllDisposesInOrder() {
        var bag = Bag<any Disposable & AnyObject>()
        var disposed: [Int] = []
        for number in 1...3 { _ = bag.insert(Disposables.create { disposed.append(number) }._object) }
        disposeAll(in: bag)
        XCTAssertEqual(disposed, [1, 2, 3])
    }

    func testARemovedEntryIsReleasedAtOnce() {
        var bag = Bag<AnyObject>()
        weak var reference: AnyObject?
        let keys = (0..<20).map { number in
            let object = NSObject()
            if number == 7 { reference = object }
            return bag.insert(object)
        }
        XCTAssertNotNil(reference)
        _ = bag.removeKey(keys[7])
        XCTAssertNil(reference)
    }
}
