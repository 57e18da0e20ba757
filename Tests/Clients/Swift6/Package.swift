// swift-tools-version:6.0
import Foundation
import PackageDescription

// A client as somebody would write it, in language mode 6. No warning may come of using the library.
let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .unsafeFlags(["-warnings-as-errors"])]

let package = Package(
    name: "swift6-client",
    dependencies: [.package(path: library.path)],
    targets: [
        .executableTarget(
            name: "Client",
            dependencies: [
                .product(name: "RxSwift", package: library.lastPathComponent),
                .product(name: "RxRelay", package: library.lastPathComponent),
            ],
            swiftSettings: strict
        ),
        // The same with the import that asks for less checking.
        .executableTarget(
            name: "PreconcurrencyClient",
            dependencies: [.product(name: "RxSwift", package: library.lastPathComponent)],
            swiftSettings: strict
        ),
    ]
)
