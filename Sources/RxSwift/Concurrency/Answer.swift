internal import CSupport

/// One value that a task waits for, and that comes once: from the sequence, or from the task's cancellation.
///
/// Whoever comes first claims the answer under the lock; the claim is carried out after it. So a continuation is
/// resumed exactly once, never under a lock, and never by an event after the cancellation has won (reports H1, H2).
@usableFromInline
final class Answer<Value>: @unchecked Sendable {
    @usableFromInline typealias Outcome = Result<Value, any Error>
    @usableFromInline typealias Continuation = CheckedContinuation<Value, any Error>

    private enum Phase {
        case open
        case waiting(Continuation)
        case answered
        /// Answered before anybody waited.
        case early(Outcome)
    }

    /// The subscription; disposed before the task goes on, so that all is over when it does.
    @usableFromInline let run = SinkDisposer()

    // Unchecked: `phase` is touched under `lock`, which is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    @exclusivity(unchecked) private var phase = Phase.open

    @usableFromInline
    init() {}

    /// Answers; nothing happens when that was done before.
    @usableFromInline
    func resolve(_ outcome: Outcome) {
        let before = withLock(&lock) { () -> Phase in
            let before = phase
            switch before {
            case .open: phase = .early(outcome)
            case .waiting: phase = .answered
            case .answered, .early: break
            }
            return before
        }
        switch before {
        case .open: run.dispose()
        case .waiting(let continuation):
            run.dispose()
            resume(continuation, outcome)
        case .answered, .early: break
        }
    }

    /// Lets `continuation` wait; false when it has the answer already.
    @usableFromInline
    func wait(_ continuation: Continuation) -> Bool {
        let before = withLock(&lock) { () -> Phase in
            let before = phase
            switch before {
            case .open: phase = .waiting(continuation)
            case .early: phase = .answered
            case .waiting, .answered: break
            }
            return before
        }
        switch before {
        case .open: return true
        case .early(let outcome):
            resume(continuation, outcome)
            return false
        case .waiting, .answered: preconditionFailure("\(#function): an answer is waited for once, it is \(before)")
        }
    }

    private func resume(_ continuation: Continuation, _ outcome: Outcome) {
        // The element goes from the sequence to the task: who emits it answers for that, see Threads.
        nonisolated(unsafe) let outcome = outcome
        continuation.resume(with: outcome)
    }
}

extension PrimitiveSequence {
    /// What `value` makes of the one event of the sequence.
    ///
    /// A task that is cancelled already does not subscribe.
    @inlinable
    func answer<Grammar: TraitGrammar, Value>(
        _ grammar: Grammar.Type, _ value: @escaping (Grammar.Event) -> Result<Value, any Error>
    ) async throws -> Value where Grammar.Element == Element {
        let answer = Answer<Value>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard answer.wait(continuation) else { return }
                _ = subscribe(grammar, answer.run) { answer.resolve(value($0)) }
            }
        } onCancel: {
            answer.resolve(.failure(CancellationError()))
        }
    }
}
