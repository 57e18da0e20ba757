import CSupport
import XCTest

private final class Setting: @unchecked Sendable {
    static let alive = Shared(zeroed: AtomicInt.self)

    let number: Int
    let copy: Int

    init(_ number: Int) {
        self.number = number
        copy = number
        _ = AtomicInt.increment(Self.alive.pointer)
    }

    deinit { _ = AtomicInt.decrement(Self.alive.pointer) }
}

extension UnsafeMutablePointer<RcuCell> {
    fileprivate func read() -> Setting? {
        RcuCell.read(self) { _ = Unmanaged<Setting>.fromOpaque($0).retain() }
            .map { Unmanaged<Setting>.fromOpaque($0).takeRetainedValue() }
    }

    fileprivate func replace(with setting: Setting?) -> Setting? {
        RcuCell.replace(self, with: setting.map { Unmanaged.passRetained($0).toOpaque() })
            .map { Unmanaged<Setting>.fromOpaque($0).takeRetainedValue() }
    }

    fileprivate func replaceDeferred(with setting: Setting?) {
        RcuCell.replaceDeferred(self, with: setting.map { Unmanaged.passRetained($0).toOpaque() }) {
            Unmanaged<Setting>.fromOpaque($0).release()
        }
    }
}

final class RcuCellTests: XCTestCase {
    override func tearDown() {
        rcuBarrier()
        XCTAssertEqual(AtomicInt.load(Setting.alive.pointer), 0)
    }

    func testReadGivesWhatWasPutIn() {
        let cell = Shared(zeroed: RcuCell.self)
        defer { cell.free() }
        XCTAssertNil(cell.pointer.read())
        XCTAssertNil(cell.pointer.replace(with: Setting(1)))
        XCTAssertEqual(cell.pointer.read()?.number, 1)
        XCTAssertEqual(cell.pointer.read()?.number, 1)
        XCTAssertEqual(cell.pointer.replace(with: Setting(2))?.number, 1)
        XCTAssertEqual(cell.pointer.read()?.number, 2)
        XCTAssertEqual(cell.pointer.replace(with: nil)?.number, 2)
        XCTAssertNil(cell.pointer.read())
    }

    func testReplaceReleasesAtOnceAndReplaceDeferredByTheBarrier() {
        let cell = Shared(zeroed: RcuCell.self)
        defer { cell.free() }
        _ = cell.pointer.replace(with: Setting(1))
        let kept = cell.pointer.read()
        XCTAssertEqual(kept?.number, 1)
        cell.pointer.replaceDeferred(with: Setting(2))
        XCTAssertEqual(cell.pointer.read()?.number, 2)
        cell.pointer.replaceDeferred(with: Setting(3))
        rcuBarrier()
        XCTAssertEqual(AtomicInt.load(Setting.alive.pointer), 2, "the kept one and the current one")
        _ = cell.pointer.replace(with: nil)
        XCTAssertEqual(AtomicInt.load(Setting.alive.pointer), 1)
        XCTAssertEqual(kept?.copy, 1)
    }

    func testUpdateReplacesOnlyWhatWasRead() {
        let cell = Shared(zeroed: RcuCell.self)
        defer { cell.free() }
        let (first, second) = (Setting(1), Setting(2))
        func raw(_ setting: Setting) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(setting).toOpaque() }
        let release: @convention(c) (UnsafeMutableRawPointer) -> Void = { Unmanaged<Setting>.fromOpaque($0).release() }
        _ = cell.pointer.replace(with: first)
        XCTAssertFalse(RcuCell.update(cell.pointer, from: raw(second), to: raw(second)))
        XCTAssertFalse(RcuCell.updateDeferred(cell.pointer, from: raw(second), to: raw(second), release: release))
        XCTAssertTrue(cell.pointer.read() === first)
        XCTAssertTrue(RcuCell.update(cell.pointer, from: raw(first), to: Unmanaged.passRetained(second).toOpaque()))
        Unmanaged.passUnretained(first).release()
        XCTAssertTrue(cell.pointer.read() === second)
        XCTAssertTrue(RcuCell.updateDeferred(cell.pointer, from: raw(second), to: nil, release: release))
        XCTAssertNil(cell.pointer.read())
    }

    /// Readers check that what they hold is whole and not older than what they saw before.
    func testReadersAgainstReplacers() {
        let cell = Shared(zeroed: RcuCell.self)
        let finished = Shared(zeroed: AtomicInt.self)
        let replacements = Scale.rounds(50_000)
        _ = cell.pointer.replace(with: Setting(0))
        race(threads: 4) { thread in
            if thread == 0 {
                for number in 1...replacements {
                    if number % 8 == 0 {
                        _ = cell.pointer.replace(with: Setting(number))
                    } else {
                        cell.pointer.replaceDeferred(with: Setting(number))
                    }
                }
                AtomicInt.store(finished.pointer, 1)
                return
            }
            var last = 0
            while !AtomicInt.isFlagSet(finished.pointer, 1) {
                assertNoReadSection()
                guard let setting = cell.pointer.read() else { fatalError("empty") }
                guard setting.number == setting.copy, setting.number >= last else { fatalError("\(setting.number)") }
                last = setting.number
            }
        }
        XCTAssertEqual(cell.pointer.replace(with: nil)?.number, replacements)
        cell.free()
        finished.free()
    }

    /// Dispatch's threads come and go; liburcu registers each at its first read.
    func testReadsOnDispatchWorkers() {
        let cell = Shared(zeroed: RcuCell.self)
        _ = cell.pointer.replace(with: Setting(7))
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            if cell.pointer.read()?.number != 7 { fatalError() }
        }
        _ = cell.pointer.replace(with: nil)
        cell.free()
    }
}
