import RxSwift
import TestSupport

var stageRows: [Row] {
    [
        .on("map") { source, probe in source.map { try probe($0) + 1 } },
        .on("filter") { source, probe in source.filter { try probe($0) > 0 } },
        .on("reduce", "", .late) { source, probe in source.reduce(0) { try probe($0 + $1) } },
        .on("take") { source, _ in source.take(100) },
    ]
}
