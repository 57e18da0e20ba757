import Foundation
import RxCocoa
import RxDataSources
import RxSwift
import TestSupport
import XCTest

/// `view.rx.items(dataSource:)`, and what reload and animated data sources have in common.
final class BindingTests: XCTestCase {
    private let view = RecordingView()
    private let bag = DisposeBag()

    private func reloadDataSource() -> RxSectionedReloadDataSource<SectionModel<String, Int>, String> {
        RxSectionedReloadDataSource(
            configureCell: { dataSource, path, item in
                "\(dataSource[path.sectionIndex].model)\(path.itemIndex)=\(item)"
            },
            titleForHeaderInSection: { dataSource, section in dataSource[section].model.uppercased() })
    }

    private let sections = [SectionModel(model: "a", items: [1, 2]), SectionModel(model: "b", items: [])]

    func testAReloadDataSourceReloadsWithEveryList() {
        let dataSource = reloadDataSource()
        Observable.of(sections, [], sections).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
        let full = #"reload [["a0=1", "a1=2"], []]"#
        XCTAssertEqual(view.log, ["content", full, "reload []", full])
        XCTAssertEqual(dataSource.title(ofSection: 1), "B")
        XCTAssertEqual(dataSource.sectionModels, sections)
    }

    func testDriversAndInfalliblesBindToo() {
        Driver.just(sections).drive(view.rx.items(dataSource: reloadDataSource())).dispose()
        serveMainQueue()
        XCTAssertEqual(view.takeLog().count, 3)
        Infallible.just(sections).bind(to: view.rx.items(dataSource: reloadDataSource())).dispose()
        XCTAssertEqual(view.takeLog().count, 3)
    }

    func testListsFromOtherThreadsArriveOnTheMainOneInOrder() {
        let subject = PublishSubject<[SectionModel<String, Int>]>()
        var threads: [Bool] = []
        let dataSource = RxSectionedReloadDataSource<SectionModel<String, Int>, String>(
            configureCell: { _, _, item in
                threads.append(Thread.isMainThread)
                return "\(item)"
            })
        onAnotherThread { [bag, view] in
            subject.bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
            for number in 1...3 { subject.onNext([SectionModel(model: "", items: [number])]) }
        }
        XCTAssertEqual(view.log, [])
        serveMainQueue()
        XCTAssertEqual(view.log, ["content"] + (1...3).map { #"reload [["\#($0)"]]"# })
        XCTAssertEqual(threads, [true, true, true])
    }

    func testACompletedSequenceLeavesTheListWhereItIs() {
        Observable.just(sections).bind(to: view.rx.items(dataSource: reloadDataSource())).disposed(by: bag)
        serveMainQueue()
        XCTAssertNotNil(view.content)
    }

    func testDisposalTakesTheContentAwayAndDropsWhatWaits() {
        let subject = PublishSubject<[SectionModel<String, Int>]>()
        let binding = subject.bind(to: view.rx.items(dataSource: reloadDataSource()))
        subject.onNext(sections)
        XCTAssertEqual(view.takeLog().count, 2)
        onAnotherThread { subject.onNext([]) }
        binding.dispose()
        XCTAssertEqual(view.takeLog(), ["no content"])
        serveMainQueue()
        XCTAssertEqual(view.log, [])
    }

    func testDisposalOnAnotherThreadTakesTheContentAwayOnTheMainOne() {
        let binding = Observable.just(sections).concat(Observable.never())
            .bind(to: view.rx.items(dataSource: reloadDataSource()))
        onAnotherThread { binding.dispose() }
        XCTAssertNotNil(view.content)
        serveMainQueue()
        XCTAssertNil(view.content)
    }

    func testTheBindingKeepsTheDataSourceAndNotTheView() {
        var mortal: RecordingView? = RecordingView()
        weak let watched = mortal
        let subject = PublishSubject<[SectionModel<String, Int>]>()
        weak var dataSource: RxSectionedReloadDataSource<SectionModel<String, Int>, String>?
        var binding: (any Disposable)?
        do {
            let made = reloadDataSource()
            dataSource = made
            binding = subject.bind(to: mortal!.rx.items(dataSource: made))
        }
        XCTAssertNotNil(dataSource)
        subject.onNext(sections)
        mortal = nil
        XCTAssertNil(watched)
        subject.onNext(sections)
        binding?.dispose()
        binding = nil
        XCTAssertNil(dataSource)
    }

    func testASecondDataSourceIsAMistake() {
        let first = Observable.just(sections).bind(to: view.rx.items(dataSource: reloadDataSource()))
        let second = reloadDataSource()
        let reports = misuses {
            Observable.just(sections).bind(to: view.rx.items(dataSource: second)).disposed(by: bag)
        }
        XCTAssertEqual(reports.count, 1)
        XCTAssertTrue(view.content === second)
        // The first must not take away what is no longer its own.
        first.dispose()
        XCTAssertTrue(view.content === second)
    }

    func testASequenceThatFailsIsAMistake() {
        let reports = misuses {
            Observable.error(RxError.unknown).bind(to: view.rx.items(dataSource: reloadDataSource())).disposed(by: bag)
        }
        XCTAssertEqual(reports.count, 1)
    }

    func testClosuresAreNotChangedOnceBound() {
        let dataSource = reloadDataSource()
        XCTAssertEqual(misuses { dataSource.configureCell = { _, _, _ in "x" } }, [])
        Observable.just(sections).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
        let reports = misuses {
            dataSource.configureCell = { _, _, _ in "y" }
            dataSource.titleForHeaderInSection = { _, _ in nil }
        }
        XCTAssertEqual(reports.count, 2)
        let animated = animatedDataSource()
        animated.view(view, observedEvent: .next([]))
        XCTAssertEqual(misuses { animated.decideViewTransition = { _, _, _ in .reload } }.count, 1)
    }

    func testModels() throws {
        let dataSource = reloadDataSource()
        dataSource.setSections(sections)
        XCTAssertEqual(try dataSource.model(at: IndexPath(indexes: [0, 1])) as? Int, 2)
        for indexes in [[], [0], [0, 2], [1, 0], [2, 0], [-1, 0], [0, 0, 0]] {
            XCTAssertThrowsError(try dataSource.model(at: IndexPath(indexes: indexes)), "\(indexes)")
        }
    }

    func testItemsStayAsTheyWereSet() {
        final class Shelf: SectionModelType {
            var items: [Int]
            init(_ items: [Int]) { self.items = items }
            init(original: Shelf, items: [Int]) { self.items = items }
        }
        let dataSource = RxSectionedReloadDataSource<Shelf, String>(configureCell: { _, _, item in "\(item)" })
        let shelf = Shelf([1, 2])
        Observable.just([shelf]).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
        shelf.items = []
        XCTAssertEqual(view.cells, [["1", "2"]])
        XCTAssertEqual(dataSource.sectionModels.map(\.items), [[1, 2]])
    }

    func testNumbersAndStringsIdentifyThemselves() {
        XCTAssertEqual("a".identity, "a")
        XCTAssertEqual(UInt8(7).identity, 7)
        XCTAssertEqual(0.5.identity, 0.5)
        XCTAssertEqual(AnimatableSectionModel(model: "head", items: [1]).identity, "head")
    }
}
