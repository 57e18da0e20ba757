/// The end of a chain: hands events to a user's observer, last of all checks that they are still wanted.
@usableFromInline
final class ObserverLeaf<Observer: ObserverType>: Receiver {
    @usableFromInline let observer: Observer
    @usableFromInline let cancel: SinkDisposer

    @inlinable
    init(_ observer: Observer, _ cancel: SinkDisposer) {
        self.observer = observer
        self.cancel = cancel
        traceResourceInit()
    }

    @inlinable
    deinit { traceResourceDeinit() }

    @inlinable
    func next(_ element: inout Observer.Element) {
        enteringUserCode()
        if !cancel.isSilent { observer.onNext(element) }
    }

    @inlinable
    func stop(_ error: (any Error)?) {
        guard cancel.end() else { return }
        enteringUserCode()
        observer.on(Event(stop: error))
        cancel.dispose()
    }
}

/// The end of a chain for `subscribe(onNext:onError:onCompleted:onDisposed:)`.
@usableFromInline
final class ClosureLeaf<Element>: Receiver {
    @usableFromInline let onNext: (Element) -> Void
    @usableFromInline let onError: ((any Error) -> Void)?
    @usableFromInline let onCompleted: (() -> Void)?
    // A class, not `any Disposable`: an optional existential is copied and destroyed by calls.
    @usableFromInline let onDisposed: AnonymousDisposable?
    @usableFromInline let callStack = SubscriptionCallStack()
    @usableFromInline let cancel: SinkDisposer

    @inlinable
    init(
        _ onNext: @escaping (Element) -> Void,
        _ onError: ((any Error) -> Void)?,
        _ onCompleted: (() -> Void)?,
        _ onDisposed: AnonymousDisposable?,
        _ cancel: SinkDisposer
    ) {
        self.onNext = onNext
        self.onError = onError
        self.onCompleted = onCompleted
        self.onDisposed = onDisposed
        self.cancel = cancel
        traceResourceInit()
    }

    @inlinable
    deinit { traceResourceDeinit() }

    @inlinable
    func next(_ element: inout Element) {
        enteringUserCode()
        if !cancel.isSilent { onNext(element) }
    }

    @inline(never) @inlinable
    func stop(_ error: (any Error)?) {
        guard cancel.end() else { return }
        enteringUserCode()
        if let error {
            if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack.lines, error) }
        } else {
            onCompleted?()
        }
        onDisposed?.dispose()
        cancel.dispose()
    }
}
