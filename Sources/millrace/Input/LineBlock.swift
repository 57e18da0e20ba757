import Glibc

/// A few hundred whole lines as they were read, in one piece of memory.
///
/// The pipeline moves blocks, not lines: a thread hop then costs nothing per line, and what is parsed out of a
/// block points into it instead of being copied. The memory is given back, and counted as given back, when the
/// last stage lets go of the block.
final class LineBlock: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    /// How much of the input was read when the block was cut.
    let bytesRead: Int
    /// The block is the head of a single line that is longer than a line may be.
    let isOverlong: Bool
    private let memory: UnsafeMutableRawBufferPointer
    private var budget: BlockBudget?

    /// Owns `memory` from here on; its first `count` bytes are the lines.
    init(memory: UnsafeMutableRawBufferPointer, count: Int, bytesRead: Int, isOverlong: Bool = false) {
        self.memory = memory
        self.bytes = UnsafeRawBufferPointer(rebasing: memory[..<count])
        self.bytesRead = bytesRead
        self.isOverlong = isOverlong
    }

    deinit {
        free(memory.baseAddress)
        budget?.give(memory.count)
    }

    /// Waits until the block fits into `budget`; false when the budget was closed meanwhile.
    func reserve(from budget: BlockBudget) -> Bool {
        guard budget.take(memory.count) else { return false }
        self.budget = budget
        return true
    }
}
