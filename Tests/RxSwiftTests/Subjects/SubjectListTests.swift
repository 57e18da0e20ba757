import RxSwift
import TestSupport
import XCTest

/// Who hears an element, and in which order, while observers come and go between elements and inside of them.
final class SubjectListTests: XCTestCase {
    func testEachHearsInItsTurnHoweverTheyComeAndGo() {
        for seed in 0..<100 { CrowdModel(PublishSubject<Int>(), seed: UInt64(seed)).run(steps: 100) }
    }

    func testSoDoThoseWhoAreToldThePastFirst() {
        for seed in 0..<100 {
            CrowdModel(ReplaySubject<Int>.create(bufferSize: 0), seed: UInt64(seed)).run(steps: 100)
        }
    }

    func testWhoSubscribesInsideThePastOfAnotherHearsAfterIt() {
        let subject = BehaviorSubject(value: 0)
        var heard: [String] = []
        func subscribe(_ name: String, inside: @escaping () -> Void = {}) {
            _ = subject.subscribe(onNext: {
                heard.append("\(name)\($0)")
                if $0 == 0 { inside() }
            })
        }
        subscribe("a") { subscribe("b") { XCTAssertTrue(subject.hasObservers) } }
        subject.onNext(1)
        XCTAssertEqual(heard, ["a0", "b0", "a1", "b1"])
    }

    func testTheOldestLeavesForEachWhoComes() {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        let live = 10
        var subscriptions: [any Disposable] = []
        for number in 0..<1_000 {
            subscriptions.append(subject.subscribe(onNext: { _ in heard.append(number) }))
            if number >= live { subscriptions[number - live].dispose() }
        }
        subject.onNext(0)
        XCTAssertEqual(heard, Array(1_000 - live..<1_000))
    }

    func testACrowdThatHasLeftMakesRoomForAnother() {
        let subject = PublishSubject<Int>()
        for size in [1, 1_000, 3] {
            var count = 0
            let crowd = CompositeDisposable()
            for _ in 0..<size { _ = crowd.insert(subject.subscribe(onNext: { _ in count += 1 })) }
            subject.onNext(0)
            crowd.dispose()
            subject.onNext(0)
            XCTAssertEqual(count, size)
            XCTAssertFalse(subject.hasObservers)
        }
    }

    /// Nothing can be cleared away before the first element has been told; with all who left still listed, the last
    /// elements would take 100,000 times as long as the first.
    func testElementsInsideAnElementCostWhatIsLive() {
        watched("subscribing, emitting and disposing in a loop inside an element") {
            let subject = PublishSubject<Int>()
            let rounds = 100_000
            var count = 0
            _ = subject.subscribe(onNext: { element in
                if element > 0 { return }
                var newest = Disposables.create()
                for round in 1...rounds {
                    let next = subject.subscribe(onNext: { _ in count += 1 })
                    newest.dispose()
                    newest = next
                    subject.onNext(round)
                }
                newest.dispose()
            })
            subject.onNext(0)
            XCTAssertEqual(count, rounds)
        }
    }

    func testElementsCostWhatIsLeftOfACrowd() {
        watched("emitting to the last of a crowd") {
            let subject = PublishSubject<Int>()
            let crowd = CompositeDisposable()
            let size = 100_000
            var count = 0
            for _ in 0..<size { _ = crowd.insert(subject.subscribe(onNext: { _ in })) }
            _ = subject.subscribe(onNext: { _ in count += 1 })
            crowd.dispose()
            for number in 0..<size { subject.onNext(number) }
            XCTAssertEqual(count, size)
        }
    }

    /// What is dropped may not wait for the subject's next element.
    func testWhoLeavesInsideAnElementIsReleasedAfterIt() {
        let subject = PublishSubject<Int>()
        var deaths = 0
        _ = subject.subscribe(onNext: { _ in })
        for _ in 0..<3 {
            let subscription = SingleAssignmentDisposable()
            let token = Token { deaths += 1 }
            subscription.setDisposable(
                subject.subscribe(onNext: { [token] _ in
                    withExtendedLifetime(token) { subscription.dispose() }
                }))
        }
        subject.onNext(1)
        XCTAssertEqual(deaths, 3)
    }
}

/// Observers that subscribe, dispose and emit at random, also from inside an element, and what has to be heard.
private final class CrowdModel<Subject: SubjectType> where Subject.Element == Int, Subject.Observer.Element == Int {
    private let subject: Subject
    private let seed: UInt64
    private var random: SeededGenerator
    /// Who is subscribed, in the order in which they came.
    private var listed: [Int] = []
    private var subscriptions: [SingleAssignmentDisposable] = []
    /// Who has not heard each of the elements that are being told, the innermost last.
    private var waiting: [ArraySlice<Int>] = []

    init(_ subject: Subject, seed: UInt64) {
        self.subject = subject
        self.seed = seed
        random = SeededGenerator(state: seed)
    }

    func run(steps: Int) {
        for _ in 0..<steps { step() }
        for id in listed { subscriptions[id].dispose() }
        listed = []
        emit()
    }

    private func step() {
        switch random.below(7) {
        case 0, 1, 2: subscribe()
        case 3, 4: dispose()
        default: emit()
        }
    }

    private func subscribe() {
        if listed.count == 20 { return }
        let id = subscriptions.count
        let subscription = SingleAssignmentDisposable()
        subscriptions.append(subscription)
        listed.append(id)
        subscription.setDisposable(subject.subscribe(onNext: { [unowned self] _ in hear(id) }))
    }

    private func dispose() {
        if listed.isEmpty { return }
        subscriptions[listed.remove(at: random.below(listed.count))].dispose()
    }

    private func emit() {
        if waiting.count == 3 { return }
        waiting.append(listed[...])
        subject.asObserver().onNext(0)
        let deaf = waiting.removeLast().filter(listed.contains)
        XCTAssertEqual(deaf, [], "seed \(seed): did not hear the element")
    }

    private func hear(_ id: Int) {
        let place = waiting.count - 1
        let next = waiting[place].drop { !listed.contains($0) }
        XCTAssertEqual(next.first, id, "seed \(seed): heard it out of turn")
        waiting[place] = next.dropFirst()
        if random.below(8) == 0 { step() }
    }
}
