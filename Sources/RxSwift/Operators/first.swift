/// Emits the first element, or nil when the source completes without one; then completes. What `first()` is made of.
@usableFromInline
package struct FirstStage<Input>: Stage {
    @usableFromInline package typealias Output = Input?

    @inlinable
    package init() {}

    /// Whether the element came: a nested emission from inside `emit` may come before `complete`.
    @inlinable
    package func makeState() -> Bool { false }

    @inlinable
    package func next(_ element: Input, _ sink: some Downstream<Input?, Bool>) {
        guard !sink.state else { return }
        sink.state = true
        sink.emit(element)
        sink.complete()
    }

    @inlinable
    package func completed(_ sink: some Downstream<Input?, Bool>) {
        if !sink.state { sink.emit(nil) }
        sink.complete()
    }
}
