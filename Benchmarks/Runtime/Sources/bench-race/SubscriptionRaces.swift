import Measuring
import RxSwift

class SubscriptionRace {
    var watched = Watched()

    required init() {}

    func setUp() { watched = Watched() }
    func check() -> String? { watched.check() }
}

final class TwoDispose: SubscriptionRace, Race {
    static let name = "subscription: dispose x 2"
    static let threads = 2
    func run(_ thread: Int) { watched.subscription.dispose() }
}

final class FourDispose: SubscriptionRace, Race {
    static let name = "subscription: dispose x 4"
    static let threads = 4
    func run(_ thread: Int) { watched.subscription.dispose() }
}

final class DisposeAgainstNext: SubscriptionRace, Race {
    static let name = "subscription: dispose against on(next)"
    static let threads = 2

    override func setUp() {
        super.setUp()
        watched.disposesAt = 4
    }

    func run(_ thread: Int) {
        if thread == 1 { return watched.subscription.dispose() }
        for number in 0..<8 { watched.subject.onNext(number) }
    }
}

final class DisposeAgainstCompleted: SubscriptionRace, Race {
    static let name = "subscription: dispose against completed"
    static let threads = 2
    func run(_ thread: Int) { thread == 0 ? watched.subject.onCompleted() : watched.subscription.dispose() }
}

/// A subscription inside another starts on one thread, and gets its teardown while the outer one is disposed.
final class DisposeAgainstSetTeardown: Race {
    static let name = "subscription: dispose against set teardown"
    static let threads = 2
    private var subject = PublishSubject<Int>()
    private var teardown = Counted()
    private var started: UInt32 = 0
    private var subscription: any Disposable = Disposables.create()

    func setUp() {
        subject = PublishSubject()
        teardown = Counted()
        started = 0
        let inner = Observable<Int>.create { [unowned self] _ in
            started += 1
            return teardown
        }
        subscription = subject.flatMap { _ in inner }.subscribe()
    }

    func run(_ thread: Int) { thread == 0 ? subject.onNext(1) : subscription.dispose() }

    func check() -> String? {
        teardown.disposals == started ? nil : "started \(started) times, torn down \(teardown.disposals) times"
    }
}
