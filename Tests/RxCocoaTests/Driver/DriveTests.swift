import RxCocoa
import RxRelay
import RxSwift
import RxTest
import TestSupport
import XCTest

final class DriveTests: XCTestCase {
    private let bag = DisposeBag()

    // Report G1: the first element does not wait for what others have queued.
    func testIsSynchronousOnTheMainQueueWhateverIsQueued() {
        var log: [String] = []
        let queued = expectation(description: "queued")
        DispatchQueue.global().async {
            _ = MainScheduler.instance.schedule(()) { _ in
                log.append("stranger")
                return Disposables.create()
            }
            queued.fulfill()
        }
        wait(for: [queued], timeout: 10, enforceOrder: false)
        _ = MainScheduler.instance.schedule(()) { _ in
            _ = MainScheduler.instance.schedule(()) { _ in
                log.append("queued")
                return Disposables.create()
            }
            _ = Driver.just("driver").drive(onNext: { log.append($0) })
            return Disposables.create()
        }
        serveMainQueue(until: "all ran") { log.count == 3 }
        XCTAssertEqual(log.filter { $0 != "stranger" }, ["driver", "queued"])
    }

    func testClosures() {
        var log: [String] = []
        let source = PublishSubject<Int>()
        let driver = source.asDriver(onErrorDriveWith: .empty())
        driver.drive(
            onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
            onDisposed: { log.append("disposed") }
        ).disposed(by: bag)
        source.onNext(1)
        source.onCompleted()
        XCTAssertEqual(log, ["1", "completed", "disposed"])
    }

    func testWithAnObjectThatIsNotRetained() {
        var log: [String] = []
        let source = PublishSubject<Int>()
        var object: Token? = Token { log.append("died") }
        source.asDriver(onErrorDriveWith: .empty()).drive(
            with: object!, onNext: { _, element in log.append("\(element)") },
            onCompleted: { _ in log.append("completed") }, onDisposed: { _ in log.append("disposed") }
        ).disposed(by: bag)
        source.onNext(1)
        object = nil
        source.onNext(2)
        source.onCompleted()
        XCTAssertEqual(log, ["1", "died"])
    }

    func testObservers() {
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        let optional = PublishSubject<Int?>()
        var log: [String] = []
        first.subscribe { log.append("first \($0)") }.disposed(by: bag)
        second.subscribe { log.append("second \($0)") }.disposed(by: bag)
        optional.subscribe { log.append("optional \($0)") }.disposed(by: bag)
        Driver.just(1).drive(first, second).disposed(by: bag)
        Driver.just(2).drive(optional).disposed(by: bag)
        XCTAssertEqual(
            log,
            [
                "first next(1)", "second next(1)", "first completed", "second completed",
                "optional next(Optional(2))", "optional completed",
            ]
        )
    }

    func testRelays() {
        let behavior = BehaviorRelay(value: 0)
        let optionalBehavior = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        Driver.just(1).drive(behavior).disposed(by: bag)
        Driver.just(2).drive(optionalBehavior).disposed(by: bag)
        Driver.just(3).drive(replay).disposed(by: bag)
        Driver.just(4).drive(optionalReplay).disposed(by: bag)
        var replayed: [Int?] = []
        replay.subscribe(onNext: { replayed.append($0) }).disposed(by: bag)
        optionalReplay.subscribe(onNext: { replayed.append($0) }).disposed(by: bag)
        XCTAssertEqual(behavior.value, 1)
        XCTAssertEqual(optionalBehavior.value, 2)
        XCTAssertEqual(replayed, [3, 4])
    }

    func testBindingsOfOnesOwn() {
        func elements(_ source: Observable<Int>) -> [Int] {
            var all: [Int] = []
            source.subscribe(onNext: { all.append($0) }).dispose()
            return all
        }
        func scaled(_ source: Observable<Int>) -> (Int) -> [Int] { { factor in elements(source.map { $0 * factor }) } }
        XCTAssertEqual(Driver.just(2).drive(elements), [2])
        XCTAssertEqual(Driver.just(2).drive(scaled, curriedArgument: 10), [20])
    }

    /// Anywhere else than on the main thread it traps; under `mock` it runs where the test runs.
    func testMayBeCalledAnywhereUnderMock() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let done = expectation(description: "driven")
            DispatchQueue.global().async {
                Driver.just(1).drive().dispose()
                done.fulfill()
            }
            wait(for: [done], timeout: 10)
        }
    }
}
