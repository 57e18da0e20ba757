internal import Foundation
internal import RxSwift

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// Prints a request and how it went, if anybody wants to know.
struct RequestLog: @unchecked Sendable {
    private struct Settings {
        var filter: (URLRequest) -> Bool = { _ in
            #if DEBUG
                true
            #else
                false
            #endif
        }
        var output: (String) -> Void = { print($0) }
    }

    private static let settings = Setting(Settings())

    static var filter: (URLRequest) -> Bool {
        get { settings.value.filter }
        set { settings.update { $0.filter = newValue } }
    }

    /// What becomes of the lines; tests listen here.
    static var output: (String) -> Void {
        get { settings.value.output }
        set { settings.update { $0.output = newValue } }
    }

    private let request: URLRequest
    private let start = ContinuousClock.now

    /// Nil when the request is not to be printed.
    init?(_ request: URLRequest) {
        guard Self.filter(request) else { return nil }
        self.request = request
    }

    func write(_ response: URLResponse?, _ error: (any Error)?) {
        let span = start.duration(to: .now).components
        let milliseconds = span.seconds * 1000 + span.attoseconds / 1_000_000_000_000_000
        let outcome =
            switch (response as? HTTPURLResponse, error) {
            case (_, let error?): "failed: \(error.localizedDescription)"
            case (let response?, nil): "status \(response.statusCode)"
            case (nil, nil): "no HTTP response"
            }
        Self.output("\(Self.curl(request))\n\(outcome) (\(milliseconds) ms)")
    }

    /// The request as a command line for a shell.
    static func curl(_ request: URLRequest) -> String {
        var words = ["curl", "-X", request.httpMethod ?? "GET"]
        for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
            words += ["-H", quoted("\(name): \(value)")]
        }
        if let body = request.httpBody {
            words += ["--data-binary", quoted(String(decoding: body, as: UTF8.self))]
        }
        words += ["-i", quoted(request.url?.absoluteString ?? "")]
        return words.joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}
