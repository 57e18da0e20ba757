/// How a view gets from one list to the next.
public enum ViewTransition: Sendable {
    /// Changeset by changeset.
    case animated
    /// By drawing everything anew.
    case reload
}
