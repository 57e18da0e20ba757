/// The end of a chain whose grammar is that of a trait: at most one answer, whatever the source says.
///
/// An answer is the element, or the end when there was none. What a source says after its element is no answer; it is
/// reported, as `Observable`'s leaf need not do, because somebody may rely on the type.
@usableFromInline
final class TraitLeaf<Element>: Receiver {
    /// What the trait is called in a report.
    @usableFromInline let name: String
    @usableFromInline let onElement: (Element) -> Void
    @usableFromInline let onEnd: ((any Error)?) -> Void
    @usableFromInline let cancel: SinkDisposer
    // Unchecked: a source calls one observer at a time (contract 1).
    @exclusivity(unchecked) @usableFromInline var isAnswered = false

    @inlinable
    init(
        _ name: String, onElement: @escaping (Element) -> Void, onEnd: @escaping ((any Error)?) -> Void,
        _ cancel: SinkDisposer
    ) {
        self.name = name
        self.onElement = onElement
        self.onEnd = onEnd
        self.cancel = cancel
        traceResourceInit()
    }

    @inlinable
    deinit { traceResourceDeinit() }

    @inlinable
    func next(_ element: inout Element) {
        if cancel.isSilent { return }
        if isAnswered { return misuse("\(name): its source emitted a second element, \(element)") }
        isAnswered = true
        enteringUserCode()
        onElement(element)
    }

    /// The chain is torn down here and not at the element: what follows the element on its way, as `afterSuccess`, then
    /// still comes before `onDispose`.
    @inlinable @inline(never)
    func stop(_ error: (any Error)?) {
        guard cancel.end() else { return }
        enteringUserCode()
        if !isAnswered {
            isAnswered = true
            onEnd(error)
        } else if let error {
            // Nobody hears it any more: `afterSuccess` threw.
            Hooks.defaultErrorHandler([], error)
        }
        cancel.dispose()
    }
}

extension PrimitiveSequence {
    /// Subscribes within the grammar of the trait called `name`: calls one of the closures, once.
    @inlinable
    func subscribe(
        as name: String, _ cancel: SinkDisposer = SinkDisposer(),
        onElement: @escaping (Element) -> Void, onEnd: @escaping ((any Error)?) -> Void
    ) -> SinkDisposer {
        source.start(
            AnyObserver(receiver: TraitLeaf(name, onElement: onElement, onEnd: onEnd, cancel)), cancel
        )
        return cancel
    }
}

/// A subscription with something done after it: after the answer, or after the chain was torn down by `dispose`.
@usableFromInline
struct LastAction {
    @usableFromInline let disposable: AnonymousDisposable?

    @inlinable
    init(_ action: (() -> Void)?) { disposable = action.map { AnonymousDisposable($0) } }

    @inlinable
    func perform() { disposable?.dispose() }

    @inlinable
    func following(_ subscription: any Disposable) -> any Disposable {
        disposable.map { BinaryDisposable(subscription, $0) } ?? subscription
    }
}

/// Hands an error to `handler`, or where nobody handles it to `Hooks.defaultErrorHandler`.
@usableFromInline
struct ErrorOutlet {
    @usableFromInline let handler: ((any Error) -> Void)?
    @usableFromInline let callStack: SubscriptionCallStack

    @inlinable
    init(_ handler: ((any Error) -> Void)?) {
        self.handler = handler
        callStack = SubscriptionCallStack(isWanted: handler == nil)
    }

    @inlinable
    func hear(_ error: any Error) {
        if let handler { handler(error) } else { Hooks.defaultErrorHandler(callStack.lines, error) }
    }
}
