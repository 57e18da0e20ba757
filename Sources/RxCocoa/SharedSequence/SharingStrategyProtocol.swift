public import RxSwift

/// Where a `SharedSequence` delivers and how it is shared: what makes it a `Driver` or a `Signal`.
public protocol SharingStrategyProtocol {
    /// The scheduler that elements are delivered on.
    static var scheduler: any SchedulerType { get }

    /// One subscription of `source` for all who subscribe to the result.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
