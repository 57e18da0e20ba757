import RxCocoa
import RxSwift
import RxTest
import XCTest

/// What each operator does to its elements; what all have in common is in `SharingLawTests`.
final class OperatorTests: XCTestCase {
    func testMap() { expect("-a-b-|", out: "-A-B-|") { $0[0].map { $0.uppercased() } } }

    func testCompactMap() {
        expect("-a-1-b-|", out: "---1---|") { $0[0].compactMap { Int($0).map(String.init) } }
    }

    func testFilter() { expect("-a-b-c-|", out: "---b---|") { $0[0].filter { $0 == "b" } } }

    func testSkip() { expect("-a-b-c-|", out: "---b-c-|") { $0[0].skip(1) } }

    func testStartWith() { expect("-a-b-|", out: "za-b-|") { $0[0].startWith("z") } }

    func testScan() { expect("-1-2-3-|", out: "-1-3-6-|") { $0[0].scan("0") { "\(Int($0)! + Int($1)!)" } } }

    func testDistinctUntilChanged() {
        expect("-a-a-b-a-|", out: "-a---b-a-|") { $0[0].distinctUntilChanged() }
        expect("-a-A-b-a-|", out: "-a---b-a-|") { $0[0].distinctUntilChanged { $0.lowercased() } }
        expect("-a-A-b-a-|", out: "-a---b-a-|") { $0[0].distinctUntilChanged { $0.lowercased() == $1.lowercased() } }
        expect("-a-A-b-a-|", out: "-a---b-a-|") {
            $0[0].distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
        }
    }

    func testDo() {
        var log: [String] = []
        expect("-a-|", out: "-a-|") {
            $0[0].do(
                onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
                onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
                onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
                onDispose: { log.append("dispose") }
            )
        }
        let before = ["subscribe", "subscribed", "next a", "after a", "completed"]
        XCTAssertEqual(Array(log.prefix(5)), before)
        XCTAssertEqual(Set(log.dropFirst(5)), ["after completed", "dispose"])
    }

    func testDebugPassesEverythingOn() {
        expect("-a-|", out: "-a-|") { $0[0].debug("debug of a driver, as expected", trimOutput: true) }
    }

    func testFlatMaps() {
        // The inner drivers tell their latest element to who comes later.
        expect("-a---b-----|", "--1-2-3-4-|", out: "--1-22(33)-(44)--|") { sources in
            sources[0].flatMap { _ in sources[1] }
        }
        expect("-a---b-----|", "--1-2-3-4-|", out: "--1-2-3-4--|") { sources in
            sources[0].flatMapLatest { _ in sources[1].asObservable().asDriver(onErrorDriveWith: .empty()) }
        }
        expect("-a---b-----|", "--1-2-3-4-|", out: "--1-2-3-4--|") { sources in
            sources[0].flatMapFirst { _ in sources[1] }
        }
    }

    func testTheInnerStrategyDecides() {
        expect("-a-|", out: "-1-|") { (sources) -> Signal<String> in sources[0].flatMap { _ in Signal.just("1") } }
    }

    func testSwitchLatestAndMergeOfInners() {
        expect("-a---b-----|", "--1-2-3-4-|", out: "--1-2-3-4--|") { sources in
            sources[0].map { _ in sources[1].skip(0) }.switchLatest()
        }
        expect("-a-----|", "--1-2-|", out: "--1-2--|") { sources in sources[0].map { _ in sources[1] }.merge() }
        expect("-a-b-----|", "--1-2-|", out: "--1-2----|") { sources in
            sources[0].map { $0 == "a" ? sources[1] : .never() }.merge(maxConcurrent: 1)
                .asObservable().take(until: sources[0].asObservable().ignoreElements().materialize())
                .asDriver(onErrorDriveWith: .empty())
        }
    }

    func testMerge() {
        expect("-a---b-|", "---x---|", out: "-a-x-b-|") { .merge($0[0], $0[1]) }
        expect("-a---b-|", "---x---|", out: "-a-x-b-|") { .merge($0) }
        expect("-a---b-|", "---x---|", out: "-a-x-b-|") { .merge(ArraySlice($0)) }
    }

    func testConcat() {
        expect("-a-|", "--x-y-|", out: "-a--y-|") { .concat($0) }
        expect("-a-|", "--x-y-|", out: "-a--y-|") { .concat(AnySequence($0)) }
    }

