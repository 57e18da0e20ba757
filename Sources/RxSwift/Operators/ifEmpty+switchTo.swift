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
            let witnessed = source.staged(WitnessStage(witness: witness))
            return { stop in
                switch stop {
                case .begin: .source(witnessed)
                case .completed: witness.isEmpty ? .last(other) : .end
                case .failed: .end
                }
            }
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
