import RxRelay
import RxSwift
import RxTest
import TestSupport
import XCTest

final class RelayTests: XCTestCase {
    func testPublishRelay() {
        let relay = PublishRelay<Int>()
        relay.accept(1)
        let observer = StrictObserver<Int>()
        let subscription = relay.subscribe(observer)
        relay.accept(2)
        subscription.dispose()
        relay.accept(3)
        XCTAssertEqual(observer.events, [.next(2)])
    }

    func testBehaviorRelay() {
        let relay = BehaviorRelay(value: 1)
        XCTAssertEqual(relay.value, 1)
        let observer = StrictObserver<Int>()
        _ = relay.asObservable().subscribe(observer)
        relay.accept(2)
        XCTAssertEqual(relay.value, 2)
        XCTAssertEqual(observer.events, [.next(1), .next(2)])
    }

    func testReplayRelay() {
        let relay = ReplayRelay<Int>.create(bufferSize: 2)
        for element in 1...3 { relay.accept(element) }
        let observer = StrictObserver<Int>()
        _ = relay.subscribe(observer)
        XCTAssertEqual(observer.events, [.next(2), .next(3)])
        let unbounded = ReplayRelay<Int>.createUnbound()
        for element in 1...100 { unbounded.accept(element) }
        let all = StrictObserver<Int>()
        _ = unbounded.subscribe(all)
        XCTAssertEqual(all.elements, Array(1...100))
    }

    func testBindsToSeveralRelaysInOrderAndDoesNotPassOnTheEnd() {
        let source = PublishSubject<Int>()
        let first = PublishRelay<Int>()
        let second = PublishRelay<Int>()
        let observer = StrictObserver<String>()
        _ = first.asObservable().map { "first \($0)" }.subscribe(observer)
        _ = second.asObservable().map { "second \($0)" }.subscribe(observer)
        let binding = source.bind(to: first, second)
        let behavior = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int?>.create(bufferSize: 1)
        _ = source.bind(to: behavior)
        _ = source.bind(to: replay)
        source.onNext(1)
        XCTAssertEqual(observer.elements, ["first 1", "second 1"])
        XCTAssertEqual(behavior.value, 1)
        binding.dispose()
        source.onNext(2)
        source.onCompleted()
        XCTAssertEqual(observer.events.count, 2)
        XCTAssertEqual(behavior.value, 2)
        let late = StrictObserver<Int?>()
        _ = replay.subscribe(late)
        XCTAssertEqual(late.events, [.next(2)])
    }

    func testTheValueThatIsReplacedMayAcceptAnother() {
        watched("the previous value was released under the lock") {
            let relay = BehaviorRelay<Token?>(value: nil)
            var values = 0
            _ = relay.subscribe(onNext: { _ in values += 1 })
            relay.accept(Token { relay.accept(nil) })
            relay.accept(nil)
            XCTAssertEqual(values, 4)
        }
    }

    /// Report B7: four threads accept, four subscribe and dispose, one reads.
    /// Who accepts on a thread that does not deliver reads what it wrote, before and while it is worked off.
    func testAWriterReadsWhatItWrote() {
        let relay = BehaviorRelay(value: 100)
        var heard: [Int] = []
        func count(to last: Int) {
            onAnotherThread {
                while relay.value < last { relay.accept(relay.value + 1) }
                XCTAssertEqual(relay.value, last)
            }
        }
        _ = relay.subscribe(onNext: {
            heard.append($0)
            switch $0 {
            case 100:
                // Nobody delivers while the subscriber is told the past.
                count(to: 101)
            case 102: count(to: 105)
            case 104: count(to: 107)
            default: break
            }
        })
        relay.accept(102)
        XCTAssertEqual(heard, Array(100...107))
        XCTAssertEqual(relay.value, 107)
    }

    func testAcceptingFromFourThreadsWhileFourSubscribe() {
        watched("accepting, subscribing and reading", seconds: 120) {
            let perThread = scaled(100_000)
            let relay = BehaviorRelay(value: -1)
            let keep = StrictObserver<Int>()
            let subscription = relay.subscribe(keep)
            let accepting = Counter()
            together(9) { thread, _ in
                switch thread {
                case 0..<4:
                    for element in 0..<perThread { relay.accept(thread * perThread + element) }
                    accepting.increment()
                case 4..<8:
                    repeat {
                        // What is accepted meanwhile may still be told on the accepting thread.
                        let heard = Counter()
                        relay.subscribe(onNext: { _ in heard.increment() }).dispose()
                        if heard.value == 0 { XCTFail("no first value") }
                    } while accepting.value < 4
                default:
                    while accepting.value < 4 { if relay.value < -1 { XCTFail("not a value") } }
                }
            }
            XCTAssertEqual(keep.violations, [])
            XCTAssertEqual(keep.elements.last, relay.value)
            XCTAssertEqual(keep.elements.count, 4 * perThread + 1)
            for thread in 0..<4 {
                let mine = keep.elements.filter { $0 >= 0 && $0 / perThread == thread }
                XCTAssertEqual(mine, Array(thread * perThread..<(thread + 1) * perThread), "per-source order")
            }
            subscription.dispose()
        }
    }
}
