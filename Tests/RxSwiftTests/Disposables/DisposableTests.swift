import RxSwift
import TestSupport
import XCTest

/// What each disposable does on one thread.
final class DisposableTests: XCTestCase {
    private var log: [String] = []

    private func probe(_ name: String) -> any Cancelable {
        Disposables.create { [self] in log.append(name) }
    }

    func testSerialDisposesTheOneBefore() {
        let serial = SerialDisposable()
        serial.disposable = probe("a")
        XCTAssertEqual(log, [])
        serial.disposable = probe("b")
        XCTAssertEqual(log, ["a"])
        serial.dispose()
        serial.dispose()
        XCTAssertEqual(log, ["a", "b"])
        XCTAssertTrue(serial.isDisposed)
        serial.disposable = probe("c")
        XCTAssertEqual(log, ["a", "b", "c"])
    }

    /// Report D7: an accessor that called itself.
    func testSerialGivesBackWhatItHolds() {
        let serial = SerialDisposable()
        serial.disposable.dispose()
        serial.disposable = probe("a")
        serial.disposable.dispose()
        XCTAssertEqual(log, ["a"])
        serial.dispose()
        serial.disposable.dispose()
        XCTAssertEqual(log, ["a"])
    }

    /// Not the object around it that the library keeps.
    func testSerialGivesBackAStructAsAStruct() {
        struct Numbered: Disposable {
            let number: Int
            func dispose() {}
        }
        let serial = SerialDisposable()
        serial.disposable = Numbered(number: 7)
        XCTAssertEqual((serial.disposable as? Numbered)?.number, 7)
    }

    func testSingleAssignmentDisposesWhatComesTooLate() {
        let early = SingleAssignmentDisposable()
        early.setDisposable(probe("early"))
        XCTAssertFalse(early.isDisposed)
        early.dispose()
        let late = SingleAssignmentDisposable()
        late.dispose()
        XCTAssertTrue(late.isDisposed)
        late.setDisposable(probe("late"))
        XCTAssertEqual(log, ["early", "late"])
    }

    func testCompositeDisposesInOrderOfInsertion() {
        let composite = CompositeDisposable(probe("a"), probe("b"))
        let key = composite.insert(probe("c"))
        _ = composite.insert(probe("d"))
        XCTAssertEqual(composite.count, 4)
        composite.remove(for: key!)
        composite.remove(for: key!)
        XCTAssertEqual(log, ["c"])
        XCTAssertEqual(composite.count, 3)
        composite.dispose()
        XCTAssertEqual(log, ["c", "a", "b", "d"])
        XCTAssertEqual(composite.count, 0)
        XCTAssertTrue(composite.isDisposed)
        XCTAssertNil(composite.insert(probe("e")))
        XCTAssertEqual(log.last, "e")
    }

    func testCompositeOfEachArity() {
        for make in [
            { CompositeDisposable(self.probe("1"), self.probe("2")) },
            { CompositeDisposable(self.probe("1"), self.probe("2"), self.probe("3")) },
            {
                CompositeDisposable(self.probe("1"), self.probe("2"), self.probe("3"), self.probe("4"), self.probe("5"))
            },
            { CompositeDisposable(disposables: [self.probe("1")]) },
            { CompositeDisposable() },
        ] {
            log = []
            let composite = make()
            let count = composite.count
            composite.dispose()
            XCTAssertEqual(log, (0..<count).map { "\($0 + 1)" })
        }
    }

    func testCreateOfEachArity() {
        let made: [(Int, any Disposable)] = [
            (0, Disposables.create()),
            (1, Disposables.create([probe("1")])),
            (2, Disposables.create(probe("1"), probe("2"))),
            (3, Disposables.create(probe("1"), probe("2"), probe("3"))),
            (5, Disposables.create(probe("1"), probe("2"), probe("3"), probe("4"), probe("5"))),
            (2, Disposables.create([probe("1"), probe("2")])),
        ]
        for (count, disposable) in made {
            log = []
            if let cancelable = disposable as? any Cancelable { XCTAssertFalse(cancelable.isDisposed) }
            disposable.dispose()
            disposable.dispose()
            XCTAssertEqual(log, (0..<count).map { "\($0 + 1)" })
            if let cancelable = disposable as? any Cancelable { XCTAssertTrue(cancelable.isDisposed) }
        }
    }

    func testBoolean() {
        let flag = BooleanDisposable()
        XCTAssertFalse(flag.isDisposed)
        flag.dispose()
        XCTAssertTrue(flag.isDisposed)
        XCTAssertTrue(BooleanDisposable(isDisposed: true).isDisposed)
        XCTAssertFalse(BooleanDisposable(isDisposed: false).isDisposed)
    }

    func testRefCountDisposesWithTheLast() {
        let counted = RefCountDisposable(disposable: probe("inner"))
        let first = counted.retain()
        let second = counted.retain()
        first.dispose()
        first.dispose()
        counted.dispose()
        counted.dispose()
        XCTAssertEqual(log, [])
        XCTAssertFalse(counted.isDisposed)
        second.dispose()
        XCTAssertEqual(log, ["inner"])
        XCTAssertTrue(counted.isDisposed)
        counted.retain().dispose()
        XCTAssertEqual(log, ["inner"])
    }

    func testRefCountWaitsForThePrimary() {
        let counted = RefCountDisposable(disposable: probe("inner"))
        counted.retain().dispose()
        XCTAssertEqual(log, [])
        counted.dispose()
        XCTAssertEqual(log, ["inner"])
    }

    func testScheduledDisposesOnItsScheduler() {
        let scheduler = ManualScheduler()
        let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: probe("inner"))
        scheduled.dispose()
        scheduled.dispose()
        XCTAssertEqual(scheduler.count, 1)
        XCTAssertFalse(scheduled.isDisposed)
        XCTAssertEqual(log, [])
        scheduler.advance()
        XCTAssertEqual(log, ["inner"])
        XCTAssertTrue(scheduled.isDisposed)
        XCTAssertTrue(scheduled.scheduler as AnyObject === scheduler)
    }

    func testActionIsReleasedWhenItWasCalled() {
        let live = Tracked.live
        let tracked = Handed(Tracked(1))
        let disposable = Disposables.create { [value = tracked.take()] in _ = value }
        XCTAssertEqual(Tracked.live, live + 1)
        disposable.dispose()
        XCTAssertEqual(Tracked.live, live)
    }
}
