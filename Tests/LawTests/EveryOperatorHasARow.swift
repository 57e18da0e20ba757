import Foundation
import XCTest

final class EveryOperatorHasARow: XCTestCase {
    func testEveryFileOfOperatorsHasARowAndEveryRowAFile() throws {
        let operators = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().appendingPathComponent("../../Sources/RxSwift/Operators").standardized
        let files = try FileManager.default.contentsOfDirectory(atPath: operators.path)
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
        XCTAssertFalse(files.isEmpty)
        let rows = Set(table.map(\.file))
        XCTAssertEqual(Set(files).subtracting(rows).sorted(), [], "operators without a row in Tests/LawTests/Rows")
        XCTAssertEqual(rows.subtracting(files).sorted(), [], "rows that name no file of Sources/RxSwift/Operators")
    }

    func testNoTwoRowsHaveTheSameName() {
        let names = table.map(\.name)
        XCTAssertEqual(names.count, Set(names).count, "\(names.sorted())")
    }
}
