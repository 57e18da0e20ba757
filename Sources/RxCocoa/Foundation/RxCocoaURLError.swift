public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// What can go wrong with a request, beside what `URLSession` itself reports.
public enum RxCocoaURLError: Error, CustomDebugStringConvertible, @unchecked Sendable {
    // Unchecked: responses are classes that do not change.

    /// Nobody knows.
    case unknown
    /// The answer was not one of HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The server answered with a status outside of 200..<300.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The body is not what it was taken for.
    case deserializationError(error: any Error)

    /// The error in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "an unknown error"
        case .nonHTTPResponse(let response): "not an HTTP response: \(response)"
        case .httpRequestFailed(let response, _): "the request failed with status \(response.statusCode)"
        case .deserializationError(let error): "the body could not be read: \(error)"
        }
    }
}
