/// Turns reports into what is printed on standard output.
protocol Reporter {
    /// Whole lines, or nothing.
    func text(for report: Report) -> String
}
