import RxSwift
import TestSupport

var joinRows: [Row] { flatteningRows + gatheringRows + pairRows }

private var flatteningRows: [Row] {
    [
        .on("flatMap") { source, probe in source.flatMap { Observable.just(try probe($0)) } },
        .on("flatMap", "flatMap(inners)") { source, probe in
            Observable.of(source, probe.other).flatMap { $0 }
        },
        .on("flatMapFirst") { source, probe in source.flatMapFirst { Observable.just(try probe($0)) } },
        .on("flatMapLatest") { source, probe in source.flatMapLatest { Observable.just(try probe($0)) } },
        .on("expand") { source, probe in
            source.expand { element -> Observable<Tracked> in
                _ = try probe(element)
                return .empty()
            }
        },
        .on("switchLatest") { source, _ in source.map { Observable.just($0) }.switchLatest() },
        .on("merge") { source, _ in source.map { Observable.just($0) }.merge() },
        .on("groupBy") { source, probe in source.groupBy { try probe($0) }.flatMap { $0 } },
        .on("groupBy", "groupBy of one key") { source, probe in source.groupBy { try probe($0) == 0 }.merge() },
    ]
}

private var gatheringRows: [Row] {
    [
        .on("merge", "merge(a, b)") { source, probe in .merge(source, probe.other.asObservable()) },
        .on("merge", "merge([a, b])") { source, probe in .merge([source, probe.other.asObservable()]) },
        .on("merge", "merge(collection)") { source, probe in
            .merge(ContiguousArray([source, probe.other.asObservable()]))
        },
        .on("combineLatest", "", .gated) { source, probe in
            .combineLatest([source, probe.other.asObservable()]) { try probe($0[0] + $0[1]) }
        },
        .on("combineLatest", "combineLatest([a, b])", .gated) { source, probe in
            Observable.combineLatest([source, probe.other.asObservable()]).map { $0[0] + $0[1] }
        },
        .on("zip", "", .gated) { source, probe in
            .zip([source, probe.other.asObservable()]) { try probe($0[0] + $0[1]) }
        },
        .on("zip", "zip([a, b])", .gated) { source, probe in
            Observable.zip([source, probe.other.asObservable()]).map { $0[0] + $0[1] }
        },
        .on("combineLatest+arity", "combineLatest(a, b)", .gated) { source, probe in
            Observable.combineLatest(source, probe.other).map { $0 + $1 }
        },
        .on("combineLatest+arity", "combineLatest(a, b, resultSelector:)", .gated) { source, probe in
            .combineLatest(source, probe.other) { try probe($0 + $1) }
        },
        .on("combineLatest+arity", "combineLatest of eight", .gated) { source, probe in
            let other = probe.other
            return .combineLatest(source, other, other, other, other, other, other, other) {
                try probe($0 + $1 + $2 + $3 + $4 + $5 + $6 + $7)
            }
        },
        .on("zip+arity", "zip(a, b)", .gated) { source, probe in Observable.zip(source, probe.other).map { $0 + $1 } },
        .on("zip+arity", "zip(a, b, resultSelector:)", .gated) { source, probe in
            .zip(source, probe.other) { try probe($0 + $1) }
        },
        .on("zip+arity", "zip of eight", .gated) { source, probe in
            let other = probe.other
            return .zip(source, other, other, other, other, other, other, other) {
                try probe($0 + $1 + $2 + $3 + $4 + $5 + $6 + $7)
            }
        },
    ]
}

private var pairRows: [Row] {
    [
        .on("amb") { source, probe in source.amb(probe.other) },
        .on("amb", "amb(sequence)") { source, probe in .amb([source, probe.other.asObservable()]) },
        .on("withLatestFrom", "", .gated) { source, probe in source.withLatestFrom(probe.other) },
        .on("withLatestFrom", "withLatestFrom(resultSelector:)", .gated) { source, probe in
            source.withLatestFrom(probe.other) { try probe($0 + $1) }
        },
        .on("sample", "", .gated) { source, probe in source.sample(probe.other) },
        .on("sample", "sample(defaultValue:)", .gated) { source, probe in source.sample(probe.other, defaultValue: 0) },
        .on("skip+until", "", [.gated, .endless]) { source, probe in source.skip(until: probe.other) },
        .on("take+until") { source, probe in source.take(until: probe.other) },
    ]
}
