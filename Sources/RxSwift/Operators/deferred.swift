extension ObservableType {
    /// Asks `observableFactory` for a sequence at each subscription.
    ///
    ///     deferred { "-a-|" }  "-a-|"
    ///
    /// - Ends: with the sequence that was made.
    /// - Threads: the factory runs on the subscribing thread.
    /// - Cost: nothing beside the subscription, nothing per element.
    /// - Errors: what the factory throws ends the sequence.
    @inlinable
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { observer, cancel in
            do { try observableFactory().start(observer, cancel) } catch { observer.stop(error) }
        }
    }
}
