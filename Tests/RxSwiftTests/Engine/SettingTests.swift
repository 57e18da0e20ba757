import CSupport
import RxSwift
import TestSupport
import XCTest

final class SettingTests: XCTestCase {
    /// Two that belong together, and something that says when it dies.
    private struct Pair {
        var left = 0
        var right = 0
        var token: Token?
    }

    override func tearDown() { rcuBarrier() }

    func testWhatIsReplacedIsReleasedBeforeUpdateReturns() {
        let released = Counter()
        let setting = Setting(Pair(token: Token { released.increment() }))
        setting.update { $0.left = 1 }
        XCTAssertEqual(released.value, 0, "the copy has it too")
        setting.update { $0.token = nil }
        XCTAssertEqual(released.value, 1)
        XCTAssertEqual(setting.value.left, 1)
    }

    func testWhatIsReplacedDeferredIsReleasedByTheBarrier() {
        let released = Counter()
        let setting = Setting(Pair(token: Token { released.increment() }))
        for number in 1...100 {
            setting.updateDeferred { $0.token = number == 100 ? nil : Token { released.increment() } }
        }
        rcuBarrier()
        XCTAssertEqual(released.value, 100)
    }

    func testWhoeverHoldsAValueKeepsIt() {
        let released = Counter()
        let setting = Setting(Pair(token: Token { released.increment() }))
        var held: Pair? = setting.value
        setting.update { $0.token = nil }
        setting.updateDeferred { $0.left = 1 }
        rcuBarrier()
        XCTAssertEqual(released.value, 0)
        XCTAssertNotNil(held)
        held = nil
        XCTAssertEqual(released.value, 1)
    }

    func testASettingReleasesItsValue() {
        let released = Counter()
        _ = Setting(Pair(token: Token { released.increment() }))
        XCTAssertEqual(released.value, 1)
    }

    /// What dies may use the setting again, and is in no read-side section: it would hang or trap here.
    func testWhatIsReleasedMayUseTheSetting() {
        let setting = Setting(Pair())
        let released = Counter()
        func token() -> Token {
            Token {
                assertNoReadSection()
                setting.update { $0.left += 1 }
                setting.updateDeferred { $0.right += 1 }
                released.increment()
            }
        }
        watched("releasing") {
            setting.update { $0.token = token() }
            setting.update { $0.token = token() }
            setting.updateDeferred { $0.token = nil }
            rcuBarrier()
        }
        XCTAssertEqual(released.value, 2)
        XCTAssertEqual(setting.value.left, 2)
        XCTAssertEqual(setting.value.right, 2)
    }

    func testRaceOfReadersAndWriters() {
        let setting = Setting(Pair())
        let rounds = scaled(20_000)
        let torn = Counter()
        together(4) { thread, _ in
            var last = 0
            for _ in 0..<rounds {
                switch thread {
                case 0:
                    setting.update {
                        $0.left += 1
                        $0.right += 1
                    }
                case 1:
                    setting.updateDeferred {
                        $0.left += 1
                        $0.right += 1
                        $0.token = Token()
                    }
                default:
                    let value = setting.value
                    if value.left != value.right || value.left < last { torn.increment() }
                    last = value.left
                }
            }
        }
        XCTAssertEqual(torn.value, 0)
        XCTAssertEqual(setting.value.left, 2 * rounds, "an update was lost")
    }
}
