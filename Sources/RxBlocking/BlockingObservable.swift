internal import Foundation
internal import RxSwift

/// A sequence with methods that block the calling thread until they know the answer: for tests and command-line tools.
///
/// - Threads: as `toBlocking(timeout:)`.
public struct BlockingObservable<Element> {
    let timeout: TimeInterval?
    let source: Observable<Element>

    /// All elements.
    ///
    /// - Errors: the sequence's, or `RxError.timeout`.
    public func toArray() throws -> [Element] { try collect().get() }

    /// The first element, for which the sequence is cancelled; nil when there is none.
    ///
    /// - Errors: the sequence's, or `RxError.timeout`.
    public func first() throws -> Element? { try collect(limit: 1).get().first }

    /// The last element; nil when there is none.
    ///
    /// - Errors: the sequence's, or `RxError.timeout`.
    public func last() throws -> Element? { try collect().get().last }

    /// The only element.
    ///
    /// - Errors: the sequence's, `RxError.timeout`, `RxError.noElements`, or `RxError.moreThanOneElement`, which does
    ///   not wait for a third.
    public func single() throws -> Element { try single { _ in true } }

    /// The only element for which `predicate` holds.
    ///
    /// - Errors: as `single()`, or what `predicate` throws.
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let elements = try collect(limit: 2, where: predicate).get()
        guard let element = elements.first else { throw RxError.noElements }
        guard elements.count == 1 else { throw RxError.moreThanOneElement }
        return element
    }

    /// All elements, and how the sequence ended.
    public func materialize() -> MaterializedSequenceResult<Element> { collect() }

    private func collect(
        limit: Int = .max, where predicate: @escaping (Element) throws -> Bool = { _ in true }
    ) -> MaterializedSequenceResult<Element> {
        Collector(limit: limit, waiter: Waiter(timeout: timeout), predicate: predicate).collect(source)
    }
}

/// What a sequence emitted and how it ended.
@frozen
public enum MaterializedSequenceResult<T> {
    /// It completed, after these elements.
    case completed(elements: [T])
    /// It failed, after these elements.
    case failed(elements: [T], error: any Error)

    func get() throws -> [T] {
        switch self {
        case .completed(let elements): elements
        case .failed(_, let error): throw error
        }
    }
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}
