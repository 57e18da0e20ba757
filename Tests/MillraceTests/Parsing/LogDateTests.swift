import XCTest

@testable import millrace

final class LogDateTests: XCTestCase {
    private func parse(_ text: String) -> Int? {
        XCTAssertEqual(text.utf8.count, LogDate.length)
        return Array(text.utf8).withUnsafeBytes { bytes in bytes.baseAddress.flatMap { LogDate.parse($0) } }
    }

    func testKnownDates() {
        XCTAssertEqual(parse("01/Jan/1970:00:00:00 +0000"), 0)
        XCTAssertEqual(parse("31/Dec/1969:23:59:59 +0000"), -1)
        XCTAssertEqual(parse("17/May/2015:10:05:03 +0000"), 1_431_857_103)
        XCTAssertEqual(parse("29/Feb/2000:12:00:00 +0000"), 951_825_600)
        XCTAssertEqual(parse("01/Mar/2000:00:00:00 +0000"), 951_868_800)
        XCTAssertEqual(parse("30/Jun/2015:23:59:60 +0000"), 1_435_708_800, "leap second")
    }

    func testZones() {
        let noon = 1_431_864_000
        XCTAssertEqual(parse("17/May/2015:12:00:00 +0000"), noon)
        XCTAssertEqual(parse("17/May/2015:14:00:00 +0200"), noon)
        XCTAssertEqual(parse("17/May/2015:04:30:00 -0730"), noon)
        XCTAssertEqual(parse("18/May/2015:01:45:00 +1345"), noon)
    }

    func testDatesThatDoNotExist() {
        let wrong = [
            "00/Jan/2015:00:00:00 +0000", "32/Jan/2015:00:00:00 +0000", "29/Feb/2015:00:00:00 +0000",
            "29/Feb/1900:00:00:00 +0000", "31/Apr/2015:00:00:00 +0000", "17/may/2015:00:00:00 +0000",
            "17/May/2015:24:00:00 +0000", "17/May/2015:00:60:00 +0000", "17/May/2015:00:00:61 +0000",
            "17/May/2015:00:00:00 00000", "17/May/2015:00:00:00 +2400", "17/May/2015:00:00:00 +0060",
            "17-May-2015:00:00:00 +0000", "17/May/2015 00:00:00 +0000", "1 /May/2015:00:00:00 +0000",
            "17/May/-015:00:00:00 +0000", "17/May/2015:00:00:00Z+0000",
        ]
        for text in wrong { XCTAssertNil(parse(text), text) }
    }

    func testDaysAndBackForFourHundredYears() {
        var expected = LogDate.days(year: 1899, month: 12, day: 31)
        XCTAssertEqual(expected, -25_568)
        for days in expected...(expected + 146_097) {
            let (year, month, day) = LogDate.date(days: days)
            XCTAssertEqual(LogDate.days(year: year, month: month, day: day), expected)
            expected += 1
        }
    }

    func testTimestamps() {
        XCTAssertEqual(timestamp(1_431_857_103), "2015-05-17T10:05:03Z")
        XCTAssertEqual(timestamp(0), "1970-01-01T00:00:00Z")
        XCTAssertEqual(timestamp(-1), "1969-12-31T23:59:59Z")
        XCTAssertEqual(timestamp(LogDate.days(year: 0, month: 1, day: 1) * 86_400), "0000-01-01T00:00:00Z")
    }
}
