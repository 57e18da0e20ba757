/// The lines of one stretch of event time.
final class Window {
    let start: Int
    private(set) var totals: Totals
    /// 404 answers by client.
    private var notFound: HitTable

    init(start: Int) {
        self.start = start
        totals = Totals(limits: Self.limits)
        notFound = HitTable(limits: Self.limits)
    }

    var footprint: Int { totals.footprint + notFound.footprint }

    /// Returns, for a 404 answer, how many its client had so far, else 0.
    func add(_ record: Record, in base: UnsafeRawPointer) -> Int {
        totals.add(record, in: base)
        return record.status == 404 ? notFound.hit(record.client, in: base) : 0
    }

    private static let limits = HitTable.Limits(entries: 12 << 10, keyBytes: 1 << 20)
}
