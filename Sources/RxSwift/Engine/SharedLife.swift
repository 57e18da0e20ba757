// Operators that hand out sequences fed by their own source: `window`, `groupBy`. The source lives as long as anybody
// listens to the operator or to one of those sequences.

extension AnonymousObservable {
    /// A join of that kind; it wraps what it hands out with `sharing`.
    @inlinable
    package convenience init<J: Join>(
        sharing makeJoin: @escaping (RefCountDisposable) -> J
    ) where J.Output == Element {
        self.init { observer, cancel in
            let life = SinkDisposer()
            let shares = RefCountDisposable(disposable: life)
            cancel.set(shares)
            makeJoin(shares).start(consume observer, life)
        }
    }
}

extension Observable {
    /// This sequence, each subscription to which is a share of `life`.
    @inlinable
    package func sharing(_ life: RefCountDisposable) -> Observable<Element> {
        AnonymousObservable(usesTrampoline: false) { observer, cancel in
            let run = SinkDisposer()
            cancel.set(BinaryDisposable(life.retain(), run))
            self.start(consume observer, run)
        }
    }
}
