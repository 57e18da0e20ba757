import RxSwift
import TestSupport

var sourceRows: [Row] {
    [
        .source("create") { probe in
            Observable.create { observer in
                observer.onNext(probe.pass(1))
                observer.onCompleted()
                return Disposables.create { _ = probe.pass(1) }
            }
        },
        .source("just") { _ in Observable.just(1) },
        .source("just", "just(scheduler:)", .asynchronous) { Observable.just(1, scheduler: $0.scheduler) },
        .source("of") { _ in Observable.of(1, 2, 3) },
        .source("from") { _ in Observable.from([1, 2, 3]) },
        .source("from", "from(sequence)") { probe in
            Observable.from((1...3).lazy.map { Tracked(probe.pass($0)) })
        },
        .source("from", "from(scheduler:)", .asynchronous) { Observable.from([1, 2], scheduler: $0.scheduler) },
        .source("from", "from(optional:)") { _ in Observable.from(optional: 1) },
        .source("from", "from(optional:scheduler:)", .asynchronous) {
            Observable.from(optional: 1, scheduler: $0.scheduler)
        },
        .source("range") { _ in Observable.range(start: 1, count: 5).map { Tracked($0) } },
        .source("generate") { probe in
            Observable.generate(initialState: 1, condition: { try probe($0) < 5 }, iterate: { $0 + 1 })
        },
        .source("generate", "generate(scheduler:)", .asynchronous) { probe in
            Observable.generate(
                initialState: 1, condition: { $0 < 5 }, scheduler: probe.scheduler, iterate: { try probe($0) + 1 }
            )
        },
        .source("repeatElement", "", .endless) { _ in Observable.repeatElement(1) },
        .source("deferred") { probe in Observable.deferred { try probe(Observable.of(1, 2)) } },
        .source("using") { probe in
            Observable.using({ Closing { _ = probe.pass(0) } }, observableFactory: { _ in try probe(.of(1, 2)) })
        },
        .source("empty", "", .mute) { _ in Observable.empty() },
        .source("never", "", [.mute, .endless]) { _ in Observable.never() },
        .source("error", "", [.mute, .handlesErrors]) { _ in Observable.error(LawError.ofTheSource) },
    ]
}

private struct Closing: Disposable {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    func dispose() { action() }
}
