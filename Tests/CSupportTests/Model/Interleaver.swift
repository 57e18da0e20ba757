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

    private struct World: Hashable {
        var memory: [UInt8]
        var threads: [Thread]
    }

    private struct Thread: Hashable {
        var next: UInt8 = 0
        var read: UInt8 = 0
        var data: UInt8 = 0
        var isInside = false
        /// 0 awake, else 1 + the word it sleeps on.
        var sleepsOn: UInt8 = 0
        /// Address and value, the oldest first.
        var buffer: [UInt8] = []
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
        let start = World(
            memory: Array(repeating: 0, count: words), threads: programs.indices.map { settled(Thread(), in: $0) })
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
        return isDone(world) ? finalCheck(world.memory) : nil
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
            Int(world.threads[$0].next) == programs[$0].count && world.threads[$0].buffer.isEmpty
        }
    }

    private func successors(of world: World) -> [World] {
        var result: [World] = []
        for index in world.threads.indices {
            let thread = world.threads[index]
            if !thread.buffer.isEmpty {
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
        let buffer = world.threads[index].buffer
        world.memory[Int(buffer[0])] = buffer[1]
        world.threads[index].buffer.removeFirst(2)
    }

    private func visible(_ word: Int, to index: Int, in world: World) -> UInt8 {
        let buffer = world.threads[index].buffer
        for entry in stride(from: buffer.count - 2, through: 0, by: -2) where Int(buffer[entry]) == word {
            return buffer[entry + 1]
        }
        return world.memory[word]
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
        let isBuffered = !thread.buffer.isEmpty
        switch step {
        case .store(let word, let value):
            thread.buffer += [UInt8(word), value]
        case .load(let word):
            thread.read = visible(word, to: index, in: world)
        case .loadData(let word):
            thread.data = visible(word, to: index, in: world)
        case .storeDataPlusOne(let word):
            thread.buffer += [UInt8(word), thread.data + 1]
        case .compareExchange(let word, let expected, let desired):
            if isBuffered { return }
            thread.read = next.memory[word]
            if next.memory[word] == expected { next.memory[word] = desired }
        case .exchange(let word, let value):
            if isBuffered { return }
            thread.read = next.memory[word]
            next.memory[word] = value
        case .fetchOr(let word, let mask):
            if isBuffered { return }
            thread.read = next.memory[word]
            next.memory[word] |= mask
        case .fenceEverywhere:
            for other in next.threads.indices {
                while !next.threads[other].buffer.isEmpty { flushOldest(of: other, in: &next) }
            }
        case .acquire(let word):
            if isBuffered || next.memory[word] != 0 { return }
            next.memory[word] = 1
        case .release(let word):
            if isBuffered { return }
            precondition(next.memory[word] == 1, "released what nobody held")
            next.memory[word] = 0
        case .sleep(let word, let value):
            if isBuffered { return }
            if value == nil || next.memory[word] == value { thread.sleepsOn = UInt8(word + 1) }
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
