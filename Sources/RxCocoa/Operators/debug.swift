public import RxSwift

extension SharedSequenceConvertibleType {
    /// Emits what this sequence emits, and prints each event, the subscription and its disposal.
    ///
    ///     "-a-|"  debug()  "-a-|"
    ///
    /// - Ends: with this sequence.
    /// - Threads: the strategy's scheduler.
    /// - Cost: one `share`, and the printing.
    @inlinable
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false,
        file: String = #file, line: UInt = #line, function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }
}
