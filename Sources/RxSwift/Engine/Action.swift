/// A closure in a struct, to be kept in an `Optional`.
///
/// An optional closure is stored in another form than the closure itself: putting it in and taking it out allocates a
/// thunk each time, 25 ns and an indirect call. A struct around it is stored as it is.
@usableFromInline
package struct Action {
    @usableFromInline let call: () -> Void

    @inlinable
    package init(_ call: @escaping () -> Void) { self.call = call }
}
