/// A section that `Diff` can compare: it and its items have identities, and items have an equality that says
/// whether a row must be drawn again.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
