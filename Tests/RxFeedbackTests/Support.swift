import RxCocoa
import RxFeedback
import RxSwift
import RxTest
import XCTest

struct TestError: Error, Equatable {}

typealias Feedback<State, Event> = (ObservableSchedulerContext<State>) -> Observable<Event>

/// Virtual time in which scheduling takes none.
func makeScheduler() -> TestScheduler { TestScheduler(initialClock: 0, simulateProcessingDelay: false) }
