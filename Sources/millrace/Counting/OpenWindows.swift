/// The windows that still take lines, by event time.
///
/// A window closes when the watermark has passed its end by the tolerance. A line that comes later than that is late:
/// it belongs to no window any more (a window is printed once). When the open windows hold too much memory, because
/// they are short, or the log's times are far apart, the oldest closes early.
struct OpenWindows {
    private let width: Int
    private let tolerance: Int
    private let memoryLimit: Int
    /// In the order of their starts.
    private var windows: [Window] = []
    private var current: Window?
    private var watermark = Watermark()
    private var closedBefore = Int.min
    private var linesUntilCheck = linesBetweenChecks

    init(width: Int, tolerance: Int, memoryLimit: Int = 16 << 20) {
        self.width = width
        self.tolerance = tolerance
        self.memoryLimit = memoryLimit
    }

    /// The window a line of that time belongs in, `nil` when it comes too late.
    mutating func window(for time: Int) -> Window? {
        watermark.advance(to: time)
        linesUntilCheck -= 1
        if let current, time >= current.start, time - current.start < width { return current }
        let start = floorDivide(time, width) * width
        guard start + width > closedBefore, !isDue(start) else { return nil }
        current = find(start) ?? open(start)
        return current
    }

    /// Takes out the windows that are over, oldest first. To be called after each line.
    mutating func closeDue() -> [Window] {
        if let oldest = windows.first, isDue(oldest.start) {
            return closeFirst(windows.partitioningIndex { !isDue($0.start) })
        }
        return linesUntilCheck > 0 ? [] : closeLarge()
    }

    mutating func closeAll() -> [Window] {
        closeFirst(windows.count)
    }

    /// The newest window the watermark has come to; one that is further ahead stems from a broken clock, most likely.
    var newest: Window? {
        windows.last { window in watermark.time.map { window.start <= $0 } ?? true }
    }

    private func isDue(_ start: Int) -> Bool {
        guard let time = watermark.time else { return false }
        return start + width + tolerance <= time
    }

    private func find(_ start: Int) -> Window? {
        let index = windows.partitioningIndex { $0.start >= start }
        return index < windows.count && windows[index].start == start ? windows[index] : nil
    }

    private mutating func open(_ start: Int) -> Window {
        let window = Window(start: start)
        windows.insert(window, at: windows.partitioningIndex { $0.start >= start })
        linesUntilCheck = 0
        return window
    }

    private mutating func closeLarge() -> [Window] {
        linesUntilCheck = linesBetweenChecks
        var footprint = windows.reduce(0) { $0 + $1.footprint }
        var excess = 0
        while footprint > memoryLimit, excess < windows.count - 1 {
            footprint -= windows[excess].footprint
            excess += 1
        }
        return closeFirst(excess)
    }

    private mutating func closeFirst(_ count: Int) -> [Window] {
        guard count > 0 else { return [] }
        let closed = Array(windows.prefix(count))
        windows.removeFirst(count)
        let end = closed[count - 1].start + width
        closedBefore = max(closedBefore, end)
        if let current, current.start < end { self.current = nil }
        return closed
    }
}

/// Summing up the memory of all windows is too slow to do it for every line.
private let linesBetweenChecks = 4_096

extension Array {
    /// The first index from which on `isAfter` holds, by halving.
    func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
