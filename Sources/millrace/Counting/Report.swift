/// What the counting has to say, in the order in which it happens.
enum Report {
    case malformed(MalformedLine)
    case window(WindowReport)
    case alert(Alert)
    case summary(Summary)
}

struct MalformedLine: Equatable {
    /// Counted from 1.
    let number: Int
    let reason: Malformed
    /// The start of it.
    let text: [UInt8]
}

struct Counts: Equatable {
    var requests = 0
    var bytes = 0
    var clients = 0
    var statuses = StatusCounts()
}

struct WindowReport: Equatable {
    let start: Int
    let counts: Counts
    let top: [TopEntry]
}

enum Alert: Equatable {
    /// Too large a share of a window's answers were 5xx.
    case serverErrors(start: Int, errors: Int, requests: Int)
    /// One client got many 404 answers in a window; said once per client and window.
    case notFound(start: Int, client: [UInt8], hits: Int)
}

/// Where the counting stands between two reports.
struct Standing: Equatable {
    /// The newest window, `nil` where none is open.
    let window: WindowReport?
    let counts: Counts
    let top: [TopEntry]
}

struct Summary: Equatable {
    let counts: Counts
    let malformed: Int
    /// Lines that are part of these counts but came too late for their window.
    let late: Int
    let top: [TopEntry]
}
