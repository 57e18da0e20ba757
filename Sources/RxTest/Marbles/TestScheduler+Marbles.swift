internal import RxSwift

/// Sequences drawn in characters, one for each tick of the clock:
///
///     -       a tick passes
///     a       an element: what `values` says, or the character itself
///     |       the end
///     #       the error
///     (ab|)   several events in one tick
///     ^       in a hot sequence: the tick of the subscription, 200; without it the first tick is that
///     blank   nothing, to align one diagram with another
extension TestScheduler {
    /// A hot sequence that emits what `marbles` draws; characters stand for what `values` says.
    ///
    /// What stands in the tick of the subscription comes before the subscription.
    public func hot<Element>(
        _ marbles: String, values: [Character: Element], error: any Error = MarbleError()
    ) -> TestableObservable<Element> {
        let alphabet = MarbleAlphabet(values: values, error: error)
        return createHotObservable(alphabet.events(in: marbles, start: Defaults.subscribed))
    }

    /// A hot sequence of strings of one character, each of which stands for itself.
    public func hot(_ marbles: String, error: any Error = MarbleError()) -> TestableObservable<String> {
        let alphabet = MarbleAlphabet(spelling: marbles, error: error)
        return createHotObservable(alphabet.events(in: marbles, start: Defaults.subscribed))
    }

    /// A cold sequence that emits what `marbles` draws to each subscriber; characters stand for what `values` says.
    public func cold<Element>(
        _ marbles: String, values: [Character: Element], error: any Error = MarbleError()
    ) -> TestableObservable<Element> {
        createColdObservable(MarbleAlphabet(values: values, error: error).events(in: marbles, start: 0))
    }

    /// A cold sequence of strings of one character, each of which stands for itself.
    public func cold(_ marbles: String, error: any Error = MarbleError()) -> TestableObservable<String> {
        createColdObservable(MarbleAlphabet(spelling: marbles, error: error).events(in: marbles, start: 0))
    }
}
