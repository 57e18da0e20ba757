/// What the counting needs to know of a line. Plain numbers: making one allocates nothing.
struct Record {
    /// Seconds since 1970 in UTC.
    var time: Int
    /// 0 where the log has `-`.
    var bytes: Int
    var status: Int
    var client: HashedSlice
    var path: HashedSlice
}

/// Some bytes of the block a record was parsed from, and their hash, so that the counting stage need not read
/// them again unless they meet an equal hash.
struct HashedSlice {
    var hash: UInt64
    var start: UInt32
    var count: UInt32
}

/// Why a line cannot be counted.
enum Malformed: Error, Equatable {
    case empty
    case overlong
    case client
    case user
    case date
    case request
    case status
    case bytes
    case referer
    case agent

    var reason: String {
        switch self {
        case .empty: "empty line"
        case .overlong: "line too long"
        case .client: "no client"
        case .user: "identity or user missing"
        case .date: "no valid date"
        case .request: "request not in quotes"
        case .status: "no valid status"
        case .bytes: "no valid size"
        case .referer: "referer not in quotes"
        case .agent: "user agent not in quotes"
        }
    }
}

/// A block, what could be read of it, and where it could not.
struct ParsedBlock {
    /// A malformed line that may be shown.
    struct Sample {
        /// Counted from 0 within the block.
        let line: Int
        let start: Int
        let count: Int
        let reason: Malformed
    }

    static let samplesKept = 3

    let block: LineBlock
    var records: [Record] = []
    var malformed = 0
    var samples: [Sample] = []

    var lines: Int { records.count + malformed }

    mutating func note(_ reason: Malformed, start: Int, count: Int) {
        if samples.count < Self.samplesKept {
            samples.append(Sample(line: lines, start: start, count: count, reason: reason))
        }
        malformed += 1
    }
}
