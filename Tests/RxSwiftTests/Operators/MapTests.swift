import RxSwift
import XCTest

final class MapTests: XCTestCase {
    func testMap() {
        expect(
            "-1-2-|",
            "-2-3-|"
        ) { $0.numbers.map { $0 + 1 } }
        expect("-1-#", "-1-#") { $0.map { $0 } }
    }

    func testMapFailsWithItsClosure() {
        expect(
            "-1-2-3-|",
            "-1-#"
        ) { $0.map { if $0 == "2" { throw TestError() } else { return $0 } } }
    }

    func testCompactMap() {
        expect(
            "-1-x-3-|",
            "-1---3-|"
        ) { $0.compactMap { Int($0) } }
        expect("-1-#", "-1-#") { $0.compactMap { $0 } }
        expect("-1-x-", "-1-#") { $0.compactMap { if $0 == "x" { throw TestError() } else { return $0 } } }
    }

    /// An optional that is the element itself is not taken apart.
    func testCompactMapTakesOneLayerOff() {
        XCTAssertEqual(Observable.of(1, 2).compactMap { Int??.some($0 == 1 ? nil : $0) }.elements(), [nil, 2])
    }

    func testEnumerated() {
        expect(
            "-a-b-|",
            "-0-1-|"
        ) { $0.enumerated().map(\.index) }
        expect("-a-b-#", "-a-b-#") { $0.enumerated().map(\.element) }
    }

    func testMaterialize() {
        expect(
            "-a-|",
            "-{next(a)}-{completed |}"
        ) { $0.materialize() }
        expect("-#", "-{error(TestError()) |}") { $0.materialize() }
    }

    func testDematerialize() {
        expect(
            "-a-b-#",
            "-a-b-#"
        ) { $0.materialize().dematerialize() }
        expect("-a-b-|", "-a-b-|") { $0.materialize().dematerialize() }
    }

    func testDematerializeEndsAtTheFirstStopEvent() {
        let events: [Event<Int>] = [.next(1), .completed, .next(2)]
        XCTAssertEqual(Observable.from(events).dematerialize().heard().count, 2)
        expect("-a-b-", "-a-#") {
            $0.map { $0 == "a" ? .next($0) : Event.error(TestError()) }.dematerialize()
        }
        // Its source may fail or complete by itself.
        expect("-a-#", "-a-#") { $0.map { Event.next($0) }.dematerialize() }
        expect("-a-|", "-a-|") { $0.map { Event.next($0) }.dematerialize() }
    }
}
