/// A sequence that is a closure, an object more than an `OnSubscribeObservable`: for what is seldom subscribed to.
@usableFromInline
package final class AnonymousObservable<Element>: Observable<Element>, @unchecked Sendable {
    @usableFromInline let start: (consuming AnyObserver<Element>, SinkDisposer) -> Void
    @exclusivity(unchecked) @usableFromInline var descent = Descent()

    @inlinable
    package init(
        usesTrampoline: Bool = true, _ start: @escaping (consuming AnyObserver<Element>, SinkDisposer) -> Void
    ) {
        self.start = start
        super.init(usesTrampoline: usesTrampoline) { this, observer, cancel in
            unsafeDowncast(this, to: AnonymousObservable.self).start(consume observer, cancel)
        }
    }

    deinit {
        if !descent.begin() { Unwinder.release(later: start) }
    }
}
