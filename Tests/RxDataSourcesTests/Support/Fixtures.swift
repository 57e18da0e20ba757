import RxDataSources

/// An item whose content may change while its identity stays.
struct Item: IdentifiableType, Equatable, CustomStringConvertible {
    let identity: Int
    var version = 0

    var description: String { "\(identity).\(version)" }
}

typealias Section = AnimatableSectionModel<Int, Item>

func section(_ identity: Int, _ items: [Item]) -> Section { Section(model: identity, items: items) }

func section(_ identity: Int, items: Int...) -> Section { section(identity, items.map { Item(identity: $0) }) }

/// A data source that shows items by their descriptions.
func animatedDataSource(
    _ animations: AnimationConfiguration = AnimationConfiguration(),
    decide: @escaping RxSectionedAnimatedDataSource<Section, String>.DecideViewTransition = { _, _, _ in .animated }
) -> RxSectionedAnimatedDataSource<Section, String> {
    RxSectionedAnimatedDataSource(
        animationConfiguration: animations, decideViewTransition: decide,
        configureCell: { _, _, item in "\(item)" })
}

/// A section whose initialiser does not keep the items, which `Diff` refuses.
struct ForgetfulSection: AnimatableSectionModelType {
    let identity: Int
    let items: [Item]

    init(_ identity: Int, _ items: [Item]) {
        self.identity = identity
        self.items = items
    }

    init(original: ForgetfulSection, items: [Item]) {
        self.init(original.identity, Array(items.dropFirst()))
    }
}
