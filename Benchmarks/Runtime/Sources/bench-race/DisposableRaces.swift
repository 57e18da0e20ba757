import Measuring
import RxSwift

final class SetAgainstDispose: Race {
    static let name = "SingleAssignmentDisposable: set against dispose"
    static let threads = 2
    private var single = SingleAssignmentDisposable()
    private var inner = Counted()

    func setUp() {
        single = SingleAssignmentDisposable()
        inner = Counted()
    }

    func run(_ thread: Int) { thread == 0 ? single.setDisposable(inner) : single.dispose() }
    func check() -> String? { wrong([inner]) }
}

final class ReplaceAgainstDispose: Race {
    static let name = "SerialDisposable: replace against dispose"
    static let threads = 2
    private var serial = SerialDisposable()
    private var inners: [Counted] = []

    func setUp() {
        serial = SerialDisposable()
        inners = (0..<4).map { _ in Counted() }
    }

    func run(_ thread: Int) {
        if thread == 1 { return serial.dispose() }
        for inner in inners { serial.disposable = inner }
    }

    func check() -> String? { wrong(inners) }
}

final class CompositeRace: Race {
    static let name = "CompositeDisposable: insert, remove, dispose"
    static let threads = 3
    private var composite = CompositeDisposable()
    private var kept: [Counted] = []
    private var removed: [Counted] = []

    func setUp() {
        composite = CompositeDisposable()
        kept = (0..<4).map { _ in Counted() }
        removed = (0..<4).map { _ in Counted() }
    }

    func run(_ thread: Int) {
        switch thread {
        case 0: for inner in kept { _ = composite.insert(inner) }
        case 1: for inner in removed { if let key = composite.insert(inner) { composite.remove(for: key) } }
        default: composite.dispose()
        }
    }

    func check() -> String? { wrong(kept + removed) }
}

/// A bag cannot be disposed while somebody inserts, for whoever inserts holds it: so two insert, and the last to let go
/// disposes.
final class BagRace: Race {
    static let name = "DisposeBag: insert x 2, the last reference disposes"
    static let threads = 2
    private let bags = UnsafeMutablePointer<DisposeBag?>.allocate(capacity: 2)
    private var inners: [[Counted]] = []

    init() { bags.initialize(repeating: nil, count: 2) }
    deinit { bags.deallocate() }

    func setUp() {
        let bag = DisposeBag()
        bags[0] = bag
        bags[1] = bag
        inners = (0..<2).map { _ in (0..<4).map { _ in Counted() } }
    }

    func run(_ thread: Int) {
        for inner in inners[thread] { bags[thread]?.insert(inner) }
        bags[thread] = nil
    }

    func check() -> String? { wrong(inners[0] + inners[1]) }
}
