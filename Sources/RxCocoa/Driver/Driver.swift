public import RxSwift

/// A sequence for user interfaces and other state that one thread owns: never fails, delivers on the main queue, is
/// shared, and tells the latest element to those who come later.
///
/// Declare it where it is used from the main actor: a closure that is written there may touch main-actor state, and it
/// is called there.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How a driver is shared: one subscription, the latest element for those who come later, on the main queue.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// A scheduler of the main queue, or what `SharingScheduler.mock` says.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares `source` and replays the latest element while anybody is subscribed.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 1) }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// This value as a `Driver`.
    @inlinable
    public func asDriver() -> Driver<Element> { asSharedSequence() }
}
