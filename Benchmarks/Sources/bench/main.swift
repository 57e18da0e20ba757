import Foundation
import RxSwift
@inline(never) func now() -> UInt64 { var t = timespec(); clock_gettime(CLOCK_MONOTONIC, &t); return UInt64(t.tv_sec) * 1_000_000_000 + UInt64(t.tv_nsec) }
func time(ops: Int, _ body: () -> Int) -> (Double, Int) {
    var best = UInt64.max; var sum = 0
    for _ in 0..<7 { let t = now(); sum = body(); best = min(best, now() - t) }
    return (Double(best) / Double(ops), sum)
}
let N = 1_000_000
typealias P = UnsafeMutablePointer<Int>
func box() -> P { let p = P.allocate(capacity: 1); p.pointee = 0; return p }
@inline(never) @_optimize(none) func opaque<T>(_ x: T) -> T { x }
func measureY() -> Double { time(ops: 2 * N) { var r = 0; let f: (Int) -> Int = opaque { $0 &* 3 }, g: (Int) -> Bool = opaque { $0 & 1 == 0 }; for i in 0..<N { let y = f(i); if g(y) { r &+= y } }; return r }.0 }
func measure(_ name: String, ops: Int, _ body: () -> Int) {
    if CommandLine.arguments.count > 1, !name.contains(CommandLine.arguments[1]) { return }
    let y = measureY()
    let (t, sum) = time(ops: ops, body)
    print("\(name)\t\(String(format: "%.2f ns  %.1f Y (Y=%.2f)", t, t / y, y))\t\(sum)")
}
measure("create.raw", ops: N) { let r = box(); _ = Observable<Int>.create { o in for i in 0..<N { o.onNext(i) }; o.onCompleted(); return Disposables.create() }.subscribe(onNext: { r.pointee &+= $0 }); return r.pointee }
measure("create.map*8", ops: N) { let r = box(); _ = Observable<Int>.create { o in for i in 0..<N { o.onNext(i) }; o.onCompleted(); return Disposables.create() }
  .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.subscribe(onNext: { r.pointee &+= $0 }); return r.pointee }
measure("range.map.filter.reduce", ops: N) { let r = box(); _ = Observable<Int>.range(start: 0, count: N).map { $0 &* 3 }.filter { $0 & 1 == 0 }.reduce(0) { $0 &+ $1 }.subscribe(onNext: { r.pointee = $0 }); return r.pointee }
measure("subject.1", ops: N) { let r = box(); let s = PublishSubject<Int>(); let d = s.asObservable().subscribe(onNext: { r.pointee &+= $0 }); for i in 0..<N { s.onNext(i) }; d.dispose(); return r.pointee }
measure("subject.map.filter", ops: N) { let r = box(); let s = PublishSubject<Int>(); let d = s.asObservable().map { $0 &* 3 }.filter { $0 & 1 == 0 }.subscribe(onNext: { r.pointee &+= $0 }); for i in 0..<N { s.onNext(i) }; d.dispose(); return r.pointee }
measure("subject.100", ops: N) { let r = box(); let s = PublishSubject<Int>(); let d = (0..<100).map { _ in s.asObservable().subscribe(onNext: { r.pointee &+= $0 }) }; for i in 0..<N/100 { s.onNext(i) }; for x in d { x.dispose() }; return r.pointee }
measure("just.map.subscribe", ops: N/5) { let r = box(); for i in 0..<N/5 { _ = Observable<Int>.just(i).map { $0 &+ 1 }.subscribe(onNext: { r.pointee &+= $0 }) }; return r.pointee }
measure("subject.subscribe.dispose", ops: N/5) { let r = box(); let s = PublishSubject<Int>(); for _ in 0..<N/5 { s.asObservable().map { $0 &+ 1 }.subscribe(onNext: { r.pointee &+= $0 }).dispose() }; return r.pointee }
measure("flatMap.1000x1000", ops: N) { let r = box(); _ = Observable.range(start: 0, count: 1000).flatMap { _ in Observable.range(start: 0, count: 1000) }.subscribe(onNext: { r.pointee &+= $0 }); return r.pointee }
measure("flatMap.just", ops: N/5) { let r = box(); _ = Observable.range(start: 0, count: N/5).flatMap { Observable.just($0) }.subscribe(onNext: { r.pointee &+= $0 }); return r.pointee }
