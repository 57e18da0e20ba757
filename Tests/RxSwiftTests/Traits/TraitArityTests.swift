import RxSwift
import XCTest

/// All arities of the traits' families, in both forms: every argument must be at its place.
final class TraitArityTests: XCTestCase {
    private let singles = (1...8).map { Single.just($0) }
    private let maybes = (1...8).map { Maybe.just($0) }
    private let infallibles = (1...8).map { Infallible.just($0) }

    private func check(_ heard: [[Int]], _ count: Int, line: UInt = #line) {
        XCTAssertEqual(heard, [Array(1...count)], line: line)
    }
    func testSingleZip() {
        let s = singles
        check(Single<[Int]>.zip(s[0], s[1]) { [$0, $1] }.asObservable().elements(), 2)
        check(Single.zip(s[0], s[1]).map { [$0.0, $0.1] }.asObservable().elements(), 2)
        check(Single<[Int]>.zip(s[0], s[1], s[2]) { [$0, $1, $2] }.asObservable().elements(), 3)
        check(Single.zip(s[0], s[1], s[2]).map { [$0.0, $0.1, $0.2] }.asObservable().elements(), 3)
        check(Single<[Int]>.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }.asObservable().elements(), 4)
        check(Single.zip(s[0], s[1], s[2], s[3]).map { [$0.0, $0.1, $0.2, $0.3] }.asObservable().elements(), 4)
        check(Single<[Int]>.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }.asObservable().elements(), 5)
        check(Single.zip(s[0], s[1], s[2], s[3], s[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }.asObservable().elements(), 5)
        check(Single<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }.asObservable().elements(), 6)
        check(Single.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }.asObservable().elements(), 6)
        check(Single<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }.asObservable().elements(), 7)
        check(Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }.asObservable().elements(), 7)
        check(Single<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }.asObservable().elements(), 8)
        check(Single.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }.asObservable().elements(), 8)
    }

    func testMaybeZip() {
        let s = maybes
        check(Maybe<[Int]>.zip(s[0], s[1]) { [$0, $1] }.asObservable().elements(), 2)
        check(Maybe.zip(s[0], s[1]).map { [$0.0, $0.1] }.asObservable().elements(), 2)
        check(Maybe<[Int]>.zip(s[0], s[1], s[2]) { [$0, $1, $2] }.asObservable().elements(), 3)
        check(Maybe.zip(s[0], s[1], s[2]).map { [$0.0, $0.1, $0.2] }.asObservable().elements(), 3)
        check(Maybe<[Int]>.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }.asObservable().elements(), 4)
        check(Maybe.zip(s[0], s[1], s[2], s[3]).map { [$0.0, $0.1, $0.2, $0.3] }.asObservable().elements(), 4)
        check(Maybe<[Int]>.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }.asObservable().elements(), 5)
        check(Maybe.zip(s[0], s[1], s[2], s[3], s[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }.asObservable().elements(), 5)
        check(Maybe<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }.asObservable().elements(), 6)
        check(Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }.asObservable().elements(), 6)
        check(Maybe<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }.asObservable().elements(), 7)
        check(Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }.asObservable().elements(), 7)
        check(Maybe<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }.asObservable().elements(), 8)
        check(Maybe.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }.asObservable().elements(), 8)
    }

    func testInfallibleZip() {
        let s = infallibles
        check(Infallible<[Int]>.zip(s[0], s[1]) { [$0, $1] }.asObservable().elements(), 2)
        check(Infallible<[Int]>.zip(s[0], s[1], s[2]) { [$0, $1, $2] }.asObservable().elements(), 3)
        check(Infallible<[Int]>.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }.asObservable().elements(), 4)
        check(Infallible<[Int]>.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }.asObservable().elements(), 5)
        check(Infallible<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }.asObservable().elements(), 6)
        check(Infallible<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }.asObservable().elements(), 7)
        check(Infallible<[Int]>.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }.asObservable().elements(), 8)
    }

    func testInfallibleCombineLatest() {
        let s = infallibles
        check(Infallible<[Int]>.combineLatest(s[0], s[1]) { [$0, $1] }.asObservable().elements(), 2)
        check(Infallible.combineLatest(s[0], s[1]).map { [$0.0, $0.1] }.asObservable().elements(), 2)
        check(Infallible<[Int]>.combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] }.asObservable().elements(), 3)
        check(Infallible.combineLatest(s[0], s[1], s[2]).map { [$0.0, $0.1, $0.2] }.asObservable().elements(), 3)
        check(Infallible<[Int]>.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }.asObservable().elements(), 4)
        check(Infallible.combineLatest(s[0], s[1], s[2], s[3]).map { [$0.0, $0.1, $0.2, $0.3] }.asObservable().elements(), 4)
        check(Infallible<[Int]>.combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }.asObservable().elements(), 5)
        check(Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }.asObservable().elements(), 5)
        check(Infallible<[Int]>.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }.asObservable().elements(), 6)
        check(Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }.asObservable().elements(), 6)
        check(Infallible<[Int]>.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }.asObservable().elements(), 7)
        check(Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }.asObservable().elements(), 7)
        check(Infallible<[Int]>.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }.asObservable().elements(), 8)
        check(Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }.asObservable().elements(), 8)
    }
}
