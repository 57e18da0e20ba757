/// A model checker for short programs: tries every order in which the steps of a few threads can happen and every
/// moment at which a store can become visible.
///
/// The memory is that of x86 (TSO): a store waits in its thread's buffer, in order, and reaches memory some time later;
/// a load sees its own thread's buffer first; read-modify-writes and system calls wait until the buffer is empty.
/// A weaker machine may do more than is tried here; there the acquire and release orders of the C code make up for it.
enum Step {
    case store(Int, UInt8)
    case load(Int)
    case compareExchange(Int, expected: UInt8, desired: UInt8)
    case exchange(Int, UInt8)
    case fetchOr(Int, UInt8)
    /// Stores what `loadData` read, plus one: two steps, so that an overlap loses an update.
    case loadData(Int)
    case storeDataPlusOne(Int)
    /// membarrier: empties the buffers of all threads.
    case fenceEverywhere
    /// A lock that was proven by itself: waits until the word is 0 and makes it 1.
    case acquire(Int)
    case release(Int)
    /// futex: sleeps if the word has this value (nil: whatever it has).
    case sleep(Int, ifEqual: UInt8?)
    /// futex: wakes one sleeper, whichever.
    case wake(Int)
    case enter
    case leave
    /// Jumps depending on what the last reading step read.
    case jump(Condition, to: String)
    case label(String)
}

enum Condition {
    case always
    case ifEqual(UInt8)
    case ifNotEqual(UInt8)
    case ifHasBit(UInt8)
    case ifLacksBit(UInt8)

    func holds(for value: UInt8) -> Bool {
        switch self {
        case .always: true
        case .ifEqual(let other): value == other
        case .ifNotEqual(let other): value != other
        case .ifHasBit(let bit): value & bit != 0
        case .ifLacksBit(let bit): value & bit == 0
        }
    }
}

struct Interleaver {
    struct Report {
        var states = 0
        /// The first thing that must not happen, nil when nothing does.
        var violation: String?
    }

    /// Small and flat, since there are a hundred thousand of them.
    private struct World: Hashable {
        /// A byte for each word.
        var memory: UInt64 = 0
        var threads: [Thread]

        subscript(word: Int) -> UInt8 {
            get { UInt8(truncatingIfNeeded: memory >> (8 * word)) }
            set { memory = memory & ~(0xff << (8 * UInt64(word))) | UInt64(newValue) << (8 * UInt64(word)) }
        }
    }

    private struct Thread: Hashable {
        var next: UInt8 = 0
        var read: UInt8 = 0
        var data: UInt8 = 0
        var isInside = false
        /// 0 awake, else 1 + the word it sleeps on.
        var sleepsOn: UInt8 = 0
        var buffer = StoreBuffer()

        func hash(into hasher: inout Hasher) {
            let small = UInt64(next) | UInt64(read) << 8 | UInt64(data) << 16 | UInt64(sleepsOn) << 24
            hasher.combine(small | (isInside ? 1 << 32 : 0) | UInt64(buffer.count) << 40)
            hasher.combine(buffer.entries)
        }
    }

    /// Up to five stores, the oldest in the lowest 12 bits: 4 for the word, 8 for the value. A thread whose buffer is
    /// full waits, as a processor does.
    private struct StoreBuffer: Equatable {
        var entries: UInt64 = 0
        var count: UInt8 = 0
        var isFull: Bool { count == 5 }

        mutating func append(_ word: Int, _ value: UInt8) {
            entries |= (UInt64(word) | UInt64(value) << 4) << (12 * UInt64(count))
            count += 1
        }

        mutating func removeOldest() -> (word: Int, value: UInt8) {
            defer {
                entries >>= 12
                count -= 1
            }
            return self[0]
        }

        func newest(_ word: Int) -> UInt8? {
            for index in (0..<Int(count)).reversed() where self[index].word == word { return self[index].value }
            return nil
        }

        private subscript(index: Int) -> (word: Int, value: UInt8) {
            let entry = entries >> UInt64(12 * index)
            return (Int(entry & 15), UInt8(truncatingIfNeeded: entry >> 4))
        }
    }

    private let programs: [[Step]]
    private let labels: [[String: Int]]
    private let words: Int
    private let wakesWithoutReason: Bool
    private let finalCheck: ([UInt8]) -> String?

    /// - Parameters:
    ///   - wakesWithoutReason: a sleeper may wake by itself, as futexes do. Off where lost wake-ups are looked for,
    ///     since one such wake-up would repair what was lost.
    ///   - finalCheck: what is wrong with the memory when all threads are done.
    init(
        _ programs: [[Step]], words: Int, wakesWithoutReason: Bool = false,
        finalCheck: @escaping ([UInt8]) -> String? = { _ in nil }
    ) {
        self.programs = programs
        self.words = words
        self.wakesWithoutReason = wakesWithoutReason
        self.finalCheck = finalCheck
        labels = programs.map { program in
            var labels: [String: Int] = [:]
            for (index, step) in program.enumerated() {
                if case .label(let name) = step { precondition(labels.updateValue(index, forKey: name) == nil, name) }
            }
            return labels
        }
    }

