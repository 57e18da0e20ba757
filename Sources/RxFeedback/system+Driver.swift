public import RxCocoa
public import RxSwift

extension SharedSequenceConvertibleType where Element == Any, SharingStrategy == DriverSharingStrategy {
    /// What sees the states of a system and answers with events, on the main queue.
    public typealias Feedback<State, Event> = (Driver<State>) -> Signal<Event>

    /// The states of a system on the main queue: `initialState`, then what `reduce` makes of each event that a feedback
    /// sends.
    ///
    ///     events  "---+-+--"
    ///     states  "0--1-2--"
    ///
    /// - Ends: when all feedbacks have completed. When nobody listens any more, all of them and every effect are
    ///   disposed.
    /// - Threads: the main queue. Events are reduced one at a time in the order they came.
    /// - Cost: as `Observable.system`, and two turns on the main queue for each state and feedback.
    @inlinable
    public static func system<State, Event>(
        initialState: State,
        reduce: @escaping (State, Event) -> State,
        feedback: [Feedback<State, Event>]
    ) -> Driver<State> {
        Observable<Any>.system(
            initialState: initialState,
            reduce: reduce,
            scheduler: SharingStrategy.scheduler,
            feedback: feedback.map { feedback in
                { feedback($0.source.asDriver(onErrorDriveWith: .empty())).asObservable() }
            }
        )
        .asDriver(onErrorDriveWith: .empty())
    }

    /// The states of a system on the main queue; see the form that takes an array of feedbacks.
    @inlinable
    public static func system<State, Event>(
        initialState: State,
        reduce: @escaping (State, Event) -> State,
        feedback: Feedback<State, Event>...
    ) -> Driver<State> {
        system(initialState: initialState, reduce: reduce, feedback: feedback)
    }
}
