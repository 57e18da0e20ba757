import XCTest

@testable import millrace

final class BlockReaderTests: XCTestCase {
    private func blocks(
        _ bytes: [UInt8], blockSize: Int = 16, longestLine: Int = 64
    ) throws -> [(bytes: [UInt8], isOverlong: Bool)] {
        let input = try InputFile(path: temporaryFile(bytes, for: self))
        let reader = BlockReader(input, blockSize: blockSize, longestLine: longestLine)
        var result: [(bytes: [UInt8], isOverlong: Bool)] = []
        while let block = try reader.next() { result.append((Array(block.bytes), block.isOverlong)) }
        return result
    }

    func testBlocksAreWholeLinesAndNothingIsLost() throws {
        for length in 0...40 {
            let text = (0..<20).map { String(repeating: "x", count: ($0 * 7 + length) % 41) }.joined(separator: "\n")
            let bytes = Array(text.utf8)
            let blocks = try blocks(bytes)
            XCTAssertEqual(blocks.flatMap(\.bytes), bytes)
            XCTAssertFalse(blocks.contains { $0.isOverlong })
            for block in blocks.dropLast() { XCTAssertEqual(block.bytes.last, UInt8(ascii: "\n")) }
        }
    }

    func testEmptyFile() throws {
        XCTAssertTrue(try blocks([]).isEmpty)
    }

    func testALineLongerThanABlockIsKeptWhole() throws {
        let bytes = Array(("a\n" + String(repeating: "b", count: 50) + "\nc\nd").utf8)
        let blocks = try blocks(bytes)
        XCTAssertEqual(blocks.flatMap(\.bytes), bytes)
        XCTAssertTrue(blocks.contains { $0.bytes.starts(with: Array(repeating: UInt8(ascii: "b"), count: 50)) })
    }

    func testALineThatIsTooLongIsCutOffAndTheNextOneIsRead() throws {
        for length in [64, 65, 100, 128, 1_000] {
            let blocks = try blocks(Array(("a\n" + String(repeating: "b", count: length) + "\nc\nd\n").utf8))
            XCTAssertEqual(blocks.filter(\.isOverlong).map(\.bytes.count), [64], "\(length)")
            let rest = blocks.filter { !$0.isOverlong }.flatMap(\.bytes)
            XCTAssertEqual(String(decoding: rest, as: UTF8.self), "a\nc\nd\n", "\(length)")
        }
    }

    func testTheFileMayEndWithinALineThatIsTooLong() throws {
        let blocks = try blocks(Array(String(repeating: "b", count: 500).utf8))
        XCTAssertEqual(blocks.map(\.isOverlong), [true])
    }

    func testALineOfSeveralMegabytes() throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 9 << 20)
        let input = try InputFile(path: temporaryFile(long + Array("\nshort\n".utf8), for: self))
        let reader = BlockReader(input)
        XCTAssertEqual(try reader.next()?.bytes.count, long.count + 7)
        XCTAssertNil(try reader.next())
    }

    func testADirectoryIsNoLog() throws {
        let input = try InputFile(path: "/")
        XCTAssertThrowsError(try BlockReader(input).next()) { XCTAssertTrue($0 is InputError) }
        XCTAssertThrowsError(try InputFile(path: "/no/such/file")) { XCTAssertTrue($0 is InputError) }
    }

    func testTheBudgetIsGivenBackWithTheBlock() {
        let budget = BlockBudget(limit: 3)
        var blocks = [block("a\n"), block("b\n")]
        XCTAssertTrue(blocks[0].reserve(from: budget))
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { budget.close() }
        XCTAssertFalse(blocks[1].reserve(from: budget), "waits until it is closed, then is refused")
        blocks = []
        let open = BlockBudget(limit: 3)
        for _ in 0..<100 { XCTAssertTrue(block("longer than the limit\n").reserve(from: open)) }
    }

    func testAWaitingReaderGoesOnWhenABlockIsLetGo() {
        let budget = BlockBudget(limit: 3)
        let first = Unmanaged.passRetained(block("a\n"))
        XCTAssertTrue(first.takeUnretainedValue().reserve(from: budget))
        let address = UInt(bitPattern: first.toOpaque())
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
            UnsafeRawPointer(bitPattern: address).map { Unmanaged<LineBlock>.fromOpaque($0).release() }
        }
        XCTAssertTrue(block("b\n").reserve(from: budget))
    }
}
