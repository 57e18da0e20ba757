#if DEBUG
    import Foundation
    import RxSwift
    import TestSupport
    import XCTest

    /// Report C2: when the anomaly warnings must come, and when not.
    final class SynchronizationTrackerTests: XCTestCase {
        private let warnings = Warnings()

        override func setUp() {
            let warnings = warnings
            SynchronizationTracker.report.update { $0 = Reporter { warnings.add($0) } }
        }

        override func tearDown() { SynchronizationTracker.report.update { $0 = Reporter { print($0) } } }

        func testASubjectDrivenFromInsideItself() {
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
            subject.onNext(1)
            XCTAssertEqual(warnings.count(of: "Reentrancy anomaly was detected."), 1)
            XCTAssertEqual(warnings.count(of: "Synchronization anomaly was detected."), 0)
        }

        func testASubjectEndedFromInsideItself() {
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { _ in subject.onCompleted() })
            subject.onNext(1)
            XCTAssertEqual(warnings.count(of: "Reentrancy anomaly was detected."), 1)
        }

        func testAnotherSubjectFromInsideOneIsFine() {
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            _ = first.subscribe(onNext: { second.onNext($0) })
            _ = second.subscribe(onNext: { _ in })
            for number in 0..<10 { first.onNext(number) }
            XCTAssertEqual(warnings.all, [])
        }

        func testTrampolinedLoopsAreFine() {
            _ = Observable.of(1, 2).flatMap { Observable.of($0, $0) }.subscribe()
            let subject = PublishSubject<Int>()
            _ = subject.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: {
                if $0 < 3 { subject.onNext($0 + 1) }
            })
            CurrentThreadScheduler.instance.schedule(()) {
                subject.onNext(1)
                return Disposables.create()
            }.dispose()
            XCTAssertEqual(warnings.all, [])
        }

        func testAnObserverOfCreateCalledFromInside() {
            var observer: AnyObserver<Int>?
            _ = Observable<Int>.create {
                observer = $0
                return Disposables.create()
            }.subscribe(onNext: { if $0 == 1 { observer?.onNext(2) } })
            observer?.onNext(1)
            XCTAssertEqual(warnings.count(of: "Reentrancy anomaly was detected."), 1)
            XCTAssertTrue(warnings.all.first?.contains("create") == true, "says where")
        }

        func testAnObserverOfCreateCalledByTwoThreads() {
            let (isInside, isTold) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            var observer: AnyObserver<Int>?
            _ = Observable<Int>.create {
                observer = $0
                return Disposables.create()
            }.subscribe(onNext: {
                guard $0 == 1 else { return }
                isInside.signal()
                isTold.wait()
            })
            let handed = Handed(observer)
            Thread {
                isInside.wait()
                handed.take()??.onNext(2)
                isTold.signal()
            }.start()
            observer?.onNext(1)
            XCTAssertEqual(warnings.count(of: "Synchronization anomaly was detected."), 1)
            XCTAssertEqual(warnings.count(of: "Reentrancy anomaly was detected."), 0)
        }

        /// Threads that come one after the other are fine, also if one gets the handle of another that died.
        func testThreadsThatFollowOneAnotherAreFine() {
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { _ in })
            for number in 0..<20 { watched("emitting") { subject.onNext(number) } }
            XCTAssertEqual(warnings.all, [])
        }

        func testThreadsThatMeetInASubjectAreFine() {
            let subject = PublishSubject<Int>()
            let count = Counter()
            _ = subject.subscribe(onNext: { _ in count.increment() })
            race(rounds: 1000) {
                subject.onNext($0)
            } _: {
                subject.onNext($0)
            }
            XCTAssertEqual(count.value, 2000)
            XCTAssertEqual(warnings.all, [])
        }
    }

    private final class Warnings: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []

        var all: [String] { lock.withLock { texts } }

        func add(_ text: String) { lock.withLock { texts.append(text) } }

        func count(of text: String) -> Int { all.filter { $0.contains(text) }.count }
    }
#endif
