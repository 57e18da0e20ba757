#if DEBUG
    import CSupport
    import RxSwift
    import TestSupport
    import XCTest

    /// Wherever user code is entered, a debug build traps when that is inside a read-side section.
    final class UserCodeTests: XCTestCase {
        override func setUpWithError() throws {
            try XCTSkipIf(isUnderThreadSanitizer, "ThreadSanitizer does not support children of a process with threads")
        }

        /// Ways into user code, each made ready outside a section.
        private let entrances: [String: () -> () -> Void] = [
            "an observer": {
                let observer = AnyObserver<Int> { _ in }
                return { observer.onNext(1) }
            },
            "an observer's end": {
                let observer = AnyObserver<Int> { _ in }
                return { observer.onCompleted() }
            },
            "onNext": {
                let subject = PublishSubject<Int>()
                _ = subject.subscribe(onNext: { _ in })
                return { subject.onNext(1) }
            },
            "onCompleted": {
                let subject = PublishSubject<Int>()
                _ = subject.subscribe(onCompleted: {})
                return { subject.onCompleted() }
            },
            "the observer of a subject": {
                let subject = PublishSubject<Int>()
                _ = subject.subscribe(StrictObserver())
                return { subject.onNext(1) }
            },
            "onSuccess": {
                let subject = PublishSubject<Int>()
                _ = subject.asSingle().subscribe(onSuccess: { _ in })
                return {
                    subject.onNext(1)
                    subject.onCompleted()
                }
            },
            "onDisposed": {
                let disposable = Disposables.create {}
                return { disposable.dispose() }
            },
            "the handler of unhandled errors": {
                let subject = PublishSubject<Int>()
                _ = subject.subscribe()
                Hooks.defaultErrorHandler = { _, _ in }
                return { subject.onError(NumberedError()) }
            },
            "the capture of call stacks": {
                let never = Observable<Int>.never()
                Hooks.customCaptureSubscriptionCallstack = { [] }
                Hooks.recordCallStackOnError = true
                return { _ = never.subscribe() }
            },
            "a scheduled action": {
                let scheduler = HistoricalScheduler()
                _ = scheduler.schedule(()) { Disposables.create() }
                return { scheduler.start() }
            },
            "the trampoline": {
                { _ = CurrentThreadScheduler.instance.schedule(()) { Disposables.create() } }
            },
            "a binder": {
                let target = Token()
                let binder = Binder(target, scheduler: InlineScheduler()) { (_, _: Int) in }
                return { withExtendedLifetime(target) { binder.onNext(1) } }
            },
        ]

        func testEveryEntranceTrapsInsideAReadSection() {
            for (name, prepare) in entrances {
                let (end, text) = inChild { insideReadSection(prepare()) }
                XCTAssertEqual(end, .signal(SIGABRT), name)
                XCTAssertTrue(text.contains("user code is entered inside an RCU read-side section"), "\(name): \(text)")
            }
        }

        func testNoEntranceTrapsOutside() {
            for (name, prepare) in entrances {
                let (end, text) = inChild { prepare()() }
                XCTAssertEqual(end, .exit(0), "\(name): \(text)")
            }
        }
    }

    // What runs inside a section is a C function, which captures nothing.
    nonisolated(unsafe) private var entrance: () -> Void = {}

    private func insideReadSection(_ body: @escaping () -> Void) {
        entrance = body
        let object = Token()
        let cell = UnsafeMutablePointer<RcuCell>.allocate(capacity: 1)
        cell.initialize(to: RcuCell())
        _ = RcuCell.replace(cell, with: Unmanaged.passRetained(object).toOpaque())
        _ = RcuCell.read(cell) { _ in entrance() }
    }
#endif
