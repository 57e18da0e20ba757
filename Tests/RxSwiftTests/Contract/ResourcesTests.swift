#if TRACE_RESOURCES
    import Foundation
    import RxSwift
    import XCTest

    final class ResourcesTests: XCTestCase {
        func testCountsHopsToSerialQueuesOnly() {
            let before = Resources.numberOfSerialDispatchQueueObservables
            let source = PublishSubject<Int>()
            let serial = source.observe(on: SerialDispatchQueueScheduler(qos: .default)).subscribe()
            let main = source.observe(on: MainScheduler.instance).subscribe()
            let concurrent = source.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).subscribe()
            XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, before + 2)

            for subscription in [serial, main, concurrent] { subscription.dispose() }
            XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, before)
        }
    }
#endif
