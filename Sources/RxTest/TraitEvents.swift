// The names are XCTest's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import RxSwift

extension MaybeEvent: Equatable where Element: Equatable {
    /// Whether both say the same; errors as for `Event`.
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.success(let left), .success(let right)): left == right
        case (.error(let left), .error(let right)): areEqual(left, right)
        case (.completed, .completed): true
        case (.success, _), (.error, _), (.completed, _): false
        }
    }
}

extension CompletableEvent: Equatable {
    /// Whether both say the same; errors as for `Event`.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let left), .error(let right)): areEqual(left, right)
        case (.completed, .completed): true
        case (.error, _), (.completed, _): false
        }
    }
}

/// Asserts that the events are equal, errors included.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #file, line: UInt = #line
) {
    assertEqual(lhs.map { ComparedSingle(event: $0) }, rhs.map { ComparedSingle(event: $0) }, file, line)
}

/// Asserts that the events are equal, errors included.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #file, line: UInt = #line
) {
    assertEqual(lhs, rhs, file, line)
}

/// Asserts that the events are equal, errors included.
public func XCTAssertEqual(
    _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #file, line: UInt = #line
) {
    assertEqual(lhs, rhs, file, line)
}

/// A `SingleEvent` is a `Result`, which is equatable only where its error is.
private struct ComparedSingle<Element: Equatable>: Equatable, CustomDebugStringConvertible {
    let event: SingleEvent<Element>

    var debugDescription: String { "\(event)" }

    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs.event, rhs.event) {
        case (.success(let left), .success(let right)): left == right
        case (.failure(let left), .failure(let right)): areEqual(left, right)
        case (.success, _), (.failure, _): false
        }
    }
}
