import RxSwift
import Synchronization
import XCTest

@testable import RxCocoa

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

final class RequestLogTests: XCTestCase {
    func testTheCommandLine() {
        var request = URLRequest(url: URL(string: "http://example.com/a?b=c")!)
        XCTAssertEqual(RequestLog.curl(request), "curl -X GET -i 'http://example.com/a?b=c'")
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
        request.setValue("it's", forHTTPHeaderField: "A")
        request.httpBody = Data("x=1".utf8)
        XCTAssertEqual(
            RequestLog.curl(request),
            #"curl -X POST -H 'A: it'\''s' -H 'Content-Type: text/plain' --data-binary 'x=1' -i "#
                + "'http://example.com/a?b=c'"
        )
    }

    func testOnlyWhatTheHookWantsIsLogged() {
        let filter = URLSession.rx.shouldLogRequest
        let output = RequestLog.output
        defer {
            URLSession.rx.shouldLogRequest = filter
            RequestLog.output = output
        }
        let lines = Mutex<[String]>([])
        RequestLog.output = { line in lines.withLock { $0.append(line) } }
        URLSession.rx.shouldLogRequest = { $0.url?.path == "/wanted" }
        let server = HTTPServer { $0 == "/wanted" ? .answer(status: 201, body: "") : .answer(body: "") }
        for path in ["/wanted", "/other"] {
            let done = expectation(description: path)
            let request = URLRequest(url: URL(string: path, relativeTo: server.url)!)
            let subscription = URLSession.shared.rx.response(request: request).subscribe(
                onCompleted: { done.fulfill() })
            wait(for: [done], timeout: 30)
            subscription.dispose()
        }
        let logged = lines.withLock { $0 }
        XCTAssertEqual(logged.count, 1)
        XCTAssertTrue(logged[0].contains("curl -X GET -i '\(server.url)wanted'"), logged[0])
        XCTAssertTrue(logged[0].contains("status 201"), logged[0])
    }

    func testAFailureIsLogged() throws {
        let (filter, output) = (RequestLog.filter, RequestLog.output)
        defer { (RequestLog.filter, RequestLog.output) = (filter, output) }
        let lines = Mutex<[String]>([])
        RequestLog.filter = { _ in true }
        RequestLog.output = { line in lines.withLock { $0.append(line) } }
        let log = try XCTUnwrap(RequestLog(URLRequest(url: URL(string: "http://example.com")!)))
        log.write(nil, URLError(.timedOut))
        log.write(nil, nil)
        let logged = lines.withLock { $0 }
        XCTAssertTrue(logged[0].contains("\nfailed: "), logged[0])
        XCTAssertTrue(logged[1].contains("\nno HTTP response"), logged[1])
    }
}
