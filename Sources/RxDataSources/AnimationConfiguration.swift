/// How rows come, change and go. What each of them looks like is up to the view; one that cannot animate ignores it.
public enum RowAnimation: Hashable, Sendable {
    /// Faded in or out.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
    /// At once.
    case none
    /// Growing from or shrinking to the middle.
    case middle
    /// As the view sees fit.
    case automatic
}

/// The animations of an animated data source.
public struct AnimationConfiguration: Hashable, Sendable {
    /// How rows and sections come.
    public let insertAnimation: RowAnimation
    /// How rows and sections change.
    public let reloadAnimation: RowAnimation
    /// How rows and sections go.
    public let deleteAnimation: RowAnimation

    /// Makes a configuration; what is not said is up to the view.
    public init(
        insertAnimation: RowAnimation = .automatic,
        reloadAnimation: RowAnimation = .automatic,
        deleteAnimation: RowAnimation = .automatic
    ) {
        self.insertAnimation = insertAnimation
        self.reloadAnimation = reloadAnimation
        self.deleteAnimation = deleteAnimation
    }
}
