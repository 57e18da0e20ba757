// swift-tools-version:6.0
import PackageDescription

// The C runtime beside its rivals. By itself, so that it builds without the rest of Millrace's benchmarks.
let package = Package(
    name: "runtime-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "millrace", path: "../..")],
    targets: [
        .target(name: "Measuring", dependencies: [.product(name: "CSupport", package: "millrace")]),
        .executableTarget(
            name: "bench-runtime", dependencies: ["Measuring", .product(name: "CSupport", package: "millrace")]),
        .executableTarget(
            name: "bench-race-c", dependencies: ["Measuring", .product(name: "CSupport", package: "millrace")]),
        .executableTarget(
            name: "bench-race", dependencies: ["Measuring", .product(name: "RxSwift", package: "millrace")]),
    ],
    swiftLanguageModes: [.v6]
)
