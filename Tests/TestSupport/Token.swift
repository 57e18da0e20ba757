/// Calls a closure when it dies.
public final class Token {
    private let action: () -> Void
    public init(_ action: @escaping () -> Void = {}) { self.action = action }
    deinit { action() }
}
