import RxDataSources
import RxSwift
import TestSupport
import XCTest

/// What the list writes to its terminal, byte by byte; `^` is the escape character.
final class ListViewTests: XCTestCase {
    private let terminal = FakeTerminal(columns: 10, rows: 6)
    private let clock = ManualScheduler()
    private let dataSource = animatedDataSource()
    private var failures: [any Error] = []
    private lazy var view = ListView(terminal: terminal, scheduler: clock) { self.failures.append($0) }

    private static let open = "^[?1049h^[?25l^[?7l"
    private static let close = "^[?7h^[?25h^[?1049l"

    /// Shows a list and forgets what was written for it.
    private func show(_ sections: [Section]) {
        view.content = dataSource
        view.show()
        send(sections)
        _ = terminal.takeWrites()
    }

    private func send(_ sections: [Section]) {
        dataSource.view(view, observedEvent: .next(sections))
        clock.advance()
    }

    private func items(_ identities: Range<Int>) -> [Section] { [section(1, identities.map { Item(identity: $0) })] }

    func testItTakesTheScreenDrawsAndGivesItBack() {
        view.content = dataSource
        dataSource.setSections([section(1, items: 1, 2)])
        view.reloadData()
        clock.advance()
        XCTAssertEqual(terminal.takeWrites(), [], "is not shown")
        view.show()
        clock.advance()
        XCTAssertEqual(terminal.takeWrites(), [Self.open, "^[2J^[1;1H1.0^[K^[2;1H2.0^[K"])
        XCTAssertFalse(terminal.echoes)
        view.close()
        XCTAssertEqual(terminal.takeWrites(), [Self.close])
        XCTAssertTrue(terminal.echoes)
        view.close()
        view.reloadData()
        clock.advance()
        XCTAssertEqual(terminal.takeWrites(), [], "is closed")
    }

    func testOnlyRowsThatChangedAreWritten() {
        show(items(0..<4))
        send([section(1, [0, 1, 2, 3].map { Item(identity: $0, version: $0 == 2 ? 1 : 0) })])
        XCTAssertEqual(terminal.takeWrites(), ["^[3;1H2.1^[K"])
        send(items(0..<3))
        XCTAssertEqual(terminal.takeWrites(), ["^[3;1H2.0^[K^[4;1H^[K"])
        send(items(0..<3))
        XCTAssertEqual(terminal.takeWrites(), [])
    }

    func testBatchesOfOneTurnAreDrawnTogether() {
        show([section(1, items: 1, 2), section(2, items: 3)])
        var decided = 0
        dataSource.animationConfiguration = AnimationConfiguration(insertAnimation: .none)
        dataSource.view(view, observedEvent: .next([section(2, items: 4, 3), section(1, items: 1)]))
        decided += clock.count
        XCTAssertEqual(decided, 1)
        clock.advance()
        XCTAssertEqual(terminal.takeWrites().count, 1)
        XCTAssertEqual(terminal.shown, "4.0\n3.0\n\n1.0")
    }

    func testOnlyRowsThatComeOrAreReloadedAreAskedFor() {
        var asked: [String] = []
        let dataSource = RxSectionedAnimatedDataSource<Section, String>(
            configureCell: { _, _, item in
                asked.append("\(item)")
                return "\(item)"
            })
        view.content = dataSource
        view.show()
        func send(_ items: [Item]) {
            dataSource.view(view, observedEvent: .next([section(1, items)]))
            clock.advance()
        }
        send((0..<100).map { Item(identity: $0) })
        XCTAssertEqual(asked, (0..<6).map { "\($0).0" }, "those on the screen")
        asked = []
        send([5, 4, 200, 0].map { Item(identity: $0, version: $0 == 4 ? 1 : 0) })
        XCTAssertEqual(asked, ["4.1", "200.0"])
        XCTAssertEqual(terminal.shown, "5.0\n4.1\n200.0\n0.0")
    }

    func testTitlesStandAboveTheirSectionsInBold() {
        let dataSource = RxSectionedReloadDataSource<Section, String>(
            configureCell: { _, _, item in "\(item)" },
            titleForHeaderInSection: { dataSource, section in
                dataSource[section].model == 0 ? nil : "Title \(dataSource[section].model)"
            })
        view.content = dataSource
        view.show()
        dataSource.view(view, observedEvent: .next([section(0, items: 9), section(0, []), section(7, items: 1)]))
        clock.advance()
        XCTAssertEqual(
            terminal.takeWrites(), [Self.open, "^[2J^[1;1H9.0^[K^[3;1H^[1mTitle 7^[0m^[K^[4;1H1.0^[K"])
    }

