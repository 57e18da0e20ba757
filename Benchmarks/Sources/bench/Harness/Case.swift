/// One thing to measure.
struct Case {
    let name: String
    /// What one operation is.
    let operation: String
    /// How many operations one call of `body` makes.
    let operations: Int
    /// What upstream takes for one, in ns; nil where it was not measured.
    var upstream: Double?
    /// What we allow ourselves, in Y; nil where there is no target.
    var target: Double?
    /// What `body` must return.
    let expected: Int
    /// Whether other threads take part: then it allocates as the scheduling has it.
    let isRacing: Bool
    let body: () -> Int

    init(
        _ name: String, _ operation: String, _ operations: Int, upstream: Double? = nil, target: Double? = nil,
        expected: Int, isRacing: Bool = false, body: @escaping () -> Int
    ) {
        self.name = name
        self.operation = operation
        self.operations = operations
        self.upstream = upstream
        self.target = target
        self.expected = expected
        self.isRacing = isRacing
        self.body = body
    }
}

/// A number that closures add to. Memory of its own, so that no exclusivity check of a captured variable is measured.
typealias Sum = UnsafeMutablePointer<Int>

func withSum(_ body: (Sum) -> Void) -> Int {
    let sum = Sum.allocate(capacity: 1)
    sum.pointee = 0
    defer { sum.deallocate() }
    body(sum)
    return sum.pointee
}
