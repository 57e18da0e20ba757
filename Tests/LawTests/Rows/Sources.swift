import RxSwift
import TestSupport

var sourceRows: [Row] {
    [
        .source("range") { _ in Observable.range(start: 1, count: 5).map { Tracked($0) } },
        .source("just") { _ in Observable.just(1) },
        .source("just", "just(scheduler:)", .asynchronous) { Observable.just(1, scheduler: $0.scheduler) },
        .source("empty", "", .mute) { _ in Observable.empty() },
        .source("create") { probe in
            Observable.create { observer in
                observer.onNext(probe.pass(1))
                observer.onCompleted()
                return Disposables.create { _ = probe.pass(1) }
            }
        },
    ]
}
