import RxSwift
import TestSupport

var sharingRows: [Row] { chainRows + hopRows + connectionRows }

private var chainRows: [Row] {
    [
        .on("concat") { source, _ in source.concat(Observable.of(5, 6)) },
        .on("concat", "concat(after)") { source, _ in Observable.concat([.of(5, 6), source]) },
        .on("concat", "concat(sequence)") { source, _ in Observable.concat(AnySequence([source, .of(5)])) },
        .on("concat", "concat()") { source, _ in Observable.of(source, .of(5)).concat() },
        .on("catch", "catch", .handlesErrors) { source, probe in source.catch { _ in try probe(.just(9)) } },
        .on("catch", "catchAndReturn", .handlesErrors) { source, _ in source.catchAndReturn(9) },
        .on("catch", "catch(sequence:)", .handlesErrors) { source, _ in .catch(sequence: [source, .just(9)]) },
        .on("retry", "retry(count)", .handlesErrors) { source, _ in source.retry(3) },
        .on("retry", "", .handlesErrors) { source, _ in once(source) { $0.retry() } },
        .on("retry+when", "retry(when:)", .handlesErrors) { source, probe in
            once(source) { attempts in
                attempts.retry { (errors: Observable<any Error>) in errors.map { _ in probe.pass(0) } }
            }
        },
        .on("ifEmpty+switchTo") { source, _ in source.ifEmpty(switchTo: .just(9)) },
        .on("startWith") { source, _ in source.startWith(7, 8) },
        .on("merge+maxConcurrent", "concatMap") { source, probe in
            source.concatMap { Observable.just(try probe($0)) }
        },
        .on("merge+maxConcurrent", "merge(maxConcurrent:)") { source, _ in
            source.map { Observable.just($0) }.merge(maxConcurrent: 2)
        },
        .on("merge+maxConcurrent", "merge(maxConcurrent: inners)") { source, probe in
            Observable.of(source, probe.other.asObservable()).merge(maxConcurrent: 2)
        },
    ]
}

/// The source for the first attempt of each subscription, and something that completes for the next: a subject that has
/// failed fails every attempt, for ever.
private func once(
    _ source: Observable<Tracked>, _ retrying: @escaping (Observable<Tracked>) -> Observable<Tracked>
) -> Observable<Tracked> {
    .deferred {
        let attempts = Counter()
        return retrying(.deferred { attempts.increment() == 1 ? source : .just(9) })
    }
}

private var hopRows: [Row] {
    [
        .on("observe+on", "", .asynchronous) { source, probe in source.observe(on: probe.scheduler) },
        .on("observe+on", "observe(on: trampoline)") { source, _ in
            source.observe(on: CurrentThreadScheduler.instance)
        },
        .on("subscribe+on") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
    ]
}

private var connectionRows: [Row] {
    [
        .on("multicast") { source, probe in
            source.multicast({ try probe(PublishSubject<Tracked>()) }) { $0.map { $0 } }
        },
        .on("refCount") { source, _ in source.publish().refCount() },
        .on("refCount", "replay.refCount") { source, _ in source.replay(2).refCount() },
        .on("share") { source, _ in source.share() },
        .on("share", "share(replay: 1)") { source, _ in source.share(replay: 1) },
        .on("share", "share(replay: 3)") { source, _ in source.share(replay: 3) },
        .on("share", "share(forever)") { source, _ in source.share(replay: 1, scope: .forever) },
    ]
}
