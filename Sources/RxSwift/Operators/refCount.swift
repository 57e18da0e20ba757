extension ConnectableObservableType {
    /// Connects with the first subscriber and disconnects with the last.
    ///
    /// - Ends: with the source; who subscribes after that begins a new connection.
    /// - Threads: subscribers may come and go on any threads; the source is subscribed to on the thread of the one that
    ///   completes the first connection, with no lock held.
    /// - Cost: two lock sections a subscription, nothing per element.
    @inlinable
    public func refCount() -> Observable<Element> {
        let count = RefCount((self as? ConnectableObservable<Element>)?.link ?? foreignLink)
        return Observable { count.subscribe($0, $1) }
    }

    /// A connectable of the user's own: its connection can be disposed once `connect()` has returned.
    @usableFromInline
    var foreignLink: ConnectableLink<Element> {
        ConnectableLink(
            subscribe: { self.asObservable().start($0, $1) },
            connect: { self.connect() },
            start: { $0.set(self.connect()) },
            detach: { _ in nil }
        )
    }
}
