import RxCocoa
import RxSwift
import Synchronization
import TestSupport
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

final class URLSessionTests: XCTestCase {
    private let session = URLSession(configuration: .ephemeral)
    private var filter: (URLRequest) -> Bool = { _ in false }

    override func setUp() {
        filter = URLSession.rx.shouldLogRequest
        URLSession.rx.shouldLogRequest = { _ in false }
    }

    override func tearDown() { URLSession.rx.shouldLogRequest = filter }

    /// Everything that `source` says until it ends.
    private func events<Element>(
        _ source: Observable<Element>, file: StaticString = #filePath, line: UInt = #line
    ) -> [Event<Element>] {
        let heard = Heard<Element>()
        let ended = expectation(description: "ended")
        let subscription = source.subscribe { event in
            heard.add(event)
            if event.isStopEvent { ended.fulfill() }
        }
        wait(for: [ended], timeout: 30)
        subscription.dispose()
        return heard.all
    }

    private func request(_ server: HTTPServer, _ path: String = "/") -> URLRequest {
        URLRequest(url: URL(string: path, relativeTo: server.url)!)
    }

    func testResponseIsTheAnswerWithItsBody() {
        let server = HTTPServer { .answer(body: "hello \($0)") }
        let heard = events(session.rx.response(request: request(server, "x")))
        XCTAssertEqual(heard.first?.element?.response.statusCode, 200)
        XCTAssertEqual(heard.first?.element.map { String(decoding: $0.data, as: UTF8.self) }, "hello /x")
        XCTAssertEqual(heard.last?.isCompleted, true)
        XCTAssertEqual(heard.count, 2)
    }

    func testEachSubscriptionIsARequest() {
        let requests = Counter()
        let server = HTTPServer { _ in
            requests.increment()
            return .answer(body: "")
        }
        let source = session.rx.data(request: request(server))
        XCTAssertEqual(requests.value, 0)
        _ = events(source)
        _ = events(source)
        XCTAssertEqual(requests.value, 2)
    }

    func testData() {
        let server = HTTPServer { _ in .answer(body: "hello") }
        let heard = events(session.rx.data(request: request(server)))
        XCTAssertEqual(heard.first?.element, Data("hello".utf8))
        XCTAssertEqual(heard.count, 2)
    }

    func testAnHTTPErrorIsAnErrorForDataAndAnAnswerForResponse() {
        let server = HTTPServer { _ in .answer(status: 404, body: "nothing here") }
        let answer = events(session.rx.response(request: request(server)))
        XCTAssertEqual(answer.first?.element?.response.statusCode, 404)
        let heard = events(session.rx.data(request: request(server)))
        guard case .httpRequestFailed(let response, let data)? = heard.last?.error as? RxCocoaURLError else {
            return XCTFail("\(heard)")
        }
        XCTAssertEqual(response.statusCode, 404)
        XCTAssertEqual(data, Data("nothing here".utf8))
        XCTAssertEqual(heard.count, 1)
    }

    func testJSON() {
        let server = HTTPServer { _ in .answer(body: #"{"a": [1, 2]}"#) }
        for source in [session.rx.json(request: request(server)), session.rx.json(url: server.url)] {
            let heard = events(source)
            XCTAssertEqual((heard.first?.element as? [String: [Int]]), ["a": [1, 2]])
            XCTAssertEqual(heard.count, 2)
        }
    }

    func testJSONOptionsAreUsed() {
        let server = HTTPServer { _ in .answer(body: "1") }
        let heard = events(session.rx.json(request: request(server), options: .fragmentsAllowed))
        XCTAssertEqual(heard.first?.element as? Int, 1)
    }

    func testABodyThatIsNotJSON() {
        let server = HTTPServer { _ in .answer(body: "<html>") }
        let heard = events(session.rx.json(url: server.url))
        guard case .deserializationError? = heard.last?.error as? RxCocoaURLError else { return XCTFail("\(heard)") }
        XCTAssertEqual(heard.count, 1)
    }

    func testARefusedConnection() {
        let url = URL(string: "http://127.0.0.1:\(HTTPServer.freePort())/")!
        let heard = events(session.rx.data(request: URLRequest(url: url)))
        XCTAssertEqual(heard.count, 1)
        XCTAssertEqual((heard.last?.error as? URLError)?.code, .cannotConnectToHost, "\(heard)")
    }

    func testAnAnswerThatIsNotHTTP() {
        let server = HTTPServer { _ in .garbage }
        let heard = events(session.rx.response(request: request(server)))
        XCTAssertEqual(heard.count, 1)
        XCTAssertNotNil(heard.last?.error, "\(heard)")
    }

    func testAResponseOfAnotherProtocol() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("hello".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let heard = events(session.rx.response(request: URLRequest(url: file)))
        XCTAssertEqual(heard.count, 1)
        // Where Foundation reads no files, it says so itself.
        let error = heard.last?.error
        if case .nonHTTPResponse(let response)? = error as? RxCocoaURLError {
            XCTAssertEqual(response.url, file)
        } else {
            XCTAssertNotNil(error as? URLError, "\(heard)")
        }
    }

    func testDisposingCancelsTheTask() {
        let asked = expectation(description: "asked")
        let gone = expectation(description: "the client has gone")
        let server = HTTPServer { _ in
            asked.fulfill()
            return .silence(onGone: { gone.fulfill() })
        }
        let heard = Heard<Data>()
        let subscription = session.rx.data(request: request(server)).subscribe { heard.add($0) }
        wait(for: [asked], timeout: 30)
        subscription.dispose()
        wait(for: [gone], timeout: 30)
        // What the cancelled task reports comes through the same queue as this.
        let reported = expectation(description: "reported")
        session.delegateQueue.addOperation { reported.fulfill() }
        wait(for: [reported], timeout: 30)
        XCTAssertEqual(heard.all.count, 0)
    }

    func testASlowResponseUnderTimeout() {
        let gone = expectation(description: "the client has gone")
        let server = HTTPServer { _ in .silence(onGone: { gone.fulfill() }) }
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let heard = events(
            session.rx.data(request: request(server)).timeout(.milliseconds(100), scheduler: scheduler)
        )
        XCTAssertEqual(heard.count, 1)
        guard case .timeout? = heard.last?.error as? RxError else { return XCTFail("\(heard)") }
        wait(for: [gone], timeout: 30)
    }

    func testManyAtOnce() {
        let server = HTTPServer { .answer(body: $0) }
        let paths = (0..<20).map { "/\($0)" }
        let all = Observable.merge(paths.map { session.rx.data(request: request(server, $0)) })
        let heard = events(all).compactMap(\.element).map { String(decoding: $0, as: UTF8.self) }
        XCTAssertEqual(heard.sorted(), paths.sorted())
    }
}

/// What was heard, on any thread.
private final class Heard<Element>: @unchecked Sendable {
    private let lock = NSLock()
    private var events: [Event<Element>] = []

    var all: [Event<Element>] { lock.withLock { events } }

    func add(_ event: Event<Element>) { lock.withLock { events.append(event) } }
}
