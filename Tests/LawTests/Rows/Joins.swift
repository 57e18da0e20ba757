import RxSwift
import TestSupport

var joinRows: [Row] {
    [
        .on("flatMap") { source, probe in source.flatMap { Observable.just(try probe($0)) } },
        .on("merge") { source, _ in source.flatMap { Observable.just($0) } },
    ]
}
