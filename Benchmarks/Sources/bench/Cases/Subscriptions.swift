import Dispatch
import RxSwift

private let few = 100_000

let subscriptionCases: [Case] = [
    Case(
        "just.map.subscribe", "build, subscribe, complete", few, upstream: 3200, target: 125,
        expected: few * (few + 1) / 2
    ) {
        withSum { sum in
            for number in 0..<few {
                _ = Observable.just(number).map { $0 &+ 1 }.subscribe(onNext: { sum.pointee &+= $0 })
            }
        }
    },
    Case(
        "subject.subscribe.dispose", "subject.map.subscribe then dispose", few, upstream: 3911, target: 156, expected: 0
    ) {
        withSum { sum in
            let subject = PublishSubject<Int>()
            for _ in 0..<few { subject.map { $0 &+ 1 }.subscribe(onNext: { sum.pointee &+= $0 }).dispose() }
        }
    },
    Case("single.subscribe", "a single built and subscribed to", few, expected: few * (few + 1) / 2) {
        withSum { sum in
            for number in 0..<few {
                _ = Single.just(number).map { $0 &+ 1 }.subscribe(onSuccess: { sum.pointee &+= $0 })
            }
        }
    },
    Case("disposeBag.insert", "one insert", few, upstream: 100, target: 25, expected: few) {
        withSum { sum in
            let bag = DisposeBag()
            let disposable = Disposables.create()
            for _ in 0..<few {
                bag.insert(disposable)
                sum.pointee &+= 1
            }
        }
    },
    Case("composite.insert.remove", "one pair", few, upstream: 123, target: 25, expected: few) {
        withSum { sum in
            let composite = CompositeDisposable()
            let disposable = Disposables.create()
            for _ in 0..<few {
                if let key = composite.insert(disposable) { composite.remove(for: key) }
                sum.pointee &+= 1
            }
        }
    },
    Case(
        "race.dispose.2threads", "one subscription disposed by two threads at once", few / 10, upstream: 7245,
        target: 190, expected: few / 10, isRacing: true
    ) { disposing(few / 10) },
    Case(
        "currentThread.nested", "one item queued on the running trampoline and run", few, upstream: 1894, target: 38,
        expected: few
    ) {
        withSum { sum in
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                for _ in 0..<few {
                    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                        sum.pointee &+= 1
                        return Disposables.create()
                    }
                }
                return Disposables.create()
            }
        }
    },
    Case("currentThread.chain", "one item queued by the one before it", few, expected: few) { withSum(queueNext) },
]

private func queueNext(_ sum: Sum) {
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        sum.pointee &+= 1
        if sum.pointee < few { queueNext(sum) }
        return Disposables.create()
    }
}

/// Subscriptions made first, then disposed by two threads that meet at every one of them.
private func disposing(_ count: Int) -> Int {
    withSum { sum in
        let subject = PublishSubject<Int>()
        let subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { _ in }) }
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for subscription in subscriptions { subscription.dispose() }
        }
        sum.pointee = subject.hasObservers ? 0 : count
    }
}
