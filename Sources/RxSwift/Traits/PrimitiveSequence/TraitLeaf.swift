/// The end of a chain whose grammar is that of a trait: at most one answer, whatever the source says.
///
/// What a source says after its element is no answer; it is reported, as `Observable`'s leaf need not do, because
/// somebody may rely on the type.
@usableFromInline
final class TraitLeaf<Grammar: TraitGrammar>: Receiver {
    @usableFromInline let observer: (Grammar.Event) -> Void
    @usableFromInline let cancel: SinkDisposer
    // Unchecked: a source calls one observer at a time (contract 1).
    @exclusivity(unchecked) @usableFromInline var isAnswered = false

    @inlinable
    init(_ observer: @escaping (Grammar.Event) -> Void, _ cancel: SinkDisposer) {
        self.observer = observer
        self.cancel = cancel
        traceResourceInit()
    }

    @inlinable
    deinit { traceResourceDeinit() }

    @inlinable
    func next(_ element: inout Grammar.Element) {
        if cancel.isSilent { return }
        if isAnswered { return misuse("\(Grammar.name): its source emitted a second element, \(element)") }
        isAnswered = true
        enteringUserCode()
        observer(Grammar.answer(element))
    }

    /// The chain is torn down here and not at the element: what follows the element on its way, as `afterSuccess`, then
    /// still comes before `onDispose`.
    @inlinable @inline(never)
    func stop(_ error: (any Error)?) {
        guard cancel.end() else { return }
        enteringUserCode()
        if !isAnswered {
            isAnswered = true
            observer(Grammar.answer(end: error))
        } else if let error {
            // Nobody hears it any more.
            Hooks.defaultErrorHandler([], error)
        }
        cancel.dispose()
    }
}

extension PrimitiveSequence {
    /// Subscribes within `grammar`: calls `observer` once.
    @inlinable
    func subscribe<Grammar: TraitGrammar>(
        _ grammar: Grammar.Type, _ cancel: SinkDisposer = SinkDisposer(),
        observer: @escaping (Grammar.Event) -> Void
    ) -> SinkDisposer where Grammar.Element == Element {
        source.start(AnyObserver(receiver: TraitLeaf<Grammar>(observer, cancel)), cancel)
        return cancel
    }
}

/// What `do` calls after the element of a trait. It cannot fail the sequence, which has said what it had to say: a
/// `catch` behind it would make a second answer of the error.
@usableFromInline
func afterAnswer<Element>(_ action: ((Element) throws -> Void)?) -> ((Element) -> Void)? {
    action.map { action in
        { element in
            do { try action(element) } catch { Hooks.defaultErrorHandler([], error) }
        }
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
