import RxSwift
import TestSupport

/// One row, built on a hot source that the law feeds, and what came of it.
final class Trial: @unchecked Sendable {
    let source = PublishSubject<Tracked>()
    let other = PublishSubject<Tracked>()
    let scheduler = ManualScheduler()
    /// How often closures of the row were called that may throw.
    let calls = Counter()
    private(set) weak var probe: Probe?
    /// A law that asks whether things are released lets go of it.
    var declaration: Observable<Tracked>?
    /// May be disposed before `subscribe` has returned.
    let subscription = SingleAssignmentDisposable()

    /// - Parameters:
    ///   - wrap: what the row is put on, made of `source`; the default is `source` itself.
    ///   - action: what the closures of the row do.
    init(
        _ row: Row, on wrap: (Observable<Tracked>) -> Observable<Tracked> = { $0 },
        closures action: @escaping () throws -> Void = {}
    ) {
        let probe = Probe(scheduler: scheduler, other: other, calls: calls, action: action)
        let built = row.build(wrap(source), probe)
        declaration = row.isEndlessSource ? built.take(3) : built
        self.probe = probe
    }

    /// Subscribes, once, keeping the declaration.
    func subscribe(_ recorder: Recorder) {
        if let declaration { subscription.setDisposable(declaration.subscribe(recorder)) }
    }

    /// Some elements for every input.
    func feed(_ numbers: Int...) {
        for number in numbers {
            source.onNext(Tracked(number))
            other.onNext(Tracked(number))
        }
    }

    /// The end of every input, and time for what is scheduled. An error is only the source's.
    func end(_ error: (any Error)? = nil) {
        source.on(error.map { .error($0) } ?? .completed)
        if error == nil { other.onCompleted() }
        scheduler.advance()
    }

    /// Whether anything of the row is still subscribed or scheduled.
    var isConnected: Bool { source.hasObservers || other.hasObservers || scheduler.count > 0 }
}

enum LawError: Error, Equatable {
    case ofTheSource
    case ofAClosure
}
