import CSupport
import Measuring

/// The states of a subscription as SinkDisposer has them: whoever comes second releases, exactly once.
class DisposerRace {
    private let state = onItsOwnLines(AtomicInt.self)
    private let sink = onItsOwnLines(Int.self)
    private let released = onItsOwnLines(AtomicInt.self)
    private let emptyHanded = onItsOwnLines(AtomicInt.self)

    required init() {}

    func setUp() {
        AtomicInt.store(state, 0)
        AtomicInt.store(released, 0)
        AtomicInt.store(emptyHanded, 0)
        sink.pointee = 0
    }

    func set() {
        sink.pointee = 1
        if AtomicInt.fetchOr(state, 2) & 1 != 0 { release() }
    }

    func dispose() {
        let old = AtomicInt.fetchOr(state, 1)
        if old & 1 == 0, old & 2 != 0 { release() }
    }

    private func release() {
        if sink.pointee == 0 { _ = AtomicInt.increment(emptyHanded) }
        sink.pointee = 0
        _ = AtomicInt.increment(released)
    }

    func check() -> String? {
        if AtomicInt.load(emptyHanded) != 0 { return "released before it was stored" }
        let count = AtomicInt.load(released)
        return count == 1 ? nil : "released \(count) times"
    }
}

final class DisposeAgainstDispose: DisposerRace, Race {
    static let name = "dispose x 2"
    static let threads = 2
    override func setUp() {
        super.setUp()
        set()
    }
    func run(_ thread: Int) { dispose() }
}

final class FourDispose: DisposerRace, Race {
    static let name = "dispose x 4"
    static let threads = 4
    override func setUp() {
        super.setUp()
        set()
    }
    func run(_ thread: Int) { dispose() }
}

final class DisposeAgainstSet: DisposerRace, Race {
    static let name = "dispose against set"
    static let threads = 2
    func run(_ thread: Int) { thread == 0 ? set() : dispose() }
}

final class DisposeTwiceAgainstSet: DisposerRace, Race {
    static let name = "dispose x 2 against set"
    static let threads = 3
    func run(_ thread: Int) { thread == 0 ? set() : dispose() }
}

/// The bias of a fresh lock is taken away while its owner goes in and out.
final class TakeBias: Race {
    static let name = "owner against the one who takes the bias"
    static let threads = 2
    private let lock = onItsOwnLines(BiasedLock.self)
    private let counter = onItsOwnLines(Int.self)

    func setUp() {
        lock.pointee = BiasedLock()
        counter.pointee = 0
        for _ in 0..<2 { enter() }
    }

    func run(_ thread: Int) { for _ in 0..<4 { enter() } }

    private func enter() {
        let bias = BiasedLock.lockAdopting(lock, by: threadSelf())
        counter.pointee += 1
        BiasedLock.unlock(lock, bias)
    }

    func check() -> String? { counter.pointee == 10 ? nil : "\(counter.pointee) of 10 sections counted" }
}

final class Contend: Race {
    static let name = "SpinLock, 4 threads x 50 sections"
    static let threads = 4
    private let lock = onItsOwnLines(SpinLock.self)
    private let counter = onItsOwnLines(Int.self)

    func setUp() { counter.pointee = 0 }

    func run(_ thread: Int) {
        for _ in 0..<50 {
            SpinLock.lock(lock)
            counter.pointee += 1
            SpinLock.unlock(lock)
        }
    }

    func check() -> String? { counter.pointee == 200 ? nil : "\(counter.pointee) of 200 sections counted" }
}

/// Two producers against a consumer that takes while they put.
final class PutAgainstTake: Race {
    static let name = "MpscQueue, put x 2 against take"
    static let threads = 3
    private let queue = onItsOwnLines(MpscQueue.self)
    private let nodes = UnsafeMutablePointer<MpscNode>.allocate(capacity: 8)
    private var taken: [Int] = []

    func setUp() {
        MpscQueue.initialize(queue)
        taken.removeAll(keepingCapacity: true)
    }

    func run(_ thread: Int) {
        guard thread == 0 else {
            for number in 0..<4 { _ = MpscQueue.enqueue(queue, nodes + (thread - 1) * 4 + number) }
            return
        }
        while taken.count < 8 {
            if let node = MpscQueue.dequeue(queue) { taken.append(node - nodes) }
        }
    }

    func check() -> String? {
        let inOrder = taken.filter { $0 < 4 } == [0, 1, 2, 3] && taken.filter { $0 >= 4 } == [4, 5, 6, 7]
        return inOrder && MpscQueue.isEmpty(queue) ? nil : "taken \(taken)"
    }
}

/// A token that comes when the deadline does is taken or kept.
final class TokenAgainstDeadline: Race {
    static let name = "Parker, token against deadline"
    static let threads = 2
    private let parker = onItsOwnLines(Parker.self)
    private var tokens = 0

    func setUp() { tokens = 0 }

    func run(_ thread: Int) {
        if thread == 1 { return Parker.unpark(parker) }
        if Parker.park(parker, until: monotonicNow() + 200) { tokens += 1 }
    }

    func check() -> String? {
        if Parker.park(parker, until: 0) { tokens += 1 }
        return tokens == 1 ? nil : "\(tokens) tokens"
    }
}

/// A reader holds a whole object whatever is replaced and released meanwhile.
final class ReadAgainstReplace: Race {
    final class Setting: Sendable {
        let value: Int
        init(_ value: Int) { self.value = value }
    }

    static let name = "RcuCell, read x 2 against replace"
    static let threads = 3
    private let cell = onItsOwnLines(RcuCell.self)
    private let wrong = onItsOwnLines(AtomicInt.self)
    private var round = 0

    func setUp() {
        round += 1
        if round == 1 { replace() }
    }

    func run(_ thread: Int) {
        if thread == 0 { return replace() }
        for _ in 0..<8 {
            let raw = RcuCell.read(cell) { _ = Unmanaged<Setting>.fromOpaque($0).retain() }
            let setting = Unmanaged<Setting>.fromOpaque(raw!).takeRetainedValue()
            if setting.value < round - 1 || setting.value > round { AtomicInt.store(wrong, 1) }
        }
    }

    private func replace() {
        let raw = RcuCell.replace(cell, with: Unmanaged.passRetained(Setting(round)).toOpaque())
        if let raw { Unmanaged<Setting>.fromOpaque(raw).release() }
    }

    func check() -> String? { AtomicInt.load(wrong) == 0 ? nil : "a reader saw another round's object" }
}
