extension ConnectableObservableType {
    /// Connects with the first subscriber and disconnects with the last.
    ///
    ///     source      "-a-b-c-d"
    ///     first     "^-a-b-!"
    ///     second       "^-b-c-!"   the source is subscribed to from the first "^" to the last "!"
    ///
    /// - Ends: with the source; who subscribes after that begins a new connection.
    /// - Threads: subscribers may come and go on any threads; the source is subscribed to on the thread of the one that
    ///   completes the first connection, with no lock held.
    /// - Cost: three objects and three lock sections a subscription, nothing per element.
    /// - Differs: two `refCount()` of one connectable count together; upstream the first that has nobody left ends the
    ///   connection of both.
    @inlinable
    public func refCount() -> Observable<Element> {
        OnSubscribeObservable((self as? ConnectableObservable<Element>)?.link ?? foreignLink)
    }

    /// A connectable of the user's own: its connection can be disposed once `connect()` has returned, and that it ended
    /// is seen by the first subscriber who hears so.
    @usableFromInline
    var foreignLink: ConnectableLink<Element> {
        let connections = Connections(make: { _ in Connection() }, start: { $1.set(self.connect()) })
        return ConnectableLink(connections) { connection, observer, cancel in
            let stop = { (error: (any Error)?) in
                if connections.end(connection) { connection.dispose() }
                observer.stop(error)
            }
            self.asObservable().start(AnyObserver(next: observer.next, stop: stop), cancel)
        }
    }
}
