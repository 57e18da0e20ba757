/// The places of a subject's observers, in the order in which they came.
///
/// It does not know the element type, and so is one piece of code for all subjects: a closure has the size of a closure
/// whatever it takes. Who emits looks at a place as one of its own type.
///
/// Bare memory: it is read without the lock while others append.
@usableFromInline
struct SubjectList: ~Copyable {
    @usableFromInline typealias Places = UnsafeMutablePointer<SubjectPlace<Never>>

    /// Nil without capacity.
    @usableFromInline private(set) var places: Places?
    /// Free places too, but not behind the last observer.
    @usableFromInline private(set) var count = 0
    private var capacity = 0

    @usableFromInline
    init() {}

    @usableFromInline
    deinit {
        guard let places else { return }
        places.deinitialize(count: count)
        places.deallocate()
    }

    var isFull: Bool { count == capacity }

    /// Lists what is at `place`, which is free then, behind all others. There must be room.
    mutating func append(_ place: Places) {
        put(place)
        places?[count - 1].note(count - 1)
    }

    /// Exchanges what is at `index` for `place`.
    func exchange(_ place: Places, at index: Int) {
        guard let places else { return }
        swap(&places[index], &place.pointee)
    }

    /// Moves what is at `index` to `place`, which must be free.
    mutating func remove(at index: Int, _ place: Places) {
        exchange(place, at: index)
        trim()
    }

    /// Moves those who have left behind what is in `other`.
    mutating func removeLeft(into other: inout SubjectList) {
        guard let places else { return }
        for index in 0..<count where places[index].isLeft {
            if other.isFull { other.grow()?.deallocate() }
            other.put(places + index)
        }
        trim()
    }

    /// Moves everybody to the front. O(n).
    mutating func closeGaps() {
        guard let places else { return }
        let all = count
        count = 0
        for index in 0..<all where !places[index].isFree {
            if index == count { count += 1 } else { append(places + index) }
        }
    }

    /// Makes the memory twice as large, and returns the old one: whoever reads there still finds all who were listed.
    mutating func grow() -> Places? {
        capacity = max(2, 2 * capacity)
        let (old, new) = (places, Places.allocate(capacity: capacity))
        places = new
        guard let old else { return nil }
        let byteCount = count * MemoryLayout<SubjectPlace<Never>>.stride
        UnsafeMutableRawPointer(new).copyMemory(from: old, byteCount: byteCount)
        return old
    }

    private mutating func put(_ place: Places) {
        guard let places else { return }
        (places + count).moveInitialize(from: place, count: 1)
        place.initialize(to: .free)
        count += 1
    }

    func forEach(_ body: (Places) -> Void) {
        guard let places else { return }
        for index in 0..<count { body(places + index) }
    }

    private mutating func trim() {
        guard let places else { return }
        while count > 0, places[count - 1].isFree { count -= 1 }
        if count > 0 || capacity <= Self.keptCapacity { return }
        places.deallocate()
        (self.places, capacity) = (nil, 0)
    }

    /// A crowd of more observers than this gives its memory back when the last of them has left.
    private static var keptCapacity: Int { 64 }
}
