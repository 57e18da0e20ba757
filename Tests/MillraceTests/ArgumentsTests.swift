import XCTest

@testable import millrace

final class ArgumentsTests: XCTestCase {
    func testAnalyzeDefaults() throws {
        XCTAssertEqual(try Command.parse(["analyze"]), .analyze(AnalyzeOptions()))
        XCTAssertEqual(try Command.parse(["analyze", "-"]), .analyze(AnalyzeOptions()))
    }

    func testAnalyzeTakesEveryOption() throws {
        let expected = AnalyzeOptions(
            file: "a.log", window: 10, top: 3, json: true, late: 5, serverErrorPercent: 50, notFoundHits: 7)
        let words = "--window 10 a.log --top=3 --json --late 5 --alert-5xx 50 --alert-404 7".split(separator: " ")
        XCTAssertEqual(try Command.parse(["analyze"] + words.map(String.init)), .analyze(expected))
    }

    func testLiveGoesWithEverythingButJSON() throws {
        let expected = AnalyzeOptions(file: "a.log", window: 10, top: 3, live: true, late: 5)
        let words = "--live --window 10 --top 3 a.log --late 5".split(separator: " ")
        XCTAssertEqual(try Command.parse(["analyze"] + words.map(String.init)), .analyze(expected))
        XCTAssertEqual(try Command.parse(["analyze", "-", "--live"]), .analyze(AnalyzeOptions(live: true)))
    }

    func testAFileMayLookLikeAnOption() throws {
        XCTAssertEqual(try Command.parse(["analyze", "--", "--json"]), .analyze(AnalyzeOptions(file: "--json")))
    }

    func testGenerate() throws {
        XCTAssertEqual(
            try Command.parse(["generate", "--lines", "5", "--seed=18446744073709551615", "--rate", "2"]),
            .generate(GenerateOptions(lines: 5, seed: .max, rate: 2)))
    }

    func testHelpIsFoundAnywhere() throws {
        for words in [["help"], ["--help"], ["-h"], ["analyze", "--help"], ["generate", "-h"]] {
            XCTAssertEqual(try Command.parse(words), .help)
        }
    }

    func testWrongArgumentsAreRefused() {
        let wrong = [
            "", "analyse", "analyze a b", "analyze --window", "analyze --window 0", "analyze --window -5",
            "analyze --window ten", "analyze --window 99999999999999999999", "analyze --top -1", "analyze --jsn",
            "analyze --json=yes", "analyze --live=1", "analyze --json --live", "analyze --live --json",
            "analyze -j", "generate", "generate --lines", "generate --lines -1",
            "generate --lines 1 --seed x", "generate --lines 1 --rate 0", "generate --lines 1 extra",
        ]
        for words in wrong {
            XCTAssertThrowsError(try Command.parse(words.split(separator: " ").map(String.init)), words) { error in
                XCTAssertTrue(error is UsageError, words)
            }
        }
    }
}
