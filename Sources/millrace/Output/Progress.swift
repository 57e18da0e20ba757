import Dispatch

/// How far the reading has come.
struct Progress {
    let size: Int?
    private(set) var lines = 0
    private(set) var bytes = 0
    private let started = DispatchTime.now()
    private var now = DispatchTime.now()

    init(size: Int?) {
        self.size = size
    }

    func with(lines: Int, bytes: Int) -> Progress {
        var copy = self
        copy.lines = lines
        copy.bytes = bytes
        copy.now = .now()
        return copy
    }

    /// `1,234,567 lines  2,345,678 lines/s  45 %`
    var text: String {
        let seconds = Double(now.uptimeNanoseconds - started.uptimeNanoseconds) / 1e9
        let rate = seconds > 0 ? Int(Double(lines) / seconds) : 0
        let share = size.map { "  \(min(100, bytes * 100 / $0)) %" } ?? ""
        return "\(grouped(lines)) lines  \(grouped(rate)) lines/s\(share)"
    }
}
