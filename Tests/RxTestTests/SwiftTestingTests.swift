import RxSwift
import RxTest
import Testing

/// RxTest in Swift Testing, whose tests run on any thread of the pool and change it at each `await`.
struct SwiftTestingTests {
    @Test func sequencesAndExpectations() async {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.hot("-a-b|")
        await Task.yield()
        let observer = scheduler.start { source }
        #expect(observer.events == [.next(201, "a"), .next(203, "b"), .completed(204)])
        #expect(source.subscriptions == [Subscription(200, 204)])
        assertMarbles(observer.events, "-a-b|")
    }

    @Test func aFailedAssertionIsAnIssue() {
        withKnownIssue {
            assertMarbles([.next(200, "a")], "b")
        }
    }
}
