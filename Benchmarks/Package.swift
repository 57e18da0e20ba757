// swift-tools-version:6.0
import Foundation
import PackageDescription

// The library under test: any package with products RxSwift and RxRelay.
let library = ProcessInfo.processInfo.environment["RX_LIBRARY"] ?? ".."
let identity = URL(fileURLWithPath: library, relativeTo: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    .standardizedFileURL.lastPathComponent

let package = Package(
    name: "benchmarks",
    dependencies: [.package(path: library)],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "RxSwift", package: identity), .product(name: "RxRelay", package: identity),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        )
    ]
)
