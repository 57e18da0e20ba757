import CSupport
import RxSwift
import RxTest
import TestSupport
import XCTest

final class ReplaySubjectTests: XCTestCase {
    func testTellsTheLastElementsFirst() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(205, 1), .next(210, 2), .next(220, 3), .next(340, 4), .error(600, NumberedError(9)), .next(610, 5),
        ])
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        let early = scheduler.createObserver(Int.self)
        let late = scheduler.createObserver(Int.self)
        let afterwards = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { _ = source.subscribe(subject) }
        scheduler.scheduleAt(215) { _ = subject.subscribe(early) }
        scheduler.scheduleAt(400) { _ = subject.subscribe(late) }
        scheduler.scheduleAt(900) { _ = subject.subscribe(afterwards) }
        scheduler.start()
        XCTAssertEqual(
            early.events,
            [.next(215, 1), .next(215, 2), .next(220, 3), .next(340, 4), .error(600, NumberedError(9))])
        XCTAssertEqual(late.events, [.next(400, 3), .next(400, 4), .error(600, NumberedError(9))])
        XCTAssertEqual(afterwards.events, [.next(900, 3), .next(900, 4), .error(900, NumberedError(9))])
    }

    func testUnboundedAndZeroAndOne() {
        func replayed(_ subject: ReplaySubject<Int>) -> [Int] {
            for element in 1...1000 { subject.onNext(element) }
            let observer = StrictObserver<Int>()
            _ = subject.subscribe(observer)
            return observer.elements
        }
        XCTAssertEqual(replayed(.createUnbounded()), Array(1...1000))
        XCTAssertEqual(replayed(.create(bufferSize: 0)), [])
        XCTAssertEqual(replayed(.create(bufferSize: 1)), [1000])
        XCTAssertEqual(replayed(.create(bufferSize: 999)), Array(2...1000))
    }

    /// Report E7.
    func testMemoryFollowsTheElementsNotTheLimit() {
        let subject = ReplaySubject<Int>.create(bufferSize: .max / 1024)
        subject.onNext(1)
        let observer = StrictObserver<Int>()
        _ = subject.subscribe(observer)
        XCTAssertEqual(observer.elements, [1])
    }

    // MARK: Report A4, while the past is told

    func testEventsDuringTheReplayFollowIt() {
        watched("the replaying thread waits for the emitting one") {
            let subject = ReplaySubject<Int>.createUnbounded()
            for element in 1...3 { subject.onNext(element) }
            let observer = StrictObserver<Int> { event in
                if event.element == 1 { inBackground { subject.onNext(4) }.wait() }
            }
            _ = subject.subscribe(observer)
            subject.onNext(5)
            XCTAssertEqual(observer.elements, [1, 2, 3, 4, 5])
            XCTAssertEqual(observer.violations, [])
        }
    }

    func testDisposedPartWayHearsNoMore() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...5 { subject.onNext(element) }
        let taking = StrictObserver<Int>()
        _ = subject.take(2).subscribe(taking)
        XCTAssertEqual(taking.events, [.next(1), .next(2), .completed])
        XCTAssertFalse(subject.hasObservers)
        // Disposed by another thread, which the replay waits for.
        let cancel = SerialDisposable()
        let observer = StrictObserver<Int> { event in
            if event.element == 3 { inBackground { cancel.dispose() }.wait() }
        }
        cancel.disposable = subject.delaySubscription(cancel).subscribe(observer)
        XCTAssertEqual(observer.events, [.next(1), .next(2), .next(3)])
    }

    func testElementsFromInsideTheReplayFollowTheRestOfIt() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...3 { subject.onNext(element) }
        let observer = StrictObserver<Int> { event in
            if let element = event.element, element < 3 { subject.onNext(element + 10) }
        }
        _ = subject.subscribe(observer)
        XCTAssertEqual(observer.elements, [1, 2, 3, 11, 12])
    }

    func testAStopEventDuringTheReplayIsToldOnceAndLast() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...3 { subject.onNext(element) }
        let observer = StrictObserver<Int> { event in
            if event.element == 1 {
                subject.onNext(4)
                subject.onError(NumberedError(1))
                subject.onNext(5)
            }
        }
        _ = subject.subscribe(observer)
        XCTAssertEqual(observer.events, [.next(1), .next(2), .next(3), .next(4), .error(NumberedError(1))])
    }

    func testForeignLockAroundSubscribingAndInsideTheReplay() {
        watched("a replayed element waits for a lock that the other subscriber holds") {
            let subject = ReplaySubject<Int>.create(bufferSize: 3)
            for element in 1...3 { subject.onNext(element) }
            let lock = NSRecursiveLock()
            race(rounds: scaled(2000)) { _ in
                lock.lock()
                subject.subscribe().dispose()
                subject.onNext(4)
                lock.unlock()
            } _: { _ in
                subject.subscribe(onNext: { _ in lock.withLock {} }).dispose()
            }
        }
    }

    // MARK: Release

    func testTheEvictedElementMaySendIntoTheSubject() {
        watched("an evicted element was released under the lock") {
            let subject = ReplaySubject<Token?>.create(bufferSize: 1)
            subject.onNext(Token { subject.onNext(nil) })
            subject.onNext(nil)
            subject.onNext(Token { subject.onCompleted() })
            subject.onNext(nil)
            let observer = StrictObserver<Token?>()
            _ = subject.subscribe(observer)
            XCTAssertEqual(observer.stopCount, 1)
        }
    }

    func testDisposeLetsGoOfTheElements() {
        let before = Tracked.live
        let subject = ReplaySubject<Tracked>.createUnbounded()
        for element in 1...100 { subject.onNext(Tracked(element)) }
        let observer = StrictObserver<Int>()
        _ = subject.map(\.number).subscribe(observer)
        XCTAssertEqual(Tracked.live, before + 100)
        subject.dispose()
        XCTAssertEqual(Tracked.live, before)
        XCTAssertEqual(observer.elements, Array(1...100))
    }
}

extension ObservableType {
    /// Subscribes after `handle` has been given what disposes the subscription: a replay that runs inside `subscribe`
    /// can then be disposed by others.
    fileprivate func delaySubscription(_ handle: SerialDisposable) -> Observable<Element> {
        let gate = PublishSubject<Void>()
        let source = asObservable()
        return Observable.create { observer in
            let subscription = gate.flatMap { source }.subscribe(observer)
            handle.disposable = subscription
            gate.onNext(())
            return subscription
        }
    }
}
