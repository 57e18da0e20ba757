/// A sequence whose number of elements its type tells: `Single`, `Maybe` or `Completable`.
///
/// It is an `Observable` underneath, and costs what that costs.
///
/// - Threads: immutable; may be subscribed to from any thread.
public struct PrimitiveSequence<Trait, Element>: Sendable {
    @usableFromInline package let source: Observable<Element>

    /// `source` keeps to the trait's grammar; if it does not, `subscribe` says so in debug builds and keeps to it.
    @inlinable
    package init(_ source: Observable<Element>) { self.source = source }
}

/// A type that is a `PrimitiveSequence`; the operators of the traits are declared on it.
public protocol PrimitiveSequenceType {
    /// Which kind of sequence it is: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
    associatedtype Trait
    /// The type of its element.
    associatedtype Element

    /// This value as a `PrimitiveSequence`.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// Itself.
    @inlinable
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// This sequence as an `Observable`: the element, if there is one, and then the end.
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
    /// The sequence underneath.
    @inlinable
    var source: Observable<Element> { primitiveSequence.source }
}
