import RxSwift
import RxTest
import TestSupport
import XCTest

final class WindowTests: XCTestCase {
    private func numbered(_ windows: Observable<Observable<Int>>) -> Observable<String> {
        windows.enumerated().flatMap { window in
            window.element.map { "\(window.index) \($0)" }.concat(Observable.just("\(window.index) end"))
        }
    }

    /// A full window restarts the timer, an idle span opens the next window (report F6).
    func testOpensByTimeAndByCount() {
        let scheduler = TestScheduler(initialClock: 0)
        let times = [205, 210, 240, 280, 320, 350, 370, 420, 470]
        let events = times.enumerated().map { Recorded.next($1, $0 + 1) } + [.completed(600)]
        let source = scheduler.createHotObservable(events)
        let observer = scheduler.start {
            self.numbered(source.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler))
        }
        XCTAssertEqual(
            observer.events,
            [
                .next(205, "0 1"), .next(210, "0 2"), .next(240, "0 3"), .next(240, "0 end"),
                .next(280, "1 4"), .next(310, "1 end"),
                .next(320, "2 5"), .next(350, "2 6"), .next(370, "2 7"), .next(370, "2 end"),
                .next(420, "3 8"), .next(440, "3 end"),
                .next(470, "4 9"), .next(510, "4 end"),
                .next(580, "5 end"),
                .next(600, "6 end"), .completed(600),
            ]
        )
        XCTAssertEqual(source.subscriptions, [Subscription(200, 600)])
    }

    func testAnErrorEndsTheWindowAndTheSequence() {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        let inner = Heard<Int>()
        let outer = Heard<Observable<Int>> { $0.element.map { _ = $0.subscribe(inner) } }
        _ = subject.window(timeSpan: .seconds(1), count: 9, scheduler: scheduler).subscribe(outer)
        subject.onNext(1)
        subject.onError(TestError())
        XCTAssertEqual(inner.elements, [1])
        XCTAssertEqual(inner.stops.map { $0.error as? TestError }, [TestError()])
        XCTAssertEqual(outer.stops.map { $0.error as? TestError }, [TestError()])
        XCTAssertEqual(scheduler.count, 0)
    }

    func testTheSourceLivesWhileAWindowIsListenedTo() {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        let inner = Heard<Int>()
        var window: (any Disposable)?
        let subscription = subject.window(timeSpan: .seconds(1), count: 9, scheduler: scheduler)
            .subscribe(onNext: { window = $0.subscribe(inner) })
        subject.onNext(1)
        subscription.dispose()
        subject.onNext(2)
        XCTAssertEqual(inner.elements, [1, 2])
        XCTAssertTrue(subject.hasObservers)
        window?.dispose()
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(scheduler.count, 0)
    }

    func testAWindowThatClosesAfterTheOuterIsDisposedLetsGoOfTheSource() {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        let inner = Heard<Int>()
        let subscription = subject.window(timeSpan: .seconds(1), count: 9, scheduler: scheduler)
            .subscribe(onNext: { _ = $0.subscribe(inner) })
        subscription.dispose()
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(inner.stops.map { $0.isCompleted }, [true])
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(scheduler.count, 0)
    }

    func testAWindowOfOneAndAnElementFromInside() {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        var heard: [[Int]] = []
        let subscription = subject.window(timeSpan: .never, count: 1, scheduler: scheduler)
            .enumerated()
            .subscribe(onNext: { window in
                heard.append([])
                _ = window.element.subscribe(onNext: {
                    heard[window.index].append($0)
                    if $0 == 1 { subject.onNext(2) }
                })
            })
        subject.onNext(1)
        subject.onNext(3)
        XCTAssertEqual(heard, [[1, 2], [3], []])
        subscription.dispose()
    }
}
