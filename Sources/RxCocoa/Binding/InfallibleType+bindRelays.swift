public import RxRelay
public import RxSwift

extension InfallibleType {
    /// Hands every element to the relays, in order.
    ///
    /// - Ends: the relays do not hear the end.
    @inlinable
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order.
    ///
    /// - Ends: the relays do not hear the end.
    @inlinable
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order.
    ///
    /// - Ends: the relays do not hear the end.
    @inlinable
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order.
    ///
    /// - Ends: the relays do not hear the end.
    @inlinable
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order.
    ///
    /// - Ends: the relays do not hear the end.
    @inlinable
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order.
    ///
    /// - Ends: the relays do not hear the end.
    @inlinable
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }
}
