public import Foundation

/// A source of data for a view in sections, which can be asked what is at a place.
public protocol SectionedViewDataSourceType {
    /// The model at `indexPath`.
    func model(at indexPath: IndexPath) throws -> Any
}
