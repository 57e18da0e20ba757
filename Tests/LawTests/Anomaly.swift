import RxSwift

/// Debug builds warn of what some laws do on purpose.
enum Anomaly {
    nonisolated(unsafe) static var areExpected = false {
        didSet {
            #if DEBUG
                let isSilent = areExpected
                SynchronizationTracker.report.update { $0 = Reporter { if !isSilent { print($0) } } }
            #endif
        }
    }
}
