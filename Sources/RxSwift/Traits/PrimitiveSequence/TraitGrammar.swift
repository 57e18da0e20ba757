/// What a trait makes of its source: the element is the answer, or the end when there was none.
@usableFromInline
protocol TraitGrammar<Element, Event> {
    associatedtype Element
    /// What the trait's observers hear, once.
    associatedtype Event

    /// What the trait is called in a report.
    static var name: String { get }
    static func answer(_ element: Element) -> Event
    static func answer(end error: (any Error)?) -> Event
}

@usableFromInline
enum SingleGrammar<Element>: TraitGrammar {
    @inlinable static var name: String { "Single" }

    @inlinable
    static func answer(_ element: Element) -> SingleEvent<Element> { .success(element) }

    @inlinable
    static func answer(end error: (any Error)?) -> SingleEvent<Element> {
        if error == nil { misuse("\(name): its source completed without an element") }
        return .failure(error ?? RxError.noElements)
    }
}

@usableFromInline
enum MaybeGrammar<Element>: TraitGrammar {
    @inlinable static var name: String { "Maybe" }

    @inlinable
    static func answer(_ element: Element) -> MaybeEvent<Element> { .success(element) }

    @inlinable
    static func answer(end error: (any Error)?) -> MaybeEvent<Element> { error.map { .error($0) } ?? .completed }
}

@usableFromInline
enum CompletableGrammar: TraitGrammar {
    @inlinable static var name: String { "Completable" }

    @inlinable
    static func answer(_ element: Never) -> CompletableEvent {}

    @inlinable
    static func answer(end error: (any Error)?) -> CompletableEvent { error.map { .error($0) } ?? .completed }
}
