public import RxSwift

extension Reactive where Base: SectionedViewType {
    /// Binds sections to the view by way of a data source: `sections.bind(to: view.rx.items(dataSource: dataSource))`.
    ///
    /// The data source becomes the view's content with the first list, and stops being it when the binding is disposed.
    /// The view is not retained, the data source is.
    ///
    /// - Ends: what is shown stays when the sequence completes.
    /// - Threads: may be used from any; the view is told on the main queue, and silent once it is disposed there.
    /// - Errors: binding a sequence that fails, or a view that another data source is bound to, is a mistake: it traps
    ///   in debug builds and is printed in release builds.
    public func items<DataSource: RxSectionedViewDataSourceType, Source: ObservableConvertibleType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable
    where DataSource.Element == Source.Element, DataSource.Cell == Base.Cell {
        { [weak view = base] source in
            let subscription = source.asObservable()
                .observe(on: MainScheduler())
                .subscribe { event in
                    guard let view else { return }
                    if case .next = event { connect(dataSource, to: view) }
                    dataSource.view(view, observedEvent: event)
                }
            let disconnection = Disposables.create {
                if let view, view.content === dataSource { view.content = nil }
            }
            // A scheduler of its own: on the main queue the view is free at once, whatever strangers have queued.
            return Disposables.create(
                subscription, ScheduledDisposable(scheduler: MainScheduler(), disposable: disconnection)
            )
        }
    }
}

private func connect<View: SectionedViewType>(_ content: some SectionedViewContent<View.Cell>, to view: View) {
    guard view.content !== content else { return }
    if view.content != nil { misuse("items(dataSource:): the view has another content already") }
    view.content = content
}
