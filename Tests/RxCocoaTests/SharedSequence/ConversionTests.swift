import RxCocoa
import RxRelay
import RxSwift
import RxTest
import TestSupport
import XCTest

final class ConversionTests: XCTestCase {
    func testAnErrorBecomesAnElement() {
        recovered("-a-b-#", "-a-b-(z|)") { $0.asDriver(onErrorJustReturn: "z") }
        recovered("-a-b-#", "-a-b-(z|)") { $0.asSignal(onErrorJustReturn: "z") }
        recovered("-a-b-#", "-a-b-(z|)") {
            $0.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: "z")
        }
    }

    func testAnErrorBecomesAnotherSequence() {
        recovered("-a-b-#", "-a-b-(z|)") { $0.asDriver(onErrorDriveWith: .just("z")) }
        recovered("-a-b-#", "-a-b-(z|)") { $0.asSignal(onErrorSignalWith: .just("z")) }
        recovered("-a-b-#", "-a-b-|") { $0.asDriver(onErrorDriveWith: .empty()) }
        recovered("-a-b-#", "-a-b--") { $0.asSignal(onErrorSignalWith: .never()) }
    }

    func testTheErrorIsAskedWhatFollows() {
        recovered("-a-b-#", "-a-b-(z|)") { source in
            source.asDriver { error in
                XCTAssertEqual(error as? MarbleError, MarbleError())
                return .just("z")
            }
        }
        recovered("-a-b-#", "-a-b-(z|)") { $0.asSignal { _ in .just("z") } }
    }

    func testTheEndStaysTheEnd() {
        recovered("-a-b-|", "-a-b-|") { $0.asDriver(onErrorJustReturn: "z") }
        recovered("-a-b-|", "-a-b-|") { $0.asSignal(onErrorJustReturn: "z") }
    }

    private func recovered<S: SharingStrategyProtocol>(
        _ source: String, _ out: String, file: StaticString = #file, line: UInt = #line,
        _ convert: @escaping (Observable<String>) -> SharedSequence<S, String>
    ) {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        SharingScheduler.mock(scheduler: scheduler) {
            let hot = scheduler.hot(source)
            let observer: TestableObserver<String> = scheduler.start { convert(hot.asObservable()) }
            assertMarbles(observer.events, out, file: file, line: line)
        }
    }

    func testRelays() {
        let behavior = BehaviorRelay(value: 1)
        let publish = PublishRelay<Int>()
        var heard: [Int] = []
        let bag = DisposeBag()
        behavior.asDriver().drive(onNext: { heard.append($0) }).disposed(by: bag)
        publish.asSignal().emit(onNext: { heard.append($0) }).disposed(by: bag)
        XCTAssertEqual(heard, [1])
        publish.accept(2)
        behavior.accept(3)
        XCTAssertEqual(heard, [1, 2, 3])
    }

    func testInfallibles() {
        var heard: [Event<Int>] = []
        _ = Infallible.of(1, 2).asDriver().asObservable().subscribe { heard.append($0) }
        XCTAssertEqual(heard, [.next(1), .next(2), .completed])
        heard = []
        _ = Driver.just(3).asInfallible().asObservable().subscribe { heard.append($0) }
        XCTAssertEqual(heard, [.next(3), .completed])
    }

    func testTheyAreWhatTheyAre() {
        var heard: [Int] = []
        _ = Driver.just(1).asDriver().asSharedSequence().drive(onNext: { heard.append($0) })
        _ = Signal.just(2).asSignal().asSharedSequence().emit(onNext: { heard.append($0) })
        XCTAssertEqual(heard, [1, 2])
    }
}