    /// Visits every state that can be reached. Two things are wrong wherever they appear: two threads inside at once,
    /// and a state from which the end cannot be reached any more (a lost wake-up, a deadlock, an endless loop).
    func explore() -> Report {
        precondition(words <= 8)
        let start = World(threads: programs.indices.map { settled(Thread(), in: $0) })
        var numbers = [start: 0]
        var worlds = [start]
        var predecessors: [[Int32]] = [[]]
        var ends: [Int] = []
        var current = 0
        while current < worlds.count {
            let world = worlds[current]
            if let violation = violation(in: world) { return Report(states: worlds.count, violation: violation) }
            if isDone(world) { ends.append(current) }
            for next in successors(of: world) {
                if let number = numbers[next] {
                    predecessors[number].append(Int32(current))
                } else {
                    numbers[next] = worlds.count
                    worlds.append(next)
                    predecessors.append([Int32(current)])
                }
            }
            current += 1
        }
        return Report(states: worlds.count, violation: stuck(worlds, predecessors, ends))
    }

    private func violation(in world: World) -> String? {
        if world.threads.count(where: \.isInside) > 1 { return "two threads inside at once" }
        return isDone(world) ? finalCheck((0..<words).map { world[$0] }) : nil
    }

    private func stuck(_ worlds: [World], _ predecessors: [[Int32]], _ ends: [Int]) -> String? {
        var reachesEnd = Array(repeating: false, count: worlds.count)
        var open = ends
        for end in ends { reachesEnd[end] = true }
        while let state = open.popLast() {
            for previous in predecessors[state] where !reachesEnd[Int(previous)] {
                reachesEnd[Int(previous)] = true
                open.append(Int(previous))
            }
        }
        guard let index = reachesEnd.firstIndex(of: false) else { return nil }
        let sleepers = worlds[index].threads.indices.filter { worlds[index].threads[$0].sleepsOn != 0 }
        return "the end cannot be reached any more, asleep: \(sleepers)"
    }

    private func isDone(_ world: World) -> Bool {
        world.threads.indices.allSatisfy {
            Int(world.threads[$0].next) == programs[$0].count && world.threads[$0].buffer.count == 0
        }
    }

    private func successors(of world: World) -> [World] {
        var result: [World] = []
        for index in world.threads.indices {
            let thread = world.threads[index]
            if thread.buffer.count > 0 {
                var next = world
                flushOldest(of: index, in: &next)
                result.append(next)
            }
            if thread.sleepsOn != 0 {
                if wakesWithoutReason {
                    var next = world
                    next.threads[index].sleepsOn = 0
                    result.append(next)
                }
            } else if Int(thread.next) < programs[index].count {
                perform(programs[index][Int(thread.next)], by: index, in: world, &result)
            }
        }
        return result
    }

    private func flushOldest(of index: Int, in world: inout World) {
        let (word, value) = world.threads[index].buffer.removeOldest()
        world[word] = value
    }

    private func visible(_ word: Int, to index: Int, in world: World) -> UInt8 {
        world.threads[index].buffer.newest(word) ?? world[word]
    }

    /// Jumps and labels are not steps of their own: they touch nothing that others see.
    private func settled(_ thread: Thread, in program: Int) -> Thread {
        var thread = thread
        while Int(thread.next) < programs[program].count {
            switch programs[program][Int(thread.next)] {
            case .label: thread.next += 1
            case .jump(let condition, let label):
                if condition.holds(for: thread.read) {
                    thread.next = UInt8(labels[program][label]!)
                } else {
                    thread.next += 1
                }
            case .store, .load, .compareExchange, .exchange, .fetchOr, .loadData, .storeDataPlusOne, .fenceEverywhere,
                .acquire, .release, .sleep, .wake, .enter, .leave:
                return thread
            }
        }
        return thread
    }

    /// Appends every world that the step can lead to; none when it has to wait.
    private func perform(_ step: Step, by index: Int, in world: World, _ result: inout [World]) {
        var next = world
        var thread: Thread {
            get { next.threads[index] }
            _modify { yield &next.threads[index] }
        }
        let isBuffered = thread.buffer.count > 0
        switch step {
        case .store(let word, let value):
            if thread.buffer.isFull { return }
            thread.buffer.append(word, value)
        case .load(let word):
            thread.read = visible(word, to: index, in: world)
        case .loadData(let word):
            thread.data = visible(word, to: index, in: world)
        case .storeDataPlusOne(let word):
            if thread.buffer.isFull { return }
            thread.buffer.append(word, thread.data + 1)
        case .compareExchange(let word, let expected, let desired):
            if isBuffered { return }
            thread.read = next[word]
            if next[word] == expected { next[word] = desired }
        case .exchange(let word, let value):
            if isBuffered { return }
            thread.read = next[word]
            next[word] = value
        case .fetchOr(let word, let mask):
            if isBuffered { return }
            thread.read = next[word]
            next[word] |= mask
        case .fenceEverywhere:
            for other in next.threads.indices {
                while next.threads[other].buffer.count > 0 { flushOldest(of: other, in: &next) }
            }
        case .acquire(let word):
            if isBuffered || next[word] != 0 { return }
            next[word] = 1
        case .release(let word):
            if isBuffered { return }
            precondition(next[word] == 1, "released what nobody held")
            next[word] = 0
        case .sleep(let word, let value):
            if isBuffered { return }
            if value == nil || next[word] == value { thread.sleepsOn = UInt8(word + 1) }
        case .wake(let word):
            if isBuffered { return }
            next.threads[index].next += 1
            next.threads[index] = settled(next.threads[index], in: index)
            let sleepers = next.threads.indices.filter { next.threads[$0].sleepsOn == UInt8(word + 1) }
            for sleeper in sleepers {
                var woken = next
                woken.threads[sleeper].sleepsOn = 0
                result.append(woken)
            }
            if sleepers.isEmpty { result.append(next) }
            return
        case .enter:
            thread.isInside = true
        case .leave:
            thread.isInside = false
        case .jump, .label:
            preconditionFailure("not a step")
        }
        thread.next += 1
        thread = settled(thread, in: index)
        result.append(next)
    }
}
