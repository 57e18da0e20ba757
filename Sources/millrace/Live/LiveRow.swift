import RxDataSources

/// A part of the live list.
enum LiveHeading: Hashable, IdentifiableType {
    case progress
    case window
    case log
    case alerts

    var identity: LiveHeading { self }

    var title: String? {
        switch self {
        case .progress: nil
        case .window: "Window"
        case .log: "Log so far"
        case .alerts: "Alerts"
        }
    }
}

/// One row of the live list. It is the same row while its path or alert is the same, whatever the numbers say.
struct LiveRow: Equatable, IdentifiableType {
    enum Identity: Hashable {
        /// The first row of a part.
        case head(LiveHeading)
        /// Paths that are too long are cut off; the occurrence tells apart those that look the same then.
        case path(LiveHeading, [UInt8], occurrence: Int)
        case alert(Int)
    }

    let identity: Identity
    let text: String
}

typealias LiveSection = AnimatableSectionModel<LiveHeading, LiveRow>
