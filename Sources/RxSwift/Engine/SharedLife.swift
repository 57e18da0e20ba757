// Operators that hand out sequences fed by their own source: `window`, `groupBy`. The source lives as long as anybody
// listens to the operator or to one of those sequences.

extension SinkDisposer {
    /// The run of such an operator's source: it is disposed when this one is and all shares of `life` are.
    @usableFromInline
    package func shared() -> (run: SinkDisposer, life: RefCountDisposable) {
        let run = SinkDisposer()
        let life = RefCountDisposable(disposable: run)
        set(life as DisposableObject)
        return (run, life)
    }
}

extension Observable {
    /// This sequence, each subscription to which is a share of `life`.
    @inlinable
    package func sharing(_ life: RefCountDisposable) -> Observable<Element> {
        OnSubscribeObservable(SharingLife(source: self, life: life))
    }
}

@usableFromInline
struct SharingLife<Output>: OnSubscribe {
    @usableFromInline let source: Observable<Output>
    @usableFromInline let life: RefCountDisposable

    @inlinable
    init(source: Observable<Output>, life: RefCountDisposable) {
        self.source = source
        self.life = life
    }

    @inlinable static var usesTrampoline: Bool { false }

    @inlinable
    func start(_ observer: consuming AnyObserver<Output>, _ cancel: SinkDisposer) {
        let share = LifeShare(life)
        cancel.set(share as DisposableObject)
        source.start(consume observer, share.run)
    }
}

/// A subscription that is a share.
@usableFromInline
final class LifeShare: Disposable {
    @usableFromInline let run = SinkDisposer()
    private let life: RefCountDisposable
    private let isCounted: Bool

    @usableFromInline
    init(_ life: RefCountDisposable) {
        self.life = life
        isCounted = life.enter()
    }

    @inline(never) @usableFromInline
    func dispose() {
        if isCounted { life.leave() }
        run.dispose()
    }
}
