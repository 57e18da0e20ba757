import RxCocoa
import RxFeedback
import RxSwift
import RxTest
import XCTest

struct TestError: Error, Equatable {}

typealias Feedback<State, Event> = (ObservableSchedulerContext<State>) -> Observable<Event>

/// Runs actions inside `schedule`, on any thread: the scheduler that makes everything as synchronous as it can be.
struct InlineScheduler: ImmediateSchedulerType {
    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
        action(state)
    }
}

/// Virtual time in which scheduling takes none.
func makeScheduler() -> TestScheduler { TestScheduler(initialClock: 0, simulateProcessingDelay: false) }
