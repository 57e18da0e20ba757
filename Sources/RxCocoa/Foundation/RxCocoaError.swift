/// What can go wrong in RxCocoa. On Linux only `castingError` and `unknown` have an occasion; the rest is there so that
/// code which switches over it compiles.
public enum RxCocoaError: Error, CustomDebugStringConvertible, @unchecked Sendable {
    // Unchecked: what failed is carried for the report, as it was.

    /// Nobody knows.
    case unknown
    /// `object` cannot do what was asked.
    case invalidOperation(object: Any)
    /// `object` is not bound to items yet.
    case itemsNotYetBound(object: Any)
    /// `object` has no property of that name.
    case invalidPropertyName(object: Any, propertyName: String)
    /// What `sourceObject` has under that name does not fit.
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    /// An Objective-C method could not be replaced.
    case errorDuringSwizzling
    /// `object` is not a `targetType`.
    case castingError(object: Any, targetType: Any.Type)

    /// The error in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "an unknown error"
        case .invalidOperation(let object): "invalid operation on \(object)"
        case .itemsNotYetBound(let object): "\(object) is not bound to items yet"
        case .invalidPropertyName(let object, let name): "\(object) has no property `\(name)`"
        case .invalidObjectOnKeyPath(let object, let source, let name):
            "`\(name)` of \(source) is \(object), which does not fit"
        case .errorDuringSwizzling: "a method could not be replaced"
        case .castingError(let object, let type): "\(object) is not a \(type)"
        }
    }
}
