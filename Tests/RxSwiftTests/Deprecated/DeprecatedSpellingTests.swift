import RxSwift
import XCTest

/// The old names do what the new ones do. The tests are deprecated as well, so that the calls are no warnings.
final class DeprecatedSpellingTests: XCTestCase {
    @available(*, deprecated)
    func testOfStages() {
        expect("-a-b-c-|", "---(b|)") { $0.elementAt(1) }
        expect("-1-2-1-|", "---2-1-|") { $0.skipWhile { $0 == "1" } }
        expect("-1-2-1-|", "-1-|") { $0.takeWhile { $0 == "1" } }
        expect("-1-2-1-|", "-1-(2|)") { $0.takeUntil(.inclusive) { $0 == "2" } }
        expect("-1-2-1-|", "-1-|") { $0.takeUntil(.exclusive) { $0 == "2" } }
    }
}
