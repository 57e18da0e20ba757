import Dispatch
import RxRelay
import RxSwift

/// What an event costs when 1, 2 and 4 threads emit at once into the same place.
let threadCases: [Case] = [1, 2, 4].flatMap { threads in
    [
        Case("publish.threads\(threads)", "one event of one subject", million, expected: million, isRacing: true) {
            withSum { sum in
                let subject = PublishSubject<Int>()
                let subscription = subject.subscribe(onNext: { _ in sum.pointee &+= 1 })
                emit(from: threads) { _, number in subject.onNext(number) }
                subscription.dispose()
            }
        },
        Case("relay.accept.threads\(threads)", "one event of one relay", million, expected: million + 1, isRacing: true)
        {
            withSum { sum in
                let relay = BehaviorRelay(value: 0)
                let subscription = relay.subscribe(onNext: { _ in sum.pointee &+= 1 })
                emit(from: threads) { _, number in relay.accept(number) }
                subscription.dispose()
            }
        },
        Case(
            "merge.threads\(threads)", "one event, a source for each thread", million, expected: million, isRacing: true
        ) {
            withSum { sum in
                let subjects = (0..<threads).map { _ in PublishSubject<Int>() }
                let subscription = Observable.merge(subjects.map { $0.asObservable() })
                    .subscribe(onNext: { _ in sum.pointee &+= 1 })
                emit(from: threads) { thread, number in subjects[thread].onNext(number) }
                subscription.dispose()
            }
        },
        Case("observeOn.threads\(threads)", "one event across a hop", million, expected: million, isRacing: true) {
            withSum { sum in
                let done = DispatchSemaphore(value: 0)
                let subject = PublishSubject<Int>()
                let subscription = subject.observe(on: SerialDispatchQueueScheduler(qos: .default))
                    .subscribe(onNext: { _ in sum.pointee &+= 1 }, onCompleted: { done.signal() })
                emit(from: threads) { _, number in subject.onNext(number) }
                subject.onCompleted()
                done.wait()
                subscription.dispose()
            }
        },
    ]
}

/// What an event costs on one thread when another has used the same subject before.
let handOverCases: [Case] = [
    Case("publish.handedOver", "one event of a subject that another thread set up", million, expected: million + 1) {
        withSum { sum in
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(onNext: { _ in sum.pointee &+= 1 })
            subject.onNext(0)
            onAnotherThread {
                for number in 0..<million { subject.onNext(number) }
            }
            subscription.dispose()
        }
    }
]

private func onAnotherThread(_ body: @escaping () -> Void) {
    let thread = DispatchQueue(label: "another")
    // Not `sync`, which would run it on the calling thread.
    let done = DispatchSemaphore(value: 0)
    thread.async {
        body()
        done.signal()
    }
    done.wait()
}

/// A million calls of `event`, shared by the threads.
private func emit(from threads: Int, _ event: @escaping (_ thread: Int, _ number: Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in 0..<million / threads { event(thread, number) }
    }
}
