// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Differ",
    dependencies: [
        // Named, because a path dependency is otherwise called after the directory of the checkout.
        .package(name: "millrace", path: "../..")
    ],
    targets: [
        .executableTarget(name: "Differ", dependencies: [.product(name: "Differentiator", package: "millrace")])
    ],
    swiftLanguageModes: [.v6]
)
