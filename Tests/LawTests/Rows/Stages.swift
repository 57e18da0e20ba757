import Foundation
import RxSwift
import TestSupport

var stageRows: [Row] {
    [
        .on("map") { source, probe in source.map { try probe($0) + 1 } },
        .on("compactMap") { source, probe in source.compactMap { try probe($0) } },
        .on("filter") { source, probe in source.filter { try probe($0) > 0 } },
        .on("scan") { source, probe in source.scan(0) { try probe($0 + $1) } },
        .on("scan", "scan(into:)") { source, probe in source.scan(into: 0) { $0 = try probe($0 + $1) } },
        .on("reduce", "", .late) { source, probe in source.reduce(0) { try probe($0 + $1) } },
        .on("reduce", "reduce(mapResult:)", .late) { source, probe in
            source.reduce(0, accumulator: +) { try probe($0) }
        },
        .on("toArray", "", .late) { source, _ in source.staged(ToArrayStage()).map { $0.max() ?? 0 } },
        .on("first") { source, _ in source.staged(FirstStage()).map { $0 ?? 0 } },
        .on("skip") { source, _ in source.skip(0) },
        .on("skip", "skip(while:)") { source, probe in source.skip { try probe($0) < 0 } },
        .on("take") { source, _ in source.take(100) },
        .on("take", "take(1)") { source, _ in source.take(1) },
        .on("take", "take(while:)") { source, probe in source.take(while: { try probe($0) < 100 }) },
        .on("take", "take(until: predicate)") { source, probe in
            source.take(until: { try probe($0) > 100 }, behavior: .inclusive)
        },
        .on("takeLast", "", .late) { source, _ in source.takeLast(2) },
        .on("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
        .on("distinctUntilChanged", "distinctUntilChanged(key)") { source, probe in
            source.distinctUntilChanged { try probe($0.number) }
        },
        .on("distinctUntilChanged", "distinctUntilChanged(comparer)") { source, probe in
            source.distinctUntilChanged { try probe($0) == $1 }
        },
        .on("distinctUntilChanged", "distinctUntilChanged(key, comparer:)") { source, probe in
            source.distinctUntilChanged({ try probe($0) }, comparer: { $0 == $1 })
        },
        .on("distinctUntilChanged", "distinctUntilChanged(at:)") { source, _ in
            source.distinctUntilChanged(at: \.number)
        },
        .on("do", "do(onNext:)") { source, probe in source.do(onNext: { _ = try probe($0) }) },
        .on("do", "do(afterNext:)") { source, probe in source.do(afterNext: { _ = try probe($0) }) },
        .on("do", "do(onError:)") { source, probe in source.do(onError: { _ = try probe($0) }) },
        .on("do", "do(onCompleted:)") { source, probe in source.do(onCompleted: { _ = try probe(0) }) },
        .on("do", "do(onSubscribe:onSubscribed:onDispose:)") { source, probe in
            source.do(
                onSubscribe: { _ = probe.pass(0) }, onSubscribed: { _ = probe.pass(0) },
                onDispose: { _ = probe.pass(0) }
            )
        },
        .on("element") { source, _ in source.element(at: 0) },
        .on("enumerated") { source, _ in source.enumerated().map { $0.element + Tracked($0.index) } },
        .on("ignoreElements", "", .mute) { source, _ in source.ignoreElements().map { never in never } },
        .on("materialize", "", .handlesErrors) { source, _ in source.materialize().map { $0.element ?? 0 } },
        .on("dematerialize") { source, _ in source.materialize().dematerialize() },
        .on("single") { source, _ in source.single() },
        .on("single", "single(predicate)") { source, probe in source.single { try probe($0) == 1 } },
        .on("ifEmpty") { source, _ in source.ifEmpty(default: 0) },
        .on("decode") { source, probe in
            source.map { Data("\(try probe($0))".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
                .map { Tracked($0) }
        },
        .on("debug") { source, probe in
            source.debug(DebugLog(identifier: "law", trimOutput: false) { _ = probe.pass($0) })
        },
        .on("withUnretained") { source, probe in source.withUnretained(source).map { $1 } },
        .on("withUnretained", "withUnretained(resultSelector:)") { source, probe in
            source.withUnretained(source) { probe.pass($1) }
        },
    ]
}
