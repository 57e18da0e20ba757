public import RxSwift

/// A sequence of happenings for user interfaces and other state that one thread owns: never fails, delivers on the main
/// queue and is shared. Who comes later hears only what happens from then on.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How a signal is shared: one subscription, nothing replayed, on the main queue.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// A scheduler of the main queue, or what `SharingScheduler.mock` says.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares `source` while anybody is subscribed.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// This value as a `Signal`.
    @inlinable
    public func asSignal() -> Signal<Element> { asSharedSequence() }
}
