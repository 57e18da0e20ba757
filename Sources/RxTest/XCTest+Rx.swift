// The names are XCTest's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import RxSwift
internal import XCTest

/// Asserts that the events are equal, errors included.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #file, line: UInt = #line
) {
    assertEqual(lhs, rhs, file, line)
}

/// Asserts that the same was recorded at the same times.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #file,
    line: UInt = #line
) {
    assertEqual(lhs, rhs, file, line)
}

/// Asserts that the same was recorded at the same times.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>], file: StaticString = #file,
    line: UInt = #line
) {
    assertEqual(lhs, rhs, file, line)
}

/// Asserts that `elements`, and nothing else but the end, were recorded. Their times do not matter.
public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #file, line: UInt = #line
) {
    if let error = stream.lazy.compactMap(\.value.error).first {
        return Failures.record("recorded an error instead of elements only: \(error)", file, line)
    }
    assertEqual(stream.compactMap(\.value.element), elements, file, line)
}

func assertEqual<Item: Equatable>(
    _ left: [Item], _ right: [Item], _ file: StaticString, _ line: UInt
) {
    if left != right { Failures.record(difference(between: left, and: right), file, line) }
}

/// The first place where two lists differ, and the whole of both.
private func difference<Item: Equatable>(between left: [Item], and right: [Item]) -> String {
    let place = zip(left, right).prefix { $0 == $1 }.count
    func item(_ list: [Item]) -> String { place < list.count ? "\(list[place])" : "nothing" }
    return """
        differ at \(place): \(item(left)) is not equal to \(item(right))
        left:  \(left)
        right: \(right)
        """
}
