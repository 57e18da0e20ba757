/// A level of `Unwinder`, for a class whose fields may be the last to hold a long chain: keeps the stack flat when that
/// dies.
///
/// The last field of the class. Fields are released in the order of their declaration, after the body of `deinit`: so
/// what `begin` enters is left when all others have been released.
@usableFromInline
package struct Descent: ~Copyable {
    private var isDown = false

    @usableFromInline
    package init() {}

    /// For `deinit`. False at the deepest level: then the fields are to be put aside, so that their release is not the
    /// last.
    @usableFromInline
    package mutating func begin() -> Bool {
        isDown = Unwinder.enter()
        return isDown
    }

    deinit {
        if isDown { Unwinder.leave() }
    }
}
