import RxSwift
import TestSupport

/// One row, built on a hot source that the law feeds, and what came of it.
final class Trial {
    let source = PublishSubject<Tracked>()
    let other = PublishSubject<Tracked>()
    let scheduler = ManualScheduler()
    private(set) weak var probe: Probe?
    /// The declaration; a law that asks whether things are released lets go of it.
    var declaration: Observable<Tracked>?
    var subscription: (any Disposable)?

    /// - Parameters:
    ///   - upstream: what the row is put on; the default is `source`.
    ///   - action: what the closures of the row do.
    init(_ row: Row, on upstream: Observable<Tracked>? = nil, closures action: @escaping () throws -> Void = {}) {
        let probe = Probe(scheduler: scheduler, other: other, action: action)
        declaration = row.build(upstream ?? source, probe)
        self.probe = probe
    }

    /// Subscribes, keeping the declaration.
    func subscribe(_ recorder: Recorder) { subscription = declaration?.subscribe(recorder) }

    /// One element for every input.
    func feed(_ numbers: Int...) {
        for number in numbers {
            source.onNext(Tracked(number))
            other.onNext(Tracked(number))
        }
    }

    /// The end of every input, and time for what is scheduled.
    func end(_ error: (any Error)? = nil) {
        let event: Event<Tracked> = error.map { .error($0) } ?? .completed
        source.on(event)
        if error == nil { other.on(.completed) }
        scheduler.advance()
    }
}

enum LawError: Error, Equatable {
    case ofTheSource
    case ofAClosure
}
