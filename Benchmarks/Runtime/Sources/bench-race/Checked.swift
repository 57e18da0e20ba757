import CSupport
import Measuring
import RxSwift

/// Counts how often it was disposed.
final class Counted: Disposable, @unchecked Sendable {
    private let count = onItsOwnLines(AtomicInt.self)

    init() { AtomicInt.store(count, 0) }
    deinit { count.deallocate() }

    func dispose() { _ = AtomicInt.increment(count) }

    var disposals: UInt32 { AtomicInt.load(count) }
}

func wrong(_ disposables: [Counted]) -> String? {
    disposables.first { $0.disposals != 1 }.map { "released \($0.disposals) times" }
}

/// A subject behind a teardown that is counted, and what its observer heard.
final class Watched {
    let subject = PublishSubject<Int>()
    let teardown = Counted()
    private(set) var afterOwnDispose = 0
    private(set) var stops = 0
    private(set) var disposals = 0
    var disposesAt = Int.max
    private var hasDisposed = false
    private(set) var subscription: any Disposable = Disposables.create()

    init() {
        let source = Observable<Int>.create { [subject, teardown] observer in
            Disposables.create(subject.subscribe(observer), teardown)
        }
        subscription = source.subscribe(
            onNext: { [unowned self] in hear($0) },
            onCompleted: { [unowned self] in stops += 1 },
            onDisposed: { [unowned self] in disposals += 1 }
        )
    }

    private func hear(_ number: Int) {
        if hasDisposed { afterOwnDispose += 1 }
        if number == disposesAt {
            subscription.dispose()
            hasDisposed = true
        }
    }

    func check() -> String? {
        if afterOwnDispose > 0 { return "\(afterOwnDispose) events after a dispose on the delivering thread" }
        if disposals != 1 { return "onDisposed was called \(disposals) times" }
        if stops > 1 { return "completed \(stops) times" }
        return wrong([teardown])
    }
}
