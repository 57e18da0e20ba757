import RxSwift
import TestSupport

var joinRows: [Row] {
    [
        .on("flatMap") { source, probe in source.flatMap { Observable.just(try probe($0)) } },
        .on("flatMap", "flatMap(inners)") { source, probe in
            Observable.of(source, probe.other).flatMap { $0 }
        },
        .on("merge") { source, _ in source.flatMap { Observable.just($0) } },
    ]
}
