import RxCocoa
import RxSwift
import TestSupport
import XCTest

final class ControlTests: XCTestCase {
    private let bag = DisposeBag()

    func testAnEventIsSubscribedToOnTheMainQueue() {
        var isMain: [Bool] = []
        let source = Observable<Int>.create { observer in
            isMain.append(Thread.isMainThread)
            observer.onNext(1)
            return Disposables.create { isMain.append(Thread.isMainThread) }
        }
        let event = ControlEvent(events: source)
        var elements: [Int] = []
        var subscription: (any Disposable)?
        onAnotherThread { subscription = event.subscribe(onNext: { elements.append($0) }) }
        XCTAssertEqual(isMain, [], "it waits for the main queue")
        serveMainQueue(until: "subscribed to") { elements == [1] }
        onAnotherThread { subscription?.dispose() }
        serveMainQueue(until: "let go of") { isMain.count == 2 }
        XCTAssertEqual(isMain, [true, true])
    }

    func testAnEventIsSynchronousOnTheMainQueue() {
        let source = PublishSubject<Int>()
        var log: [String] = []
        let event = ControlEvent(events: source).asControlEvent()
        event.subscribe(onNext: { log.append("event \($0)") }).disposed(by: bag)
        event.asSignal().emit(onNext: { log.append("signal \($0)") }).disposed(by: bag)
        event.asDriver().drive(onNext: { log.append("driver \($0)") }).disposed(by: bag)
        event.asInfallible().subscribe(onNext: { log.append("infallible \($0)") }).disposed(by: bag)
        event.asObservable().subscribe(onNext: { log.append("observable \($0)") }).disposed(by: bag)
        source.onNext(1)
        XCTAssertEqual(log, ["event 1", "signal 1", "driver 1", "infallible 1", "observable 1"])
    }

    func testAnEventThatFailsIsAMistakeThatCompletes() {
        let event = ControlEvent(events: Observable<Int>.error(TestError()))
        var events: [Event<Int>] = []
        let reports = quietMisuses {
            _ = event.asDriver().asObservable().subscribe { events.append($0) }
            _ = event.asSignal().asObservable().subscribe { events.append($0) }
            _ = event.asInfallible().asObservable().subscribe { events.append($0) }
        }
        XCTAssertEqual(events, [.completed, .completed, .completed])
        XCTAssertEqual(reports.count, 3)
    }

    func testAPropertyIsReadAndSet() {
        let model = BehaviorSubject(value: "a")
        let property = ControlProperty(values: model, valueSink: model).asControlProperty()
        var log: [String] = []
        property.subscribe(onNext: { log.append("value \($0)") }).disposed(by: bag)
        property.changed.subscribe(onNext: { log.append("changed \($0)") }).disposed(by: bag)
        property.asDriver().drive(onNext: { log.append("driver \($0)") }).disposed(by: bag)
        Observable.just("b").bind(to: property).disposed(by: bag)
        XCTAssertEqual(log, ["value a", "driver a", "value b", "changed b", "driver b"])
    }

    func testAPropertyBoundToAFailureIsAMistake() {
        let property = ControlProperty(values: Observable<Int>.never(), valueSink: PublishSubject<Int>())
        let reports = quietMisuses { _ = Observable<Int>.error(TestError()).bind(to: property) }
        XCTAssertEqual(reports.count, 1)
    }

    func testOrEmpty() {
        let model = BehaviorSubject<String?>(value: nil)
        let property = ControlProperty(values: model, valueSink: model).orEmpty
        var heard: [String] = []
        property.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        property.onNext("a")
        XCTAssertEqual(heard, ["", "a"])
    }
}
