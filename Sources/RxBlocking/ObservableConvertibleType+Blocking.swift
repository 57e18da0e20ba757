public import Foundation
public import RxSwift

extension ObservableConvertibleType {
    /// This sequence with methods that wait for its elements.
    ///
    /// - Threads: the methods subscribe and wait on the calling thread. On the main thread they keep serving the main
    ///   queue and run loop, so a chain that hops to the main scheduler ends; inside a block of the main queue, or of
    ///   any other serial queue, nobody serves that queue, and a chain that needs it does not end. Debug builds say so.
    /// - Errors: after `timeout` seconds the subscription is disposed and the methods fail with `RxError.timeout`; nil
    ///   waits for ever.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout, source: asObservable())
    }
}
