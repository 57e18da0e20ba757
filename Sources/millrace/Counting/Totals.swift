/// What is counted of any set of lines: of one window, and of the whole log.
///
/// A struct, so that adding a line is one access that Swift checks for exclusivity, not one for each field.
struct Totals: ~Copyable {
    private(set) var requests = 0
    private(set) var bytes = 0
    private(set) var statuses = StatusCounts()
    private var clients = DistinctCounter()
    private var paths: HitTable

    init(limits: HitTable.Limits = HitTable.Limits()) {
        paths = HitTable(limits: limits)
    }

    var distinctClients: Int { clients.count }
    var footprint: Int { StatusCounts.footprint + clients.footprint + paths.footprint }

    mutating func add(_ record: Record, in base: UnsafeRawPointer) {
        requests += 1
        // A log may claim anything; the sum must not trap.
        let (sum, isTooLarge) = bytes.addingReportingOverflow(record.bytes)
        bytes = isTooLarge ? .max : sum
        statuses.count(record.status)
        clients.insert(record.client.hash)
        _ = paths.hit(record.path, in: base)
    }

    func topPaths(_ count: Int) -> [TopEntry] {
        paths.top(count)
    }

    var snapshot: Counts {
        Counts(requests: requests, bytes: bytes, clients: distinctClients, statuses: statuses)
    }
}
