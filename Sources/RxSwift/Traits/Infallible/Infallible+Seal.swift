extension Infallible {
    /// `source` may fail where `operation` let an error in; the seal makes a completion of it.
    ///
    /// Only the stop closure is wrapped: an element passes at no cost.
    @inlinable
    package init(sealing source: Observable<Element>, _ operation: String) {
        self.init(
            AnonymousObservable(usesTrampoline: false) { observer, cancel in
                let stop = observer.stop
                source.start(
                    AnyObserver(
                        next: observer.next,
                        stop: { error in
                            if let error, !cancel.isDisposed { errorInInfallible(error, operation) }
                            stop(nil)
                        }
                    ),
                    cancel
                )
            }
        )
    }
}

extension ObservableConvertibleType {
    /// Itself if it is an `Infallible`, so that a chain of them is still unfolded; anything else sealed.
    @inlinable
    func sealed(_ operation: String) -> Infallible<Element> {
        self as? Infallible<Element> ?? Infallible(sealing: asObservable(), operation)
    }
}

@usableFromInline
func errorInInfallible(_ error: any Error, _ operation: String) {
    Hooks.defaultErrorHandler([], error)
    misuse("Infallible: \(operation) let an error in: \(error)")
}
