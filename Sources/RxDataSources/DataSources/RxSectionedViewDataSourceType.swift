public import RxSwift

/// A content that follows a sequence and tells a view what changes; what `view.rx.items(dataSource:)` takes.
public protocol RxSectionedViewDataSourceType<Element>: SectionedViewContent {
    /// What the sequence emits, mostly an array of sections.
    associatedtype Element

    /// Hears one event of the sequence that is bound to `view`.
    func view(_ view: some SectionedViewType<Cell>, observedEvent: Event<Element>)
}
