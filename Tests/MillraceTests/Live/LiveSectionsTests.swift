import RxDataSources
import XCTest

@testable import millrace

final class LiveSectionsTests: XCTestCase {
    private let progress = Progress(size: nil).with(lines: 4, bytes: 0)

    private func entry(_ path: String, _ hits: Int) -> TopEntry { TopEntry(key: Array(path.utf8), hits: hits) }

    private func standing(_ top: [TopEntry], window: [TopEntry]? = nil) -> Standing {
        let counts = Counts(requests: 4, bytes: 1_000, clients: 2)
        let report = window.map { WindowReport(start: 1_431_857_100, counts: counts, top: $0) }
        return Standing(window: report, counts: counts, top: top)
    }

    func testWindowsAndAlertsAreThereWhenThereAreAny() {
        let sections = liveSections(progress, standing([entry("/", 3)]), LiveAlerts())
        XCTAssertEqual(sections.map(\.model), [.progress, .log])
        XCTAssertEqual(
            sections[1].items.map(\.text),
            ["      4 requests       2 clients   1.00 kB", "           3  /"])

        var alerts = LiveAlerts()
        alerts.add(.serverErrors(start: 0, errors: 1, requests: 4))
        let full = liveSections(progress, standing([], window: [entry("/a", 2)]), alerts)
        XCTAssertEqual(full.map(\.model), [.progress, .window, .log, .alerts])
        XCTAssertEqual(
            full[1].items.map(\.text),
            ["2015-05-17T10:05:00Z        4 requests       2 clients   1.00 kB", "           2  /a"])
        XCTAssertEqual(
            full[3].items.map(\.text), ["ALERT 1970-01-01T00:00:00Z  25 % server errors: 1 of 4 answers"])
    }

    func testAPathThatIsOvertakenMovesAndIsReadAnew() throws {
        let before = liveSections(progress, standing([entry("/a", 5), entry("/b", 4)]), LiveAlerts())
        let after = liveSections(progress, standing([entry("/b", 6), entry("/a", 5)]), LiveAlerts())
        let changesets = try Diff.differencesForSectionedView(initialSections: before, finalSections: after)
        XCTAssertEqual(changesets.map { $0.updatedItems.map(\.itemIndex) }, [[2], []])
        XCTAssertEqual(changesets.last?.movedItems.count, 1)
    }

    func testPathsThatLookTheSameAreTwoRows() throws {
        let alike = [entry("/long", 5), entry("/long", 4)]
        let sections = liveSections(progress, standing(alike, window: alike), LiveAlerts())
        XCTAssertNoThrow(try Diff.differencesForSectionedView(initialSections: sections, finalSections: []))
    }

    func testTheLastAlertsAreKept() {
        var alerts = LiveAlerts()
        for start in 0..<7 { alerts.add(.serverErrors(start: start, errors: 1, requests: 1)) }
        XCTAssertEqual(alerts.last.map(\.number), [3, 4, 5, 6, 7])
    }
}
