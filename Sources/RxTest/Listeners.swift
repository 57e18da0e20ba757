internal import CSupport
internal import RxSwift

/// Who listens to a hot observable.
///
/// Not a subject: tests record what arrives after a stop event too, and a recorded sequence may break the Rx contract
/// on purpose.
final class Listeners<Element> {
    // Unchecked: the lock is an atomic word.
    @exclusivity(unchecked) private var lock = SpinLock()
    // Under `lock`.
    private var bag = Bag<AnyObserver<Element>>()

    func add(_ observer: AnyObserver<Element>) -> any Disposable {
        let key = withLock(&lock) { bag.insert(observer) }
        return Disposables.create { [self] in
            let removed = withLock(&lock) { bag.removeKey(key) }
            withExtendedLifetime(removed) {}
        }
    }

    func tell(_ event: Event<Element>) {
        let now = withLock(&lock) { bag }
        now.forEach { $0.on(event) }
    }
}
