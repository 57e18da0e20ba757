import RxDataSources
import RxSwift
import TestSupport
import XCTest

/// The rules by which an animated data source leads its view from list to list.
final class AnimatedDataSourceTests: XCTestCase {
    private let view = RecordingView()
    private let bag = DisposeBag()
    private let before = [section(1, items: 1, 2), section(2, items: 3)]
    /// Three changesets away: item 2 goes, section 2 moves up and section 3 comes, item 4 comes.
    private let after = [section(2, items: 4, 3), section(3, items: 5), section(1, items: 1)]

    private func bind(
        _ dataSource: RxSectionedAnimatedDataSource<Section, String>, to lists: [Section]...
    ) -> PublishSubject<[Section]> {
        let subject = PublishSubject<[Section]>()
        subject.bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
        for list in lists { subject.onNext(list) }
        _ = view.takeLog()
        return subject
    }

    func testTheFirstListIsAReload() {
        let dataSource = animatedDataSource { _, _, _ in
            XCTFail("nothing to decide")
            return .animated
        }
        Observable.just(before).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
        XCTAssertEqual(view.log, ["content", #"reload [["1.0", "2.0"], ["3.0"]]"#])
    }

    func testEachChangesetIsABatchThatEndsWithItsSections() {
        let subject = bind(animatedDataSource(), to: before)
        subject.onNext(after)
        XCTAssertEqual(
            view.log,
            [
                #"begin [["1.0", "2.0"], ["3.0"]]"#,
                "delete [(0, 1)]",
                #"end [["1.0"], ["3.0"]]"#,
                #"begin [["1.0"], ["3.0"]]"#,
                "insert [1]",
                "move 1 to 0",
                #"end [["3.0"], ["5.0"], ["1.0"]]"#,
                #"begin [["3.0"], ["5.0"], ["1.0"]]"#,
                "insert [(0, 0)]",
                #"end [["4.0", "3.0"], ["5.0"], ["1.0"]]"#,
            ])
    }

    func testAViewThatIsNotShownReloads() {
        let subject = bind(
            animatedDataSource { _, _, _ in
                XCTFail("nothing to decide")
                return .animated
            }, to: before)
        view.isShown = false
        subject.onNext(after)
        XCTAssertEqual(view.log, [#"reload [["4.0", "3.0"], ["5.0"], ["1.0"]]"#])
    }

    func testAViewThatIsShownAgainIsToldTheDifferences() {
        let subject = bind(animatedDataSource(), to: before)
        view.isShown = false
        subject.onNext([section(1, items: 1)])
        view.isShown = true
        _ = view.takeLog()
        subject.onNext([section(1, items: 1, 2)])
        XCTAssertEqual(view.log, [#"begin [["1.0"]]"#, "insert [(0, 1)]", #"end [["1.0", "2.0"]]"#])
    }

    func testWhoDecidesForAReloadGetsOne() {
        var asked: [(shown: [Section], changesets: Int, isView: Bool)] = []
        let view = view
        let dataSource = animatedDataSource { dataSource, asking, changesets in
            asked.append((dataSource.sectionModels, changesets.count, asking === view))
            return .reload
        }
        let subject = bind(dataSource, to: before)
        subject.onNext(after)
        XCTAssertEqual(view.log, [#"reload [["4.0", "3.0"], ["5.0"], ["1.0"]]"#])
        XCTAssertEqual(asked.map(\.shown), [before])
        XCTAssertEqual(asked.map(\.changesets), [3])
        XCTAssertEqual(asked.map(\.isView), [true])
    }

    func testListsThatCannotBeComparedReloadAndSayWhy() {
        let subject = bind(animatedDataSource(), to: before)
        let twice = [section(1, items: 1, 7, 7)]
        let reports = unhandledErrors { subject.onNext(twice) }
        XCTAssertEqual(reports.count, 1)
        XCTAssertTrue(reports[0].contains("Two items have the identity of 7.0"), reports[0])
        XCTAssertEqual(view.takeLog(), [#"reload [["1.0", "7.0", "7.0"]]"#])
        // The old list is the bad one now.
        XCTAssertEqual(unhandledErrors { subject.onNext(before) }.count, 1)
        XCTAssertEqual(view.takeLog(), [#"reload [["1.0", "2.0"], ["3.0"]]"#])
        XCTAssertEqual(unhandledErrors { subject.onNext([section(1, items: 1)]) }, [])
        XCTAssertEqual(view.log.first, #"begin [["1.0", "2.0"], ["3.0"]]"#)
    }

    func testAnInitialiserThatDoesNotKeepTheItemsIsReported() {
        let dataSource = RxSectionedAnimatedDataSource<ForgetfulSection, String>(
            configureCell: { _, _, item in "\(item)" })
        let lists = [1, 2].map { [ForgetfulSection(1, [Item(identity: 0), Item(identity: $0)])] }
        Observable.just(lists[0]).concat(Observable.never())
            .bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
        let reports = unhandledErrors { dataSource.view(view, observedEvent: .next(lists[1])) }
        XCTAssertEqual(reports.count, 1)
        XCTAssertTrue(reports.first?.contains("init(original:items:)") == true, "\(reports)")
        XCTAssertEqual(view.log.last, #"reload [["0.0", "2.0"]]"#)
    }

    func testEqualListsTellTheViewNothing() {
        let subject = bind(animatedDataSource(), to: before)
        subject.onNext(before)
        XCTAssertEqual(view.log, [])
    }

    func testAListThatDiffersOnlyWhereEqualityDoesNotLookIsSetAllTheSame() {
        struct Noted: IdentifiableType, Equatable {
            let identity: Int
            let note: String
            static func == (left: Noted, right: Noted) -> Bool { left.identity == right.identity }
        }
        let dataSource = RxSectionedAnimatedDataSource<AnimatableSectionModel<Int, Noted>, String>(
            configureCell: { _, _, item in item.note })
        for note in ["old", "new"] {
            let list = [AnimatableSectionModel(model: 0, items: [Noted(identity: 1, note: note)])]
            dataSource.view(view, observedEvent: .next(list))
        }
        XCTAssertEqual(view.log, ["reload []"])
        XCTAssertEqual(dataSource[0].items.map(\.note), ["new"])
    }

    func testTheAnimationsReachTheView() {
        let animations = AnimationConfiguration(insertAnimation: .top, reloadAnimation: .fade, deleteAnimation: .left)
        let subject = bind(animatedDataSource(animations), to: before)
        subject.onNext([section(1, [Item(identity: 1, version: 1)]), section(4, items: 8)])
        subject.onNext([section(1, items: 9), section(4, items: 8)])
        let edits = view.log.filter { !$0.hasPrefix("begin") && !$0.hasPrefix("end") }
        XCTAssertEqual(
            edits,
            [
                "delete [1] left", "delete [(0, 1)] left", "reload [(0, 0)] fade", "insert [1] top",
                "delete [(0, 0)] left", "insert [(0, 0)] top",
            ])
    }

    func testAListFromWithinABatchComesAfterIt() {
        let subject = bind(animatedDataSource(), to: before)
        var again = [after]
        view.onBatch = { if let list = again.popLast() { subject.onNext(list) } }
        subject.onNext([section(1, items: 1)])
        serveMainQueue()
        XCTAssertEqual(view.cells, [["4.0", "3.0"], ["5.0"], ["1.0"]])
        let depths = view.log.reduce(into: [0]) { depths, line in
            if line.hasPrefix("begin") { depths.append(depths.last! + 1) }
            if line.hasPrefix("end") { depths.append(depths.last! - 1) }
        }
        XCTAssertEqual(depths.max(), 1, "\(view.log)")
    }
}
