import RxSwift
import RxTest
import TestSupport
import XCTest

final class SingleTests: XCTestCase {
    func testAsSingle() {
        expect("-a---|", "-----(a|)") { $0.asSingle().asObservable() }
        let more = expect("-a-b-|", "---#") { $0.asSingle().asObservable() }
        guard case .moreThanOneElement? = more as? RxError else { return XCTFail("\(String(describing: more))") }
        let none = expect("-----|", "-----#") { $0.asSingle().asObservable() }
        guard case .noElements? = none as? RxError else { return XCTFail("\(String(describing: none))") }
        expect("-a-#", "---#") { $0.asSingle().asObservable() }
    }

    func testFirst() {
        expect("-a-b-|", "-(a|)") { $0.first().map { $0 ?? "?" }.asObservable() }
        expect("-----|", "-----(?|)") { $0.first().map { $0 ?? "?" }.asObservable() }
        expect("---#", "---#") { $0.first().asObservable() }
    }

    func testToArray() {
        expect("-a-b-|", "-----({|)".replacingOccurrences(of: "({|)", with: "{ab |}")) {
            $0.toArray().map { $0.joined() }.asObservable()
        }
        expect("-----|", "-----{[] |}") { $0.toArray().asObservable() }
        expect("-a-#", "---#") { $0.toArray().asObservable() }
    }

    func testOperators() {
        expect("-a-|", "---{a+ |}") { $0.asSingle().map { $0 + "+" }.asObservable() }
        expect("-a-|", "---#") { $0.asSingle().map { _ -> Int in throw TestError() }.asObservable() }
        expect("-a-|", "---(a|)") { $0.asSingle().filter { $0 == "a" }.asObservable() }
        expect("-a-|", "---|") { $0.asSingle().filter { $0 == "b" }.asObservable() }
        expect("-1-|", "---(1|)") { $0.asSingle().compactMap { Int($0) }.asObservable() }
        expect("-a-|", "---|") { $0.asSingle().compactMap { Int($0) }.asObservable() }
        expect("-a-|", "---{aa |}") { $0.asSingle().flatMap { .just($0 + $0) }.asObservable() }
        expect("-a-|", "---#") { $0.asSingle().flatMap { _ in Single<Int>.error(TestError()) }.asObservable() }
        expect("-a-|", "---|") { $0.asSingle().flatMapMaybe { _ in Maybe<Int>.empty() }.asObservable() }
        expect("-a-|", "---|") { $0.asSingle().flatMapCompletable { _ in .empty() }.asObservable() }
        expect("-#", "-(b|)") { $0.asSingle().catchAndReturn("b").asObservable() }
        expect("-#", "-(b|)") { $0.asSingle().catch { _ in .just("b") }.asObservable() }
        expect("-a-|", "---(a|)") { $0.asSingle().asMaybe().asObservable() }
        expect("-a-|", "---|") { $0.asSingle().asCompletable().asObservable() }
    }

    func testObserveAndSubscribeOnTakeATick() {
        let scheduler = TestScheduler(initialClock: 0)
        let observed = scheduler.start { Single.just(1).observe(on: scheduler).asObservable() }
        XCTAssertEqual(observed.events, [.next(201, 1), .completed(202)])
        let other = TestScheduler(initialClock: 0)
        let subscribed = other.start { Single.just(1).subscribe(on: other).asObservable() }
        XCTAssertEqual(subscribed.events, [.next(201, 1), .completed(201)])
        let third = TestScheduler(initialClock: 0)
        let just = third.start { Single.just(1, scheduler: third).asObservable() }
        XCTAssertEqual(just.events, [.next(201, 1), .completed(202)])
    }

    func testRetrySubscribesAgain() {
        var attempts = 0
        let single = Single<Int>.create { single in
            attempts += 1
            single(attempts < 3 ? .failure(TestError()) : .success(attempts))
            return Disposables.create()
        }
        var heard: [Int] = []
        _ = single.retry(3).subscribe(onSuccess: { heard.append($0) })
        attempts = 0
        _ = single.retry(when: { (errors: Observable<TestError>) in errors }).subscribe(onSuccess: { heard.append($0) })
        attempts = 0
        _ = single.retry(when: { (errors: Observable<any Error>) in errors }).subscribe(onSuccess: { heard.append($0) })
        XCTAssertEqual(heard, [3, 3, 3])
    }

    // MARK: create

    func testCreateTellsTheFirstEventOnly() {
        var tell: ((SingleEvent<Int>) -> Void)?
        var disposed = 0
        var heard: [SingleEvent<Int>] = []
        let reports = misuses {
            _ = Single<Int>.create { single in
                tell = single
                return Disposables.create { disposed += 1 }
            }.subscribe { heard.append($0) }
            XCTAssertEqual(disposed, 0)
            tell?(.success(1))
            tell?(.success(2))
            tell?(.failure(TestError()))
        }
        XCTAssertEqual(heard.map { try? $0.get() }, [1])
        XCTAssertEqual(disposed, 1)
        XCTAssertEqual(reports, [], "the others are dropped, as upstream does")
    }

