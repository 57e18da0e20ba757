/// A sequence that is not subscribed to until it is told to connect.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, on behalf of everyone who has subscribed or will; disposing the result ends that.
    func connect() -> any Disposable
}

/// A sequence that shares one subscription of its source from `connect()` on; what `publish`, `replay` and `multicast`
/// give.
///
/// - Ends: with the source. When a connection ends or is disposed, the next one begins with a new subject; who was
///   subscribed before stays on the old one and hears nothing more (report M4).
/// - Threads: no lock is held while the source is subscribed to or torn down (report A5).
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
    @usableFromInline let link: ConnectableLink<Element>
    @exclusivity(unchecked) @usableFromInline var descent = Descent()

    @inlinable
    init(_ link: ConnectableLink<Element>) {
        self.link = link
        super.init(usesTrampoline: false) { this, observer, cancel in
            unsafeDowncast(this, to: ConnectableObservable.self).link.subscribe(consume observer, cancel)
        }
    }

    deinit {
        if !descent.begin() { Unwinder.release(later: link) }
    }

    /// Subscribes to the source unless that was done already, on behalf of everyone who has subscribed or will;
    /// disposing the result ends the connection.
    public func connect() -> any Disposable { link.connections.connect() }
}
