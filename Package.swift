// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "millrace",
    products: [
        .library(name: "RxSwift", targets: ["RxSwift"]),
        .library(name: "RxRelay", targets: ["RxRelay"]),
        .library(name: "Differentiator", targets: ["Differentiator"]),
        .executable(name: "millrace", targets: ["millrace"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibatomicOps",
            path: "CSupport/SystemLibraries/libatomic_ops",
            pkgConfig: "atomic_ops",
            providers: [.apt(["libatomic-ops-dev"]), .brew(["libatomic_ops"])]
        ),
        .systemLibrary(
            name: "CLiburcu",
            path: "CSupport/SystemLibraries/liburcu",
            pkgConfig: "liburcu-bp",
            providers: [.apt(["liburcu-dev"]), .brew(["userspace-rcu"])]
        ),
        .target(
            name: "CSupport",
            dependencies: ["CLibatomicOps", "CLiburcu"],
            path: "CSupport",
            exclude: ["SystemLibraries"],
            sources: ["src"],
            publicHeadersPath: "include"
        ),
        .target(name: "RxSwift", dependencies: ["CSupport"]),
        .target(name: "RxRelay", dependencies: ["RxSwift"]),
        .target(name: "Differentiator"),
        .executableTarget(name: "millrace", dependencies: ["RxSwift", "RxRelay"]),
        .testTarget(name: "CSupportTests", dependencies: ["CSupport"]),
        .testTarget(name: "DifferentiatorTests", dependencies: ["Differentiator"]),
        .target(name: "CHeap", path: "Tests/CHeap"),
        .target(name: "TestSupport", dependencies: ["RxSwift"], path: "Tests/TestSupport"),
        .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift", "RxRelay", "TestSupport"]),
        .testTarget(name: "LawTests", dependencies: ["RxSwift", "RxRelay", "TestSupport", "CHeap"]),
        .testTarget(name: "MillraceTests", dependencies: ["millrace"]),
    ],
    swiftLanguageModes: [.v6]
)
