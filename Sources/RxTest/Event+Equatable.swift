internal import Foundation
public import RxSwift

extension Event: Equatable where Element: Equatable {
    /// Whether both say the same. Errors are the same when domain, code and description are: what `Error` alone lets
    /// anybody compare.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let left), .next(let right)): left == right
        case (.error(let left), .error(let right)): areEqual(left, right)
        case (.completed, .completed): true
        case (.next, _), (.error, _), (.completed, _): false
        }
    }
}

func areEqual(_ left: any Error, _ right: any Error) -> Bool {
    let (leftError, rightError) = (left as NSError, right as NSError)
    return leftError.domain == rightError.domain && leftError.code == rightError.code && "\(left)" == "\(right)"
}
