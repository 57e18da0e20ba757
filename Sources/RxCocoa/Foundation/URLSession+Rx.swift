public import Foundation
public import RxSwift

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// Emits the answer to `request` with its whole body, and completes.
    ///
    ///     response(r), answered at  "----x"  "----(x|)"
    ///
    /// - Ends: when the answer is there. A subscription is a request; disposing it cancels the task.
    /// - Threads: emits on the session's delegate queue.
    /// - Cost: one data task for each subscription; the body is held in memory.
    /// - Errors: those of `URLSession`; `RxCocoaURLError.nonHTTPResponse` when the answer is not HTTP. Any status is an
    ///   answer.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session: URLSession = base
        return Observable.create { observer in
            let log = RequestLog(request)
            let task = session.dataTask(with: request) { data, response, error in
                log?.write(response, error)
                guard let response, let data else { return observer.onError(error ?? RxCocoaURLError.unknown) }
                guard let httpResponse = response as? HTTPURLResponse else {
                    return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
                }
                observer.onNext((httpResponse, data))
                observer.onCompleted()
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }

    /// Emits the body of the answer to `request`, and completes.
    ///
    /// - Ends: as `response(request:)`.
    /// - Threads: as `response(request:)`.
    /// - Cost: as `response(request:)`.
    /// - Errors: as `response(request:)`, and `RxCocoaURLError.httpRequestFailed` for a status outside of 200..<300.
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
            guard 200..<300 ~= response.statusCode else {
                throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
            }
            return data
        }
    }

    /// Emits the JSON of the answer to `request`, and completes.
    ///
    /// - Ends: as `response(request:)`.
    /// - Threads: as `response(request:)`; the body is parsed there.
    /// - Cost: as `response(request:)`.
    /// - Errors: as `data(request:)`, and `RxCocoaURLError.deserializationError` for a body that is not JSON.
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { data in
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch { throw RxCocoaURLError.deserializationError(error: error) }
        }
    }

    /// Emits the JSON that a GET of `url` gives, and completes; see `json(request:options:)`.
    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension Reactive where Base == URLSession {
    /// Says which requests are printed, as a `curl` command line, with how they went. The default is all in debug
    /// builds and none in release builds.
    ///
    /// - Threads: may be set and is called on any.
    public static var shouldLogRequest: (URLRequest) -> Bool {
        get { RequestLog.filter }
        set { RequestLog.filter = newValue }
    }
}
