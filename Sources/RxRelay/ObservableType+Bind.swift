public import RxSwift

extension ObservableType {
    /// Hands every element to the relays, in order.
    ///
    /// - Ends: `completed` is not passed on.
    /// - Errors: a relay cannot fail: an error traps in debug builds and is printed in release builds.
    @inlinable
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bindRelays { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order; see `bind(to:)`.
    @inlinable
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bindRelays { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order; see `bind(to:)`.
    @inlinable
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bindRelays { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order; see `bind(to:)`.
    @inlinable
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bindRelays { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order; see `bind(to:)`.
    @inlinable
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bindRelays { element in for relay in relays { relay.accept(element) } }
    }

    /// Hands every element to the relays, in order; see `bind(to:)`.
    @inlinable
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bindRelays { element in for relay in relays { relay.accept(element) } }
    }

    @inlinable
    func bindRelays(_ accept: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: accept, onError: { misuse("Binding error to a relay: \($0)") })
    }
}
