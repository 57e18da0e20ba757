import RxSwift
import TestSupport
import XCTest

/// Report D5: disposing or freeing a chain of 100,000 overflows no stack, whatever the chain is made of.
final class DisposableChainTests: XCTestCase {
    private let wraps: [(String, (any Disposable) -> any Disposable)] = [
        ("action", { inner in Disposables.create { inner.dispose() } }),
        ("pair", { Disposables.create($0, Disposables.create()) }),
        ("composite", { CompositeDisposable(disposables: [$0]) }),
        (
            "single",
            { inner in
                let single = SingleAssignmentDisposable()
                single.setDisposable(inner)
                return single
            }
        ),
        (
            "serial",
            { inner in
                let serial = SerialDisposable()
                serial.disposable = inner
                return serial
            }
        ),
        ("counted", { RefCountDisposable(disposable: $0) }),
        ("scheduled", { ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0) }),
    ]

    private func chain(_ wrap: (any Disposable) -> any Disposable, _ end: any Disposable) -> any Disposable {
        var chain = end
        for _ in 0..<100_000 { chain = wrap(chain) }
        return chain
    }

    func testDispose() {
        for (name, wrap) in wraps {
            watched("disposing a chain of \(name)") { [self] in
                let end = BooleanDisposable()
                chain(wrap, end).dispose()
                XCTAssertTrue(end.isDisposed, name)
            }
        }
    }

    func testFree() {
        for (name, wrap) in wraps {
            watched("freeing a chain of \(name)") { [self] in
                weak var end: BooleanDisposable?
                var head: (any Disposable)?
                do {
                    let boolean = BooleanDisposable()
                    end = boolean
                    head = chain(wrap, boolean)
                }
                XCTAssertNotNil(end, name)
                withExtendedLifetime(head) {}
                head = nil
                XCTAssertNil(end, name)
            }
        }
    }
}
