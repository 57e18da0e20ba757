import RxSwift
import TestSupport

var timeRows: [Row] {
    [
        .source("interval", "", [.endless, .asynchronous]) { probe in
            Observable<Int>.interval(.seconds(1), scheduler: probe.scheduler).map { Tracked($0) }
        },
        .source("timer", "timer", .asynchronous) { probe in
            Observable<Int>.timer(.seconds(1), scheduler: probe.scheduler).map { Tracked($0) }
        },
        .source("timer", "timer(period:)", [.endless, .asynchronous]) { probe in
            Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: probe.scheduler).map { Tracked($0) }
        },
        .on("debounce", "", .asynchronous) { source, probe in
            source.debounce(.seconds(1), scheduler: probe.scheduler)
        },
        .on("throttle", "", .asynchronous) { source, probe in
            source.throttle(.seconds(1), scheduler: probe.scheduler)
        },
        .on("throttle", "throttle(latest: false)", .asynchronous) { source, probe in
            source.throttle(.seconds(1), latest: false, scheduler: probe.scheduler)
        },
        .on("delay", "", .asynchronous) { source, probe in source.delay(.seconds(1), scheduler: probe.scheduler) },
        .on("delaySubscription", "", .asynchronous) { source, probe in
            source.delaySubscription(.seconds(1), scheduler: probe.scheduler)
        },
        .on("timeout", "", .asynchronous) { source, probe in
            source.timeout(.seconds(1), scheduler: probe.scheduler)
        },
        .on("timeout", "timeout(other:)", .asynchronous) { source, probe in
            source.timeout(.seconds(1), other: probe.other, scheduler: probe.scheduler)
        },
        .on("take+for", "", .asynchronous) { source, probe in
            source.take(for: .seconds(1), scheduler: probe.scheduler)
        },
        .on("skip+scheduler", "", .asynchronous) { source, probe in
            source.skip(.seconds(1), scheduler: probe.scheduler)
        },
        .on("buffer", "", [.asynchronous, .late]) { source, probe in
            source.buffer(timeSpan: .seconds(1), count: 2, scheduler: probe.scheduler)
                .map { $0.reduce(0, +) }
        },
        .on("window", "", .asynchronous) { source, probe in
            source.window(timeSpan: .seconds(1), count: 2, scheduler: probe.scheduler).merge()
        },
    ]
}
