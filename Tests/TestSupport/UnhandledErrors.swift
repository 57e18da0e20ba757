import RxSwift

/// What is told to `Hooks.defaultErrorHandler` while `body` runs.
@discardableResult
public func unhandledErrors(in body: () -> Void) -> [String] {
    let handler = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = handler }
    var errors: [String] = []
    Hooks.defaultErrorHandler = { _, error in errors.append("\(error)") }
    body()
    return errors
}
