/// The state machine of a subscription: one thread stores sink and subscription and says so, others dispose. Whoever
/// comes second releases them, exactly once, and sees what was stored.
enum SinkDisposerModel {
    private static let state = 0
    private static let sink = 1
    private static let released = 2
    static let words = 3

    private static let disposed: UInt8 = 1
    private static let set: UInt8 = 2

    enum Fault: CaseIterable {
        /// Load and store where fetchOr belongs.
        case looksBeforeWriting
        /// Says that the sink is there before it is.
        case setsBeforeStoring
        /// The second `dispose` does not see that it is the second.
        case disposesTwice
    }

    enum Role { case setter, disposer }

    static func program(_ role: Role, fault: Fault? = nil) -> [Step] {
        let release: [Step] = [
            .load(sink), .jump(.ifEqual(0), to: "out"), .loadData(released), .storeDataPlusOne(released),
        ]
        func raise(_ bit: UInt8) -> [Step] {
            fault == .looksBeforeWriting ? lookAndWrite(bit) : [.fetchOr(state, bit)]
        }
        switch role {
        case .setter:
            let store: [Step] = [.store(sink, 1)]
            let announce = raise(set) + [.jump(.ifLacksBit(disposed), to: "out")] + release + [.label("out")]
            guard fault == .setsBeforeStoring else { return store + announce }
            return raise(set) + store + [.load(state), .jump(.ifLacksBit(disposed), to: "out"), .label("out")]
        case .disposer:
            let first: [Step] = fault == .disposesTwice ? [] : [.jump(.ifHasBit(disposed), to: "out")]
            return raise(disposed) + first + [.jump(.ifLacksBit(set), to: "out")] + release + [.label("out")]
        }
    }

    private static func lookAndWrite(_ bit: UInt8) -> [Step] {
        let both = disposed | set
        return [
            .load(state), .jump(.ifEqual(both ^ bit), to: "both"),
            .store(state, bit), .jump(.always, to: "written"),
            .label("both"), .store(state, both),
            .label("written"),
        ]
    }

    static func check(_ roles: [Role], fault: Fault? = nil) -> Interleaver.Report {
        let isReleased = roles.contains(.setter) && roles.contains(.disposer)
        return Interleaver(roles.map { program($0, fault: fault) }, words: words) { memory in
            memory[released] == (isReleased ? 1 : 0) ? nil : "released \(memory[released]) times"
        }.explore()
    }
}
