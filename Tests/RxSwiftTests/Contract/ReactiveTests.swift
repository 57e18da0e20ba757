import Foundation
import RxSwift
import XCTest

final class ReactiveTests: XCTestCase {
    private final class Label: NSObject { var text = "" }

    func testAPropertyIsABinder() {
        let label = Label()
        Observable.just("a").subscribe(label.rx.text).dispose()
        XCTAssertEqual(label.text, "a")
    }

    func testTheBaseIsTheValue() {
        let label = Label()
        XCTAssertTrue(label.rx.base === label)
        XCTAssertTrue(Label.rx == Reactive<Label>.self)
    }

    func testAnyTypeMayBeCompatible() {
        struct Point: ReactiveCompatible { var x = 1 }
        XCTAssertEqual(Point(x: 2).rx.base.x, 2)
    }
}
