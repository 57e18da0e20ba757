import Glibc
import XCTest

@testable import millrace

/// A block that holds `bytes`, as the reader would have cut it.
func block(_ bytes: [UInt8], isOverlong: Bool = false) -> LineBlock {
    let memory = UnsafeMutableRawBufferPointer(start: malloc(max(1, bytes.count)), count: bytes.count)
    memory.copyBytes(from: bytes)
    return LineBlock(memory: memory, count: bytes.count, bytesRead: bytes.count, isOverlong: isOverlong)
}

func block(_ text: String) -> LineBlock {
    block(Array(text.utf8))
}

/// A line of the combined format; a test names what matters to it.
func line(
    client: String = "10.0.0.1", user: String = "- -", date: String = "17/May/2015:10:05:03 +0000",
    request: String = "GET / HTTP/1.1", status: String = "200", bytes: String = "1", referer: String = "-",
    agent: String = "agent"
) -> String {
    "\(client) \(user) [\(date)] \"\(request)\" \(status) \(bytes) \"\(referer)\" \"\(agent)\"\n"
}

/// A line at `second` after 2015-05-17 10:05:00.
func line(at second: Int, client: String = "10.0.0.1", path: String = "/", status: Int = 200) -> String {
    let time = 36_300 + second
    func two(_ number: Int) -> String { padded(String(number), to: 2, with: "0") }
    let clock = "\(two(time / 3_600)):\(two(time / 60 % 60)):\(two(time % 60))"
    return line(
        client: client, date: "17/May/2015:\(clock) +0000", request: "GET \(path) HTTP/1.1", status: String(status))
}

/// The text a slice of a parsed block stands for.
func text(_ slice: HashedSlice, in block: LineBlock) -> String {
    String(decoding: block.bytes[Int(slice.start)..<Int(slice.start) + Int(slice.count)], as: UTF8.self)
}

/// A file with these bytes that is gone after the test.
func temporaryFile(_ bytes: some Collection<UInt8>, for test: XCTestCase) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("millrace-\(UUID().uuidString)").path
    XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    test.addTeardownBlock { try? FileManager.default.removeItem(atPath: path) }
    return path
}
