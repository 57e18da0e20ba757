extension ObservableType {
    /// Emits the only element of the source; fails if there is another or none.
    ///
    ///     "-a---|"   single()  "-a---|"
    ///     "-a-b-|"   single()  "-a-#"
    ///     "-----|"   single()  "-----#"
    ///
    /// - Ends: with the source, or at the second element.
    /// - Threads: emits on the source's thread, the element as soon as it arrives; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: `RxError.moreThanOneElement`, `RxError.noElements`.
    @inlinable
    public func single() -> Observable<Element> {
        single { _ in true }
    }

    /// Emits the only element that `predicate` holds for; fails if there is another or none.
    ///
    ///     "-1-2-3-|"  single(isEven)  "---2---|"
    ///
    /// - Ends: with the source, or at the second such element.
    /// - Threads: emits on the source's thread, the element as soon as it arrives; takes no lock.
    /// - Cost: one sink per subscription, nothing per element.
    /// - Errors: `RxError.moreThanOneElement`, `RxError.noElements`; what `predicate` throws ends the sequence.
    @inlinable
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        staged(SingleStage(predicate: predicate))
    }
}

@usableFromInline
struct SingleStage<Input>: Stage {
    @usableFromInline typealias Output = Input
    @usableFromInline let predicate: (Input) throws -> Bool

    @inlinable
    init(predicate: @escaping (Input) throws -> Bool) { self.predicate = predicate }

    /// Whether the element came.
    @inlinable
    func makeState() -> Bool { false }

    @inlinable
    func next(_ element: Input, _ sink: some Downstream<Input, Bool>) throws {
        guard try predicate(element) else { return }
        if sink.state { return sink.fail(RxError.moreThanOneElement) }
        sink.state = true
        sink.emit(element)
    }

    @inlinable
    func completed(_ sink: some Downstream<Input, Bool>) {
        if sink.state { sink.complete() } else { sink.fail(RxError.noElements) }
    }
}
