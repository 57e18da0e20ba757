import RxCocoa
import RxSwift
import Synchronization
import TestSupport
import XCTest

final class NotificationTests: XCTestCase {
    private let center = NotificationCenter()
    private let topic = Notification.Name("test")

    func testEmitsWhatIsPosted() {
        var heard: [Notification] = []
        let subscription = center.rx.notification(topic).subscribe(onNext: { heard.append($0) })
        center.post(name: topic, object: nil, userInfo: ["a": 1])
        center.post(name: Notification.Name("other"), object: nil)
        XCTAssertEqual(heard.map(\.name), [topic])
        XCTAssertEqual(heard.first?.userInfo?["a"] as? Int, 1)
        subscription.dispose()
        center.post(name: topic, object: nil)
        XCTAssertEqual(heard.count, 1)
    }

    func testAnyNameAndOneObject() {
        let sender = Sender()
        var names: [String] = []
        let subscription = center.rx.notification(nil, object: sender).subscribe(onNext: {
            names.append($0.name.rawValue)
        })
        center.post(name: Notification.Name("a"), object: sender)
        center.post(name: Notification.Name("b"), object: Sender())
        center.post(name: Notification.Name("c"), object: sender)
        XCTAssertEqual(names, ["a", "c"])
        subscription.dispose()
    }

    // As any object: a nil that stands for an object which has died must not become "from anybody".
    func testAnObjectThatHasDiedIsSilent() {
        var sender: Sender? = Sender()
        let sequence = center.rx.notification(topic, object: sender)
        weak let observed = sender
        sender = nil
        XCTAssertNil(observed, "the sequence holds the object")
        var count = 0
        let subscription = sequence.subscribe(onNext: { _ in count += 1 })
        center.post(name: topic, object: Sender())
        center.post(name: topic, object: nil)
        XCTAssertEqual(count, 0)
        subscription.dispose()
    }

    func testEachSubscriptionIsOne() {
        let sequence = center.rx.notification(topic)
        var counts = [0, 0]
        let first = sequence.subscribe(onNext: { _ in counts[0] += 1 })
        let second = sequence.subscribe(onNext: { _ in counts[1] += 1 })
        center.post(name: topic, object: nil)
        first.dispose()
        center.post(name: topic, object: nil)
        second.dispose()
        XCTAssertEqual(counts, [1, 2])
    }

    func testReleasesTheObserver() {
        var isAlive = true
        var token: Token? = Token { isAlive = false }
        let subscription = center.rx.notification(topic).subscribe(onNext: { [token] _ in _ = token })
        token = nil
        XCTAssertTrue(isAlive)
        subscription.dispose()
        XCTAssertFalse(isAlive)
    }

    func testTwoThreadsThatPostDoNotOverlap() {
        let inside = Atomic<Int>(0)
        let overlaps = Counter()
        let heard = Counter()
        let subscription = center.rx.notification(topic).subscribe(onNext: { _ in
            if inside.add(1, ordering: .sequentiallyConsistent).newValue > 1 { overlaps.increment() }
            heard.increment()
            inside.subtract(1, ordering: .sequentiallyConsistent)
        })
        race(
            rounds: 2_000, { _ in self.center.post(name: self.topic, object: nil) },
            { _ in self.center.post(name: self.topic, object: nil) }
        )
        XCTAssertEqual(overlaps.value, 0)
        XCTAssertEqual(heard.value, 4_000)
        subscription.dispose()
    }
}

private final class Sender {}
