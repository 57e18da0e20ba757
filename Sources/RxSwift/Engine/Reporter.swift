/// Hears what the library has to say to its user; tests put themselves in its place.
///
/// A struct around the closure: one that is itself the value of something generic is wrapped once more by each use, and
/// an optimised build crashes when it sets a task-local closure (Swift 6.3).
package struct Reporter: Sendable {
    package let tell: @Sendable (_ message: String) -> Void

    package init(_ tell: @escaping @Sendable (_ message: String) -> Void) { self.tell = tell }
}
