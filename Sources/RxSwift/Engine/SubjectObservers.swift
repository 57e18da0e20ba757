/// Who listens to a subject: the part of every subject that does not know the element type.
///
/// Not generic on purpose: taking an observer out is reached through a run, where generic code is never specialised
/// (1,300 ns a removal).
///
/// A run is listed itself, with its observer: it holds this object, and this object the run, until either lets go.
///
/// An object of its own, for the runs to hold: an observer does not keep its subject alive, as upstream, and once an
/// object has a weak reference, each retain and release of it takes a longer way.
@usableFromInline
package final class SubjectObservers: Gate, Disposable {
    // Unchecked, as in `Gate`: under `lock`. But the places that an emission was given are read without it, so while
    // anybody delivers nothing is changed there: who leaves stays in, and who comes is put behind.
    /// How many want to hear more.
    @exclusivity(unchecked) private var count = 0
    /// Memory that was given up while somebody was reading there, and those of it who had left.
    @exclusivity(unchecked) private var outgrown = ContiguousArray<SubjectList.Places>()
    @exclusivity(unchecked) private var left = SubjectList()
    /// Whether there is anything to clear away when nobody delivers.
    @exclusivity(unchecked) @usableFromInline var isUnsettled = false
    @exclusivity(unchecked) @usableFromInline var list = SubjectList()

    @usableFromInline
    override init() {}

    var isEmpty: Bool { locked { count == 0 } }

    // MARK: Under the lock

    /// Puts the observer at `place` in, behind all others.
    @usableFromInline
    func insert(_ place: SubjectList.Places) {
        if list.isFull { renew() }
        list.append(place)
        count += 1
    }

    /// Lists the observer at `place` instead of the one that `run` is listed with, if it is: there, or behind all
    /// others if somebody may be reading.
    @usableFromInline
    func exchange(_ place: SubjectList.Places, of run: SinkDisposer) {
        if run.place == SinkDisposer.noPlace { return }
        if deliverer == 0 { return list.swapPlace(at: run.place, with: place) }
        if list.isFull { renew() }
        list.append(place)
        isUnsettled = true
    }

    /// Nobody wants to hear more: for the stop event, which whoever was the audience is still told.
    @usableFromInline
    func leaveAll() {
        if count == 0 { return }
        list.forEach { place, _ in place.pointee.leave() }
        count = 0
        isUnsettled = true
    }

    /// Clears away those who left. Nobody delivers, or the caller does and is between two events; `left` is released
    /// outside the lock.
    @usableFromInline
    func settle(into left: inout SubjectList) {
        isUnsettled = false
        list.removeLeft(into: &left)
        self.left.removeAll(into: &left)
        outgrown.forEach { $0.deallocate() }
        outgrown = []
    }

    /// Makes room for as many as there are, and closes all gaps.
    private func renew() {
        let old = list.renew(capacity: max(2, 2 * count), &left)
        if deliverer == 0 { old?.deallocate(); return }
        if let old { outgrown.append(old) }
        isUnsettled = true
    }

    // MARK: Outside the lock

    /// Takes the observer of `run` out. Not inlined where this object would be retained for it.
    @inline(never)
    func remove(_ run: SinkDisposer) {
        var leaver = SubjectPlace<Never>.free
        locked {
            guard run.place != SinkDisposer.noPlace else { return }
            let place = run.place
            run.place = SinkDisposer.noPlace
            count -= 1
            if deliverer == 0 { list.remove(at: place, &leaver) } else { isUnsettled = true }
            // So that an emission costs what there is to tell, not what there was.
            if list.count > 2 * count + 8 { renew() }
        }
    }

    /// Takes everybody out. One of them may be the last to hold another subject: the stack stays flat when a chain of
    /// subjects dies.
    @usableFromInline
    package func dispose() {
        var left = SubjectList()
        locked {
            leaveAll()
            if deliverer == 0, isUnsettled { settle(into: &left) }
        }
        if left.count == 0 { return }
        var last: SubjectLeft? = SubjectLeft(left)
        Unwinder.release(&last)
    }
}

/// Those who were listed when the subject died.
private final class SubjectLeft {
    private let list: SubjectList

    init(_ list: consuming SubjectList) { self.list = list }
}

/// The observers that one emission is for: read without the subject's lock.
@usableFromInline
struct SubjectAudience<Element> {
    @usableFromInline let places: SubjectList.Places?
    @usableFromInline let count: Int

    /// Nobody.
    @inlinable
    init() { (places, count) = (nil, 0) }

    /// Everybody who is listed. Under the lock.
    @inlinable
    init(_ observers: SubjectObservers) {
        places = observers.list.places
        count = observers.list.count
    }

    @inlinable @inline(__always)
    func forEach(_ body: (UnsafeMutablePointer<SubjectPlace<Element>>) -> Void) {
        guard let places else { return }
        let typed = UnsafeMutableRawPointer(places).assumingMemoryBound(to: SubjectPlace<Element>.self)
        for index in 0..<count { body(typed + index) }
    }
}