    func testCombineLatest() {
        expect("-a---b-|", "--x----|", out: "--x--x-|") { sources in
            Driver.combineLatest(sources[0], sources[1]) { _, right in right }
        }
        expect("-a---b-|", "--x----|", out: "--a--b-|") { sources in
            Driver.combineLatest(sources[0], sources[1]).map { left, _ in left }
        }
        expect("-a---b-|", "--x----|", out: "--2--2-|") { Driver.combineLatest($0) { "\($0.count)" } }
        expect("-a---b-|", "--x----|", out: "--x--x-|") { Driver.combineLatest($0).map { $0[1] } }
    }

    func testZip() {
        expect("-a---b-|", "--xy---|", out: "--x--y-|") { sources in
            Driver.zip(sources[0], sources[1]) { _, right in right }
        }
        expect("-a---b-|", "--xy---|", out: "--a--b-|") { sources in
            Driver.zip(sources[0], sources[1]).map { left, _ in left }
        }
        expect("-a---b-|", "--xy---|", out: "--2--2-|") { Driver.zip($0) { "\($0.count)" } }
        expect("-a---b-|", "--xy---|", out: "--x--y-|") { Driver.zip($0).map { $0[1] } }
    }

    func testWithLatestFrom() {
        expect("-a---b-|", "--x----|", out: "-----x-|") { $0[0].withLatestFrom($0[1]) }
        expect("-a---b-|", "--x----|", out: "-----b-|") { $0[0].withLatestFrom($0[1]) { left, _ in left } }
    }

    func testAllArities() {
        let one = Driver.just(1)
        var sums: [Int] = []
        func note(_ driver: Driver<Int>) { _ = driver.drive(onNext: { sums.append($0) }) }
        note(.combineLatest(one, one, one) { $0 + $1 + $2 })
        note(.combineLatest(one, one, one, one) { $0 + $1 + $2 + $3 })
        note(.combineLatest(one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 })
        note(.combineLatest(one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 })
        note(.combineLatest(one, one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 + $6 })
        note(.combineLatest(one, one, one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 })
        XCTAssertEqual(sums, Array(3...8))
        sums = []
        note(.zip(one, one, one) { $0 + $1 + $2 })
        note(.zip(one, one, one, one) { $0 + $1 + $2 + $3 })
        note(.zip(one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 })
        note(.zip(one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 })
        note(.zip(one, one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 + $6 })
        note(.zip(one, one, one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 })
        XCTAssertEqual(sums, Array(3...8))
    }

    func testTuplesOfAllArities() {
        let one = Driver.just(1)
        var sums: [Int] = []
        func note(_ driver: Driver<Int>) { _ = driver.drive(onNext: { sums.append($0) }) }
        note(Driver.combineLatest(one, one, one).map { $0.0 + $0.1 + $0.2 })
        note(Driver.combineLatest(one, one, one, one).map { $0.0 + $0.1 + $0.2 + $0.3 })
        note(Driver.combineLatest(one, one, one, one, one).map { $0.0 + $0.3 + $0.4 + 2 })
        note(Driver.combineLatest(one, one, one, one, one, one).map { $0.0 + $0.4 + $0.5 + 3 })
        note(Driver.combineLatest(one, one, one, one, one, one, one).map { $0.0 + $0.5 + $0.6 + 4 })
        note(Driver.combineLatest(one, one, one, one, one, one, one, one).map { $0.0 + $0.6 + $0.7 + 5 })
        XCTAssertEqual(sums, Array(3...8))
        sums = []
        note(Driver.zip(one, one, one).map { $0.0 + $0.1 + $0.2 })
        note(Driver.zip(one, one, one, one).map { $0.0 + $0.1 + $0.2 + $0.3 })
        note(Driver.zip(one, one, one, one, one).map { $0.0 + $0.3 + $0.4 + 2 })
        note(Driver.zip(one, one, one, one, one, one).map { $0.0 + $0.4 + $0.5 + 3 })
        note(Driver.zip(one, one, one, one, one, one, one).map { $0.0 + $0.5 + $0.6 + 4 })
        note(Driver.zip(one, one, one, one, one, one, one, one).map { $0.0 + $0.6 + $0.7 + 5 })
        XCTAssertEqual(sums, Array(3...8))
    }

    func testASelectorThatThrowsIsAMistakeThatCompletes() {
        let one = Driver.just(1)
        let makers: [() -> Driver<Int>] = [
            { .combineLatest(one, one) { _, _ in throw TestError() } },
            { .combineLatest([Driver.just(1)]) { _ in throw TestError() } },
            { .zip(one, one) { _, _ in throw TestError() } },
            { .zip([Driver.just(1)]) { _ in throw TestError() } },
        ]
        for make in makers {
            var events: [Event<Int>] = []
            let reports = quietMisuses { _ = make().asObservable().subscribe { events.append($0) } }
            XCTAssertEqual(events, [.completed])
            XCTAssertEqual(reports.count, 1)
        }
    }
}
