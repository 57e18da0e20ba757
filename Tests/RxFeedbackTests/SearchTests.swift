import RxFeedback
import RxSwift
import RxTest
import XCTest

/// A search box with pages, as one would write it: typing waits a moment, a new query cancels the request of the old
/// one, the next page is loaded when the user comes to the end of the list.
private struct Search: Equatable {
    enum Event {
        case typed(String)
        case reachedEnd
        case loaded(names: [String], nextPage: Int?)
        case failed
    }

    /// A page to be loaded.
    struct Request: Hashable {
        let query: String
        let page: Int
    }

    var query = ""
    var names: [String] = []
    /// Nil after the last page.
    var nextPage: Int?
    var isLoading = false
    var hasFailed = false

    var request: Request? {
        guard isLoading, !query.isEmpty, let nextPage else { return nil }
        return Request(query: query, page: nextPage)
    }

    static func reduce(_ state: Search, _ event: Event) -> Search {
        var new = state
        switch event {
        case .typed(let query):
            new = Search(query: query, nextPage: 1, isLoading: !query.isEmpty)
        case .reachedEnd:
            new.isLoading = new.nextPage != nil
        case .loaded(let names, let nextPage):
            new.names += names
            new.nextPage = nextPage
            new.isLoading = false
        case .failed:
            new.isLoading = false
            new.hasFailed = true
        }
        return new
    }
}

final class SearchTests: XCTestCase {
    private let scheduler = makeScheduler()
    private var requests: [String] = []

    /// The server: answers after 10 ticks, has two pages of each query, and fails for `bad`.
    private func load(_ request: Search.Request) -> Observable<Search.Event> {
        .deferred { [self] in
            func note(_ text: String) {
                requests.append("\(scheduler.clock): \(text) \(request.query) \(request.page)")
            }
            note("ask")
            var isAnswered = false
            let name = "\(request.query)\(request.page)"
            let answer = Observable<Int>.timer(.seconds(10), scheduler: scheduler).map { _ in
                isAnswered = true
                if request.query == "bad" { throw TestError() }
                return Search.Event.loaded(names: [name], nextPage: request.page == 1 ? 2 : nil)
            }
            return answer.catchAndReturn(.failed).do(onDispose: { if !isAnswered { note("cancel") } })
        }
    }

    /// Runs the search and returns the states with their times.
    private func run(
        typing: [(Int, String)], scrolling: [Int] = [], until end: Int = 1000
    ) -> [Recorded<RxSwift.Event<Search>>] {
        let box = scheduler.createHotObservable(typing.map { .next($0.0, $0.1) })
        let list = scheduler.createHotObservable(scrolling.map { .next($0, ()) })
        let observer: TestableObserver<Search> = scheduler.start(disposed: end) { [self] in
            Observable<Any>.system(
                initialState: Search(),
                reduce: Search.reduce,
                scheduler: scheduler,
                feedback: [
                    bind { [scheduler] state in
                        Bindings(
                            subscriptions: [state.subscribe()],
                            events: [
                                box.debounce(.seconds(3), scheduler: scheduler).distinctUntilChanged()
                                    .map(Search.Event.typed),
                                list.map { .reachedEnd },
                            ]
                        )
                    },
                    react(request: { $0.request }, effects: load),
                ]
            )
        }
        return observer.events
    }

    private func texts(_ events: [Recorded<RxSwift.Event<Search>>]) -> [String] {
        events.map { event in
            guard let state = event.value.element else { return "\(event.time): over" }
            let page = state.nextPage.map { "\($0)" } ?? "-"
            let mode = state.isLoading ? "loading" : state.hasFailed ? "failed" : "idle"
            return "\(event.time): '\(state.query)' \(state.names) \(page) \(mode)"
        }
    }

    func testTypingWaitsAndThePageIsShown() {
        let states = texts(run(typing: [(210, "s"), (211, "sw"), (212, "swift")]))
        XCTAssertEqual(
            states,
            ["200: '' [] - idle", "215: 'swift' [] 1 loading", "225: 'swift' [\"swift1\"] 2 idle"]
        )
        XCTAssertEqual(requests, ["215: ask swift 1"])
    }

    func testTheEndOfTheListLoadsTheNextPageOnce() {
        let states = texts(run(typing: [(210, "swift")], scrolling: [230, 232, 250]))
        XCTAssertEqual(
            states,
            [
                "200: '' [] - idle",
                "213: 'swift' [] 1 loading",
                "223: 'swift' [\"swift1\"] 2 idle",
                "230: 'swift' [\"swift1\"] 2 loading",
                "232: 'swift' [\"swift1\"] 2 loading",
                "240: 'swift' [\"swift1\", \"swift2\"] - idle",
                "250: 'swift' [\"swift1\", \"swift2\"] - idle",
            ]
        )
        XCTAssertEqual(requests, ["213: ask swift 1", "230: ask swift 2"])
    }

    func testANewQueryCancelsTheRequestOfTheOldOne() {
        let states = texts(run(typing: [(210, "swift"), (216, "rust")]))
        XCTAssertEqual(
            states,
            [
                "200: '' [] - idle",
                "213: 'swift' [] 1 loading",
                "219: 'rust' [] 1 loading",
                "229: 'rust' [\"rust1\"] 2 idle",
            ]
        )
        XCTAssertEqual(Set(requests), ["213: ask swift 1", "219: ask rust 1", "219: cancel swift 1"])
    }

    func testAnEmptyQueryCancelsAndTheSameQueryAsksAgain() {
        let states = texts(run(typing: [(210, "swift"), (216, ""), (222, "swift")]))
        XCTAssertEqual(states.last, "235: 'swift' [\"swift1\"] 2 idle")
        XCTAssertEqual(requests, ["213: ask swift 1", "219: cancel swift 1", "225: ask swift 1"])
    }

    func testAFailureIsAState() {
        let states = texts(run(typing: [(210, "bad"), (230, "good")]))
        XCTAssertEqual(
            states,
            [
                "200: '' [] - idle",
                "213: 'bad' [] 1 loading",
                "223: 'bad' [] 1 failed",
                "233: 'good' [] 1 loading",
                "243: 'good' [\"good1\"] 2 idle",
            ]
        )
    }

    func testLeavingCancels() {
        let states = texts(run(typing: [(210, "swift")], until: 218))
        XCTAssertEqual(states, ["200: '' [] - idle", "213: 'swift' [] 1 loading"])
        XCTAssertEqual(requests, ["213: ask swift 1", "218: cancel swift 1"])
    }
}
