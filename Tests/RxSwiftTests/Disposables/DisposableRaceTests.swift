import RxSwift
import Synchronization
import TestSupport
import XCTest

/// Two threads at one disposable: what it holds is disposed exactly once, whoever comes first.
final class DisposableRaceTests: XCTestCase {
    /// Rounds of one race; fewer when the machine is busy or runs them under ThreadSanitizer.
    private func rounds(_ first: @escaping (Int) -> Void, _ second: @escaping (Int) -> Void) -> Range<Int> {
        let end = Date(timeIntervalSinceNow: 5)
        let batch = 1_000
        var done = 0
        repeat {
            let start = done
            race(rounds: batch, { first(start + $0) }, { second(start + $0) })
            done += batch
        } while done < mostRounds && Date() < end
        return 0..<done
    }

    private let mostRounds = 100_000

    private final class Counter: Disposable, Sendable {
        private let count = Atomic<Int>(0)
        var value: Int { count.load(ordering: .sequentiallyConsistent) }
        func dispose() { count.add(1, ordering: .sequentiallyConsistent) }
    }

    /// Lets both act on the same subject, round after round, and expects one disposal of each round's counter.
    private func raceOnce<Subject>(
        _ name: String, _ make: (Counter) -> Subject, _ first: @escaping (Subject, Counter) -> Void,
        _ second: @escaping (Subject, Counter) -> Void
    ) {
        let counters = (0..<mostRounds).map { _ in Counter() }
        let subjects = counters.map(make)
        watched("\(name) hangs", seconds: 120) { [self] in
            let done = rounds({ first(subjects[$0], counters[$0]) }, { second(subjects[$0], counters[$0]) })
            XCTAssertEqual(counters[done].filter { $0.value != 1 }.count, 0, "\(name): not disposed exactly once")
        }
    }

    func testDisposeAgainstDispose() {
        raceOnce(
            "action", { c in Disposables.create { c.dispose() } }, { s, _ in s.dispose() }, { s, _ in s.dispose() })
        raceOnce("pair", { Disposables.create($0, Counter()) }, { s, _ in s.dispose() }, { s, _ in s.dispose() })
        raceOnce(
            "composite", { CompositeDisposable(disposables: [$0]) }, { s, _ in s.dispose() }, { s, _ in s.dispose() })
        raceOnce("counted", { RefCountDisposable(disposable: $0) }, { s, _ in s.dispose() }, { s, _ in s.dispose() })
        // Report B4.
        raceOnce(
            "scheduled", { ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0) },
            { s, _ in s.dispose() }, { s, _ in s.dispose() })
    }

    func testSetAgainstDispose() {
        raceOnce(
            "single", { _ in SingleAssignmentDisposable() }, { s, c in s.setDisposable(c) }, { s, _ in s.dispose() })
        raceOnce("serial", { _ in SerialDisposable() }, { s, c in s.disposable = c }, { s, _ in s.dispose() })
    }

    func testSerialSetAgainstSet() {
        raceOnce(
            "serial", { _ in SerialDisposable() },
            { s, c in
                s.disposable = c
                s.dispose()
            }, { s, _ in s.disposable = Counter() })
    }

    /// Report B5.
    func testCompositeInsertAgainstDispose() {
        raceOnce("composite", { _ in CompositeDisposable() }, { s, c in _ = s.insert(c) }, { s, _ in s.dispose() })
    }

    func testCompositeRemoveAgainstDispose() {
        raceOnce(
            "composite",
            { c -> (CompositeDisposable, CompositeDisposable.DisposeKey) in
                let composite = CompositeDisposable()
                return (composite, composite.insert(c)!)
            }, { s, _ in s.0.remove(for: s.1) }, { s, _ in s.0.dispose() })
    }

    func testCountedPrimaryAgainstRetained() {
        raceOnce(
            "counted",
            { c -> (RefCountDisposable, any Disposable) in
                let counted = RefCountDisposable(disposable: c)
                return (counted, counted.retain())
            }, { s, _ in s.0.dispose() }, { s, _ in s.1.dispose() })
    }

    func testBagInsertedFromTwoThreads() {
        let counters = (0..<2 * mostRounds).map { _ in Counter() }
        watched("bag hangs", seconds: 120) { [self] in
            var bag: DisposeBag? = DisposeBag()
            let done = rounds({ bag?.insert(counters[2 * $0]) }, { bag?.insert(counters[2 * $0 + 1]) })
            bag = nil
            XCTAssertEqual(counters[..<(2 * done.upperBound)].filter { $0.value != 1 }.count, 0)
        }
    }

    /// Contract 2: what is disposed may come back, from its `dispose` and from its `deinit`.
    func testNothingForeignRunsUnderALock() {
        watched("a disposable or its deinit ran under a lock", seconds: 5) {
            let composite = CompositeDisposable()
            let serial = SerialDisposable()
            let counted = RefCountDisposable(disposable: Disposables.create { _ = serial.isDisposed })
            let comeBack = {
                _ = composite.count
                _ = composite.insert(Disposables.create())
                serial.disposable = Disposables.create()
                _ = counted.retain()
            }
            func visitor() -> any Disposable {
                let token = Handed(Tracked(1, atEnd: comeBack))
                return Disposables.create { [token = token.take()] in
                    comeBack()
                    withExtendedLifetime(token) {}
                }
            }
            let key = composite.insert(visitor())
            _ = composite.insert(visitor())
            serial.disposable = visitor()
            serial.disposable = visitor()
            composite.remove(for: key!)
            composite.dispose()
            serial.dispose()
            _ = composite.insert(visitor())
            serial.disposable = visitor()
            RefCountDisposable(disposable: visitor()).dispose()
            let bag = DisposeBag()
            for _ in 0..<200 { Observable.just(1).subscribe(onDisposed: comeBack).disposed(by: bag) }
        }
    }
}
