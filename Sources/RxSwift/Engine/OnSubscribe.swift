/// What a sequence does when it is subscribed to, as a value.
@usableFromInline
package protocol OnSubscribe<Output> {
    associatedtype Output

    /// See `Observable`.
    static var usesTrampoline: Bool { get }

    /// Starts a subscription. Whatever ends it is set in `cancel`, once.
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer)
}

extension OnSubscribe {
    @inlinable
    package static var usesTrampoline: Bool { true }
}

/// The sequence that does so: one object for each operator.
@usableFromInline
package final class OnSubscribeObservable<Body: OnSubscribe>: Observable<Body.Output>, @unchecked Sendable {
    @usableFromInline let body: Body
    @exclusivity(unchecked) @usableFromInline var descent = Descent()

    @inlinable
    package init(_ body: Body) {
        self.body = body
        super.init(usesTrampoline: Body.usesTrampoline) { this, observer, cancel in
            unsafeDowncast(this, to: OnSubscribeObservable.self).body.start(consume observer, cancel)
        }
    }

    deinit {
        if !descent.begin() { Unwinder.release(later: body) }
    }
}
