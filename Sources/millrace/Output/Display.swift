import Dispatch
import RxSwift

/// Where an analysis shows what it finds. Told on the counting scheduler, but for `wait(for:)`.
protocol Display: AnyObject {
    /// Shows how the counting comes on, as long as somebody is subscribed; fails when it cannot.
    ///
    /// To be subscribed to on the main thread, before the counting begins.
    func follow(_ progress: Observable<Progress>, of counter: LogCounter, on counting: any SchedulerType)
        -> Observable<Never>

    /// Prints reports, or keeps them for when there is room.
    func print(_ reports: [Report]) throws

    /// Takes away what is not to stay on the terminal.
    func clear()

    /// Parks the main thread.
    func wait(for end: DispatchSemaphore)
}
