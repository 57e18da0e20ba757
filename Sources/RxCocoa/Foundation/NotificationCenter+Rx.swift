public import Foundation
public import RxSwift

// Elsewhere a notification center is an NSObject and has its `rx` from that.
#if !canImport(ObjectiveC)
    extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
    /// Emits the notifications that are posted under `name` by `object`; nil stands for any.
    ///
    ///     notification(n), posted at  "--a-b-"  "--a-b-"
    ///
    /// - Ends: never; the center hears nothing more of it after `dispose`.
    /// - Threads: those that post; several at once are serialised by hand-over. `object` is not retained.
    /// - Cost: one subject and one entry in the center for each subscription.
    /// - Differs: when `object` has died before the subscription there is silence; upstream then emits what anybody
    ///   posts. Two threads that post at once do not call the observer at once.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center: NotificationCenter = base
        let isForAny = object == nil
        return Observable.create { [weak object] observer in
            // Read once: it may die at any time, and nil would stand for any.
            let object = object
            if object == nil, !isForAny { return Disposables.create() }
            // The center calls from whatever threads post; a subject serialises them.
            let inlet = PublishSubject<Notification>()
            let subscription = inlet.subscribe(observer)
            let entry = center.addObserver(forName: name, object: object, queue: nil) { inlet.onNext($0) }
            return Disposables.create {
                center.removeObserver(entry)
                subscription.dispose()
            }
        }
    }
}
