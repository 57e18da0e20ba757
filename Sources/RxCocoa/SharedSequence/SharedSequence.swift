public import RxSwift

/// A sequence that never fails, delivers on one scheduler and is shared by all who subscribe: `Driver` or `Signal`.
///
/// - Ends: with its source; never with an error.
/// - Threads: delivers on `SharingStrategy.scheduler`, the main queue for drivers and signals. A program that never
///   serves the main queue (no `dispatchMain()`, no main run loop) gets nothing that did not happen on the main thread.
/// - Cost: each operator shares its result, so it runs once for each element however many listen: one subject for each
///   operator.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType,
    Sendable
{
    @usableFromInline let source: Observable<Element>

    /// Shares `source`, which delivers where it should and never fails.
    @inlinable
    init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    /// Shares `source`, which may fail where `operation` let an error in. That is a mistake, reported as one in an
    /// `Infallible` is, and ends the sequence as a completion: observers were promised no error.
    @inlinable
    init(sealing source: Observable<Element>, _ operation: String) {
        self.init(Infallible(sealing: source, operation).source)
    }

    /// Takes `source` as it is: for sources where sharing would change nothing but the cost.
    @inlinable
    init(raw source: Observable<Element>) { self.source = source }

    /// This sequence as an `Observable`, which delivers as it does.
    @inlinable
    public func asObservable() -> Observable<Element> { source }

    /// This sequence as an `Infallible`, which delivers as it does.
    @inlinable
    public func asInfallible() -> Infallible<Element> { Infallible(source) }

    /// Itself.
    @inlinable
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// A type that can be seen as a `SharedSequence`; where the operators are declared.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    /// Where it delivers and how it is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// This value as a `SharedSequence`.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// This value as an `Observable`.
    @inlinable
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}
