extension ObservableType {
    /// Goes on with `other` when this sequence completes without an element.
    ///
    ///     "--|"  ifEmpty(switchTo: "-a-|")  "---a-|"
    ///
    /// - Ends: with this sequence, or with `other`.
    /// - Threads: `other` is subscribed to on the thread that completed.
    /// - Cost: three objects a subscription, nothing per element.
    @inlinable
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return ChainObservable {
            let witness = EmptinessWitness()
            return IfEmptyFrame(source.staged(WitnessStage(witness: witness)), other, witness)
        }
    }
}

/// A source that is watched, and what follows it when it was empty.
@usableFromInline
final class IfEmptyFrame<Element>: ChainFrame<Element> {
    private let source: Observable<Element>
    private let other: Observable<Element>
    private let witness: EmptinessWitness

    @usableFromInline
    init(_ source: Observable<Element>, _ other: Observable<Element>, _ witness: EmptinessWitness) {
        self.source = source
        self.other = other
        self.witness = witness
        super.init()
    }

    @usableFromInline
    override func next(after stop: ChainStop) -> Observable<Element>? {
        switch stop {
        case .begin: return source
        case .failed: return nil
        case .completed:
            isAtEnd = true
            return witness.isEmpty ? other : nil
        }
    }
}

@usableFromInline
final class EmptinessWitness {
    // Unchecked: written by the source, read after it has stopped.
    @exclusivity(unchecked) @usableFromInline var isEmpty = true

    @inlinable
    init() {}
}

@usableFromInline
struct WitnessStage<Input>: Stage {
    @usableFromInline typealias Output = Input

    @usableFromInline let witness: EmptinessWitness

    @inlinable
    init(witness: EmptinessWitness) { self.witness = witness }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Void>) {
        witness.isEmpty = false
        sink.emit(element)
    }
}
