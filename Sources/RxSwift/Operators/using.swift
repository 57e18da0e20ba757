extension ObservableType {
    /// Makes a resource at each subscription, and a sequence of it, and disposes the resource after the sequence.
    ///
    ///     using(r) { "-a-|" }  "-a-|"
    ///
    /// - Ends: with the sequence that was made.
    /// - Threads: the factories run on the subscribing thread; the resource is disposed on the thread that disposes or
    ///   delivers the stop event, after the sequence was torn down.
    /// - Cost: two objects per subscription, nothing per element.
    /// - Errors: what a factory throws ends the sequence; the resource is disposed then too.
    @inlinable
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        AnonymousObservable { observer, cancel in
            do {
                let resource = try resourceFactory()
                let source = SinkDisposer()
                cancel.set(BinaryDisposable(source, resource))
                try observableFactory(resource).start(observer, source)
            } catch { observer.stop(error) }
        }
    }
}
