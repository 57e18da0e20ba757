public import Foundation

/// Something that makes values of bytes.
public protocol DataDecoder {
    /// Makes a value of `type` of `data`.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Emits what `decoder` makes of each element.
    ///
    ///     "-{}-{}-|"  decode(type: T.self, decoder: d)  "-T-T-|"
    ///
    /// - Ends: with the source.
    /// - Threads: decodes and emits on the source's thread; takes no lock.
    /// - Cost: one sink per subscription, and what the decoder costs.
    /// - Errors: what the decoder throws ends the sequence.
    @inlinable
    public func decode<Item: Decodable, Decoder: DataDecoder>(
        type: Item.Type, decoder: Decoder
    ) -> Observable<Item> {
        map { try decoder.decode(type, from: $0) }
    }
}
