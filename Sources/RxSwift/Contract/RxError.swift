/// What operators fail with.
public enum RxError: Error {
    /// Something that should not happen.
    case unknown
    /// A subject was used after it was disposed.
    case disposed(object: AnyObject)
    /// A counter went beyond what its type holds.
    case overflow
    /// An index or a count out of range.
    case argumentOutOfRange
    /// A sequence ended without the element that was asked for.
    case noElements
    /// A sequence had more elements than the one that was asked for.
    case moreThanOneElement
    /// An element or the end did not come in time.
    case timeout
}

// `disposed` carries the subject only to name it; nobody calls it through the error.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
    /// The error in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}
