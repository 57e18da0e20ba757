import RxDataSources
import RxSwift
import TestSupport
import XCTest

/// Views that know only what they are told show the list that was sent, list after random list.
final class RandomListsTests: XCTestCase {
    /// Drawn from few identities, so that two of them share most sections and items.
    private func list(_ generator: inout SeededGenerator) -> [Section] {
        let identities = Array(0..<4).shuffled(using: &generator).prefix(generator.below(5))
        var sections = identities.map { section($0, []) }
        for identity in Array(0..<9).shuffled(using: &generator).prefix(generator.below(10)) where !sections.isEmpty {
            let item = Item(identity: identity, version: generator.below(2))
            sections[generator.below(sections.count)].items.append(item)
        }
        return sections
    }

    private func cells(_ list: [Section]) -> [[String]] { list.map { $0.items.map(\.description) } }

    func testAModelFollowsEveryList() {
        let view = ModelView()
        let subject = PublishSubject<[Section]>()
        let binding = subject.bind(to: view.rx.items(dataSource: animatedDataSource()))
        var generator = SeededGenerator(state: 1)
        for round in 0..<5_000 {
            let list = list(&generator)
            subject.onNext(list)
            guard view.rows == cells(list) else {
                return XCTFail("round \(round): \(view.rows) instead of \(cells(list))")
            }
        }
        // Two: the content and the first list.
        XCTAssertEqual(view.reloads, 2)
        XCTAssertGreaterThan(view.batches, 9_000)
        binding.dispose()
    }

    func testTheScreenFollowsEveryList() {
        let terminal = FakeTerminal(columns: 20, rows: 40)
        let clock = ManualScheduler()
        let view = ListView(terminal: terminal, scheduler: clock)
        view.show()
        let subject = PublishSubject<[Section]>()
        let binding = subject.bind(to: view.rx.items(dataSource: animatedDataSource()))
        var generator = SeededGenerator(state: 2)
        for round in 0..<3_000 {
            let list = list(&generator)
            subject.onNext(list)
            clock.advance()
            let expected = list.filter { !$0.items.isEmpty }.map { $0.items.map(\.description).joined(separator: "\n") }
            guard terminal.shown == expected.joined(separator: "\n\n") else {
                return XCTFail("round \(round): \(terminal.shown)\ninstead of \(expected)")
            }
        }
        binding.dispose()
    }
}
