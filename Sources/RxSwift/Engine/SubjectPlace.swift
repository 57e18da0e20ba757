/// One place in a subject's list.
///
/// Not copyable, so that an observer is called where it lies: a copy to call is a retain and a release for each of its
/// closures, 12 ns. (Here `if case` would consume; only `switch` looks.)
@usableFromInline
enum SubjectPlace<Element>: ~Copyable {
    case taken(AnyObserver<Element>, SinkDisposer)
    /// Whoever was here has left; those behind stay where they are.
    case free

    @inlinable @inline(__always)
    func onNext(_ element: Element) {
        switch self {
        case .taken(let observer, _): observer.onNext(element)
        case .free: break
        }
    }

    @inlinable @inline(__always)
    func stop(_ error: (any Error)?) {
        switch self {
        case .taken(let observer, _): observer.stop(error)
        case .free: break
        }
    }

    /// Calls `body` with this place as the list sees it, which does not know the element type.
    @inlinable @inline(__always)
    mutating func withoutType<Result>(_ body: (UnsafeMutablePointer<SubjectPlace<Never>>) -> Result) -> Result {
        withUnsafeMutablePointer(to: &self) {
            UnsafeMutableRawPointer($0).withMemoryRebound(to: SubjectPlace<Never>.self, capacity: 1, body)
        }
    }
}

extension SubjectPlace<Never> {
    var isFree: Bool {
        switch self {
        case .taken: false
        case .free: true
        }
    }

    /// Whether its run is not at `place` any more, and the observer is only here because somebody may be telling it an
    /// event.
    func isLeft(at place: Int) -> Bool {
        switch self {
        case .taken(_, let run): run.place != place
        case .free: false
        }
    }

    /// Tells the run where it is listed.
    func note(_ place: Int) {
        switch self {
        case .taken(_, let run): run.place = place
        case .free: break
        }
    }

    /// Tells the run that it is listed no more, and need not be taken out.
    func leave() {
        switch self {
        case .taken(_, let run):
            run.place = SinkDisposer.noPlace
            run.forget()
        case .free: break
        }
    }
}
