import Foundation
import RxSwift
import XCTest

/// The code in the README is this code.
final class ReadmeTests: XCTestCase {
    func testTheFirstPipelineIsWhatTheReadmeShows() throws {
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }
        // README
        let bag = DisposeBag()
        let requests = PublishSubject<(path: String, status: Int)>()
        requests
            .filter { $0.status >= 500 }
            .scan(0) { failures, _ in failures + 1 }
            .subscribe(onNext: { print("failures so far: \($0)") })
            .disposed(by: bag)
        requests.onNext((path: "/", status: 200))
        requests.onNext((path: "/pay", status: 503))
        // README
        XCTAssertEqual(printed, ["failures so far: 1"])
        XCTAssertEqual(try shownCode(), try runCode())
    }

    private func runCode() throws -> [String] {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let parts = source.components(separatedBy: "        // README\n")
        return parts[1].split(separator: "\n").map { String($0.dropFirst(8)) }
    }

    private func shownCode() throws -> [String] {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
        let code = readme.components(separatedBy: "```swift\n")[1].components(separatedBy: "```")[0]
        return code.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("import") }
    }
}
