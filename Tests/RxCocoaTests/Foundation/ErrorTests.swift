import RxCocoa
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

final class ErrorTests: XCTestCase {
    func testEveryErrorSaysWhatItIsAbout() {
        let errors: [(RxCocoaError, String)] = [
            (.unknown, "unknown"),
            (.invalidOperation(object: "x1"), "x1"),
            (.itemsNotYetBound(object: "x1"), "x1"),
            (.invalidPropertyName(object: "x1", propertyName: "size"), "size"),
            (.invalidObjectOnKeyPath(object: "x1", sourceObject: self, propertyName: "size"), "size"),
            (.errorDuringSwizzling, "replaced"),
            (.castingError(object: "x1", targetType: Int.self), "Int"),
        ]
        for (error, word) in errors { XCTAssertTrue(error.debugDescription.contains(word), error.debugDescription) }
    }

    func testEveryURLErrorSaysWhatItIsAbout() throws {
        let url = try XCTUnwrap(URL(string: "http://example.com"))
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        let answer = try XCTUnwrap(HTTPURLResponse(url: url, statusCode: 503, httpVersion: nil, headerFields: nil))
        let errors: [(RxCocoaURLError, String)] = [
            (.unknown, "unknown"),
            (.nonHTTPResponse(response: response), "HTTP"),
            (.httpRequestFailed(response: answer, data: nil), "503"),
            (.deserializationError(error: TestError()), "TestError"),
        ]
        for (error, word) in errors { XCTAssertTrue(error.debugDescription.contains(word), error.debugDescription) }
    }

    func testKeyValueNumbers() {
        XCTAssertEqual(Bool(KVOValue: NSNumber(value: true)), true)
        XCTAssertEqual(Int(KVOValue: NSNumber(value: -1)), -1)
        XCTAssertEqual(Int32(KVOValue: NSNumber(value: Int32.min)), .min)
        XCTAssertEqual(Int64(KVOValue: NSNumber(value: Int64.min)), .min)
        XCTAssertEqual(UInt(KVOValue: NSNumber(value: UInt.max)), .max)
        XCTAssertEqual(UInt32(KVOValue: NSNumber(value: UInt32.max)), .max)
        XCTAssertEqual(UInt64(KVOValue: NSNumber(value: UInt64.max)), .max)
    }
}
