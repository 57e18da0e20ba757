// swift-tools-version:6.0
import Foundation
import PackageDescription

// The library under test: any package with products RxSwift and RxRelay, so two libraries are compared with one text.
let library = ProcessInfo.processInfo.environment["RX_LIBRARY"] ?? ".."
let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let identity = URL(fileURLWithPath: library, relativeTo: here).standardizedFileURL.lastPathComponent

let package = Package(
    name: "benchmarks",
    dependencies: [.package(path: library)],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(
            name: "bench",
            dependencies: [
                "CAllocations",
                .product(name: "RxSwift", package: identity),
                .product(name: "RxRelay", package: identity),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ]
)
