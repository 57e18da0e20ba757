/// A use of the library that cannot be right: traps in debug builds, is reported and survived in release builds.
@inline(never)
@usableFromInline
package func misuse(_ message: @autoclosure () -> String) {
    #if DEBUG
        fatalError(message())
    #else
        print(message())
    #endif
}
