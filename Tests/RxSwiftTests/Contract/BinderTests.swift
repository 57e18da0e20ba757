import RxSwift
import TestSupport
import XCTest

final class BinderTests: XCTestCase {
    private final class Label { var text = "" }

    func testBindsOnItsScheduler() {
        let label = Label()
        let scheduler = ManualScheduler()
        let binder = Binder<String>(label, scheduler: scheduler) { $0.text = $1 }
        binder.onNext("a")
        XCTAssertEqual(label.text, "")
        scheduler.advance()
        XCTAssertEqual(label.text, "a")
        binder.onCompleted()
        binder.asObserver().onNext("b")
        scheduler.advance()
        XCTAssertEqual(label.text, "b")
    }

    func testTheMainSchedulerIsTheDefault() {
        let label = Label()
        // On the main thread, with nothing queued there, that is at once.
        Binder<String>(label) { $0.text = $1 }.onNext("a")
        XCTAssertEqual(label.text, "a")
    }

    func testDoesNotKeepTheTarget() {
        var label: Label? = Label()
        weak let reference = label
        var calls = 0
        let binder = Binder<String>(label!, scheduler: CurrentThreadScheduler.instance) { _, _ in calls += 1 }
        binder.onNext("a")
        label = nil
        XCTAssertNil(reference)
        binder.onNext("b")
        XCTAssertEqual(calls, 1)
    }
}