    func testCreateDisposesWhatItReturnsAfterAnEventInsideSubscribe() {
        var disposed = 0
        _ = Single<Int>.create { single in
            single(.success(1))
            return Disposables.create { disposed += 1 }
        }.subscribe()
        XCTAssertEqual(disposed, 1)
    }

    func testTwoThreadsThatTellAtOnceMakeOneEvent() {
        let count = Counter()
        let tell = Slot<(SingleEvent<Int>) -> Void>()
        let rounds = Rounds.races / 10
        var single: [Handed<(SingleEvent<Int>) -> Void>] = []
        for _ in 0..<rounds {
            _ = Single<Int>.create { observer in
                tell.value = observer
                return Disposables.create()
            }.subscribe { _ in count.increment() }
            if let observer = tell.value { single.append(Handed(observer)) }
        }
        let tellers = single.compactMap { $0.take() }
        race(rounds: rounds, { tellers[$0](.success(1)) }, { tellers[$0](.success(2)) })
        XCTAssertEqual(count.value, rounds)
    }

    // MARK: subscribe

    func testOnDisposedComesAfterTheEventAndOnce() {
        var log: [String] = []
        let subscription = Single.just(1)
            .do(
                onSuccess: { _ in log.append("do") }, afterSuccess: { _ in log.append("after") },
                onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
                onDispose: { log.append("dispose") }
            )
            .subscribe(onSuccess: { _ in log.append("success") }, onDisposed: { log.append("disposed") })
        subscription.dispose()
        XCTAssertEqual(log, ["subscribe", "do", "success", "disposed", "after", "subscribed", "dispose"])
    }

    func testDisposeMeansSilence() {
        let subject = PublishSubject<Int>()
        var log: [String] = []
        let subscription = subject.asSingle()
            .subscribe(
                onSuccess: { _ in log.append("success") }, onFailure: { _ in log.append("failure") },
                onDisposed: { log.append("disposed") }
            )
        subject.onNext(1)
        subscription.dispose()
        subject.onCompleted()
        XCTAssertEqual(log, ["disposed"])
        XCTAssertFalse(subject.hasObservers)
    }

    func testSubscribeWithAnObjectDoesNotKeepIt() {
        final class Owner { var heard: [Int] = [] }
        let subject = PublishSubject<Int>()
        var owner: Owner? = Owner()
        weak let weakOwner = owner
        let subscription = subject.first().subscribe(with: owner!, onSuccess: { $0.heard.append($1 ?? 0) })
        subject.onNext(1)
        XCTAssertEqual(owner?.heard, [1])
        owner = nil
        XCTAssertNil(weakOwner)
        subscription.dispose()
    }

    func testAnErrorThatNobodyHandlesGoesToTheHook() {
        let before = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = before }
        let heard = Slot<any Error>()
        Hooks.defaultErrorHandler = { heard.value = $1 }
        _ = Single<Int>.error(TestError()).subscribe()
        XCTAssertEqual(heard.value as? TestError, TestError())
        heard.value = nil
        // After the element nobody can hear it otherwise.
        _ = Single.just(1).do(afterSuccess: { _ in throw TestError() }).subscribe()
        XCTAssertEqual(heard.value as? TestError, TestError())
    }

    func testAnErrorAfterTheElementIsNoSecondAnswer() {
        let before = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = before }
        let errors = Slot<any Error>()
        Hooks.defaultErrorHandler = { errors.value = $1 }
        var heard: [Int] = []
        let late = Single.just(1).do(afterSuccess: { _ in throw TestError() })
        for single in [late.catchAndReturn(2), late.catch { _ in .just(2) }, late.retry(2)] {
            errors.value = nil
            _ = single.subscribe(onSuccess: { heard.append($0) })
            XCTAssertEqual(errors.value as? TestError, TestError())
        }
        _ = Maybe.just(1).do(afterNext: { _ in throw TestError() }).catchAndReturn(2)
            .subscribe(onSuccess: { heard.append($0) })
        XCTAssertEqual(heard, [1, 1, 1, 1])
    }

    func testZipOfACollection() {
        var heard: [[Int]] = []
        _ = Single.zip([Single.just(1), .just(2)]).subscribe(onSuccess: { heard.append($0) })
        _ = Single<Int>.zip([Single<Int>]()).subscribe(onSuccess: { heard.append($0) })
        _ = Single.zip([Single.just(1), .just(2)]) { $0.reversed() }.subscribe(onSuccess: { heard.append($0) })
        XCTAssertEqual(heard, [[1, 2], [], [2, 1]])
    }

    func testZipDisposesTheOthersAtAnError() {
        let subject = PublishSubject<Int>()
        var failed = 0
        _ = Single.zip([subject.asSingle(), .error(TestError())]).subscribe(onFailure: { _ in failed += 1 })
        XCTAssertEqual(failed, 1)
        XCTAssertFalse(subject.hasObservers)
    }
}