    func testItIsCutOffAndScrolls() {
        show(items(0..<100))
        XCTAssertEqual(terminal.shown, (0..<6).map { "\($0).0" }.joined(separator: "\n"))
        view.firstRow = 50
        clock.advance()
        XCTAssertEqual(terminal.shown, (50..<56).map { "\($0).0" }.joined(separator: "\n"))
        view.firstRow = 1_000
        clock.advance()
        XCTAssertEqual(terminal.shown, (94..<100).map { "\($0).0" }.joined(separator: "\n"))
        view.firstRow = -1
        clock.advance()
        XCTAssertTrue(terminal.shown.hasPrefix("0.0"))
    }

    func testATextIsCutOffAndCannotTakeOverTheTerminal() {
        let dataSource = RxSectionedReloadDataSource<SectionModel<Int, String>, String>(
            configureCell: { _, _, item in item })
        view.content = dataSource
        view.show()
        let texts = ["0123456789", "0123456789abc", "a\u{1B}[2Jb\n\u{9B}c", "é"]
        dataSource.view(view, observedEvent: .next([SectionModel(model: 0, items: texts)]))
        clock.advance()
        let bad = "\u{FFFD}"
        XCTAssertEqual(
            terminal.takeWrites().last,
            "^[2J^[1;1H0123456789^[2;1H0123456789^[3;1Ha\(bad)[2Jb\(bad)\(bad)c^[K^[4;1Hé^[K")
    }

    func testAResizedTerminalIsDrawnAnew() {
        show(items(0..<4))
        terminal.size = TerminalSize(columns: 2, rows: 2)
        view.setNeedsDisplay()
        clock.advance()
        XCTAssertEqual(terminal.takeWrites(), ["^[2J^[1;1H0.^[2;1H1."])
    }

    func testAnErrorOfTheTerminalClosesTheList() {
        show(items(0..<2))
        terminal.failure = RxError.unknown
        send(items(0..<3))
        XCTAssertEqual(failures.count, 1)
        XCTAssertFalse(view.isShown)
        XCTAssertTrue(terminal.echoes)
        send(items(0..<4))
        XCTAssertEqual(failures.count, 1)
    }

    func testAListThatDiesGivesTheTerminalBack() {
        var mortal: ListView? = ListView(terminal: terminal, scheduler: clock)
        mortal?.show()
        mortal = nil
        XCTAssertEqual(terminal.takeWrites(), [Self.open, Self.close])
        XCTAssertTrue(terminal.echoes)
        clock.advance()
        XCTAssertEqual(terminal.takeWrites(), [])
    }

    func testItCanBeShownAgain() {
        show(items(0..<2))
        view.close()
        view.show()
        clock.advance()
        XCTAssertEqual(terminal.takeWrites(), [Self.close, Self.open, "^[2J^[1;1H0.0^[K^[2;1H1.0^[K"])
    }

    func testEditsThatDoNotFitReloadAndSayWhy() {
        let path = ItemPath(sectionIndex: 0, itemIndex: 0)
        let nowhere = ItemPath(sectionIndex: 3, itemIndex: 9)
        let edits: [(ListView) -> Void] = [
            { $0.deleteItems(at: [path], animation: .none) }, { $0.insertItems(at: [path], animation: .none) },
            { $0.deleteSections([0], animation: .none) }, { $0.insertSections([0], animation: .none) },
            { $0.deleteSections([5], animation: .none) }, { $0.insertSections([5], animation: .none) },
            { $0.reloadItems(at: [nowhere], animation: .none) }, { $0.deleteItems(at: [nowhere], animation: .none) },
            { $0.insertItems(at: [nowhere], animation: .none) }, { $0.moveItem(from: path, to: nowhere) },
            { $0.moveItem(from: nowhere, to: path) }, { $0.moveSection(from: 0, to: 4) },
            { $0.moveSection(from: 4, to: 0) }, { $0.reloadSections([2], animation: .none) },
        ]
        show(items(0..<3))
        for (number, edit) in edits.enumerated() {
            XCTAssertEqual(misuses { edit(view) }.count, 1, "edit \(number)")
            clock.advance()
            XCTAssertEqual(terminal.shown, "0.0\n1.0\n2.0", "edit \(number)")
        }
        XCTAssertEqual(misuses { view.reloadSections([0], animation: .none) }, [])
    }
}
