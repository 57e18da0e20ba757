/// What an action does when its turn comes.
///
/// In a struct for the reason that `Action` gives.
@usableFromInline
package struct ActionBody<State> {
    @usableFromInline let call: (State) -> any Disposable

    @inlinable
    package init(_ call: consuming @escaping (State) -> any Disposable) { self.call = call }
}

extension ActionBody where State == Void {
    /// The body with its state. One that has none, as most, is kept as it is: the cast only says that it is so.
    @inlinable
    package init<Given>(_ state: Given, _ action: consuming @escaping (Given) -> any Disposable) {
        if Given.self == Void.self {
            self = unsafeBitCast(ActionBody<Given>(action), to: Self.self)
        } else {
            let action = action
            self.init { action(state) }
        }
    }
}
