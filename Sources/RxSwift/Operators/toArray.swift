/// Emits all elements as one array, when the source completes. What `toArray()` is made of.
@usableFromInline
package struct ToArrayStage<Input>: Stage {
    @usableFromInline package typealias Output = [Input]

    @inlinable
    package init() {}

    @inlinable
    package func makeState() -> [Input] { [] }

    @inlinable
    package func next(_ element: Input, _ sink: some Downstream<[Input], [Input]>) { sink.state.append(element) }

    @inlinable
    package func completed(_ sink: some Downstream<[Input], [Input]>) {
        sink.emit(sink.state)
        sink.complete()
    }
}
