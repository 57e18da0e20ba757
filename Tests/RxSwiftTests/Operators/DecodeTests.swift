import Foundation
import RxSwift
import XCTest

final class DecodeTests: XCTestCase {
    private struct Item: Codable, Equatable { let name: String }

    func testJSON() {
        let source = Observable.of(Data(#"{"name":"a"}"#.utf8), Data(#"{"name":"b"}"#.utf8))
        XCTAssertEqual(
            source.decode(type: Item.self, decoder: JSONDecoder()).elements(), [Item(name: "a"), Item(name: "b")])
    }

    func testPropertyList() throws {
        let source = Observable.just(try PropertyListEncoder().encode(Item(name: "a")))
        XCTAssertEqual(source.decode(type: Item.self, decoder: PropertyListDecoder()).elements(), [Item(name: "a")])
    }

    func testWhatIsNotAnItemFails() {
        let source = Observable.of(Data("{}".utf8), Data())
        let events = source.decode(type: Item.self, decoder: JSONDecoder()).heard()
        XCTAssertEqual(events.count, 1)
        XCTAssertTrue(events.first?.error is DecodingError)
    }
}
