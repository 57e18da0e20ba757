// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "millrace",
    products: [
        .library(name: "RxSwift", targets: ["RxSwift"]),
        .library(name: "RxRelay", targets: ["RxRelay"]),
        .library(name: "RxCocoa", targets: ["RxCocoa"]),
        .library(name: "RxFeedback", targets: ["RxFeedback"]),
        .library(name: "RxTest", targets: ["RxTest"]),
        .library(name: "RxBlocking", targets: ["RxBlocking"]),
        .library(name: "Differentiator", targets: ["Differentiator"]),
        .library(name: "RxDataSources", targets: ["RxDataSources"]),
        // The C runtime by itself, for Benchmarks/Runtime.
        .library(name: "CSupport", targets: ["CSupport"]),
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
        .target(name: "RxCocoa", dependencies: ["RxSwift", "RxRelay"]),
        .target(name: "RxFeedback", dependencies: ["RxSwift", "RxCocoa"]),
        .target(name: "RxTest", dependencies: ["RxSwift", "CSupport"]),
        .target(name: "RxBlocking", dependencies: ["RxSwift", "CSupport"]),
        .target(name: "Differentiator"),
        .target(name: "RxDataSources", dependencies: ["RxSwift", "RxCocoa", "Differentiator"]),
        .executableTarget(name: "millrace", dependencies: ["RxSwift", "RxRelay", "RxCocoa", "RxDataSources"]),
        .target(name: "CMemory", path: "Tests/CMemory"),
        .target(name: "TestSupport", dependencies: ["RxSwift", "CMemory"], path: "Tests/TestSupport"),
        .testTarget(name: "CSupportTests", dependencies: ["CSupport", "TestSupport"]),
        .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift", "RxRelay", "RxTest", "TestSupport", "CSupport"]),
        .testTarget(name: "RxRelayTests", dependencies: ["RxRelay", "RxSwift", "RxTest", "TestSupport"]),
        .testTarget(name: "RxCocoaTests", dependencies: ["RxCocoa", "RxSwift", "RxTest", "TestSupport"]),
        .testTarget(
            name: "RxFeedbackTests",
            dependencies: ["RxFeedback", "RxCocoa", "RxSwift", "RxTest", "TestSupport", "CMemory"]
        ),
        .testTarget(name: "RxTestTests", dependencies: ["RxTest", "RxSwift", "TestSupport"]),
        .testTarget(name: "RxBlockingTests", dependencies: ["RxBlocking", "RxSwift", "TestSupport"]),
        .testTarget(name: "LawTests", dependencies: ["RxSwift", "RxRelay", "RxTest", "TestSupport", "CMemory"]),
        .testTarget(name: "ConventionTests"),
        .testTarget(name: "DifferentiatorTests", dependencies: ["Differentiator", "TestSupport"]),
        .testTarget(
            name: "RxDataSourcesTests",
            dependencies: ["RxDataSources", "RxCocoa", "RxSwift", "TestSupport"]
        ),
        .testTarget(name: "MillraceTests", dependencies: ["millrace", "RxDataSources", "RxSwift"]),
    ],
    swiftLanguageModes: [.v6]
)
