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
        place.initialize(to: .free)
        places?[count - 1].note(count - 1)
    }

    /// Exchanges what is at `index` for `place`.
    func swapPlace(at index: Int, with place: Places) {
        guard let places else { return }
        swap(&places[index], &place.pointee)
    }

    /// Moves what is at `index` to `place`, which must be free.
    mutating func remove(at index: Int, _ place: Places) {
        swapPlace(at: index, with: place)
        trim()
    }

    /// Moves those who have left to `other`.
    mutating func removeLeft(into other: inout SubjectList) { remove(into: &other) { $0.pointee.isLeft(at: $1) } }

    /// Moves all to `other`.
    mutating func removeAll(into other: inout SubjectList) { remove(into: &other) { _, _ in true } }

    /// Moves everybody into new memory without gaps, and those who have left to `other`. Returns the old memory:
    /// whoever is reading there still finds them all.
    mutating func renew(capacity: Int, _ other: inout SubjectList) -> Places? {
        let old = exchange(&self, with: SubjectList(capacity: capacity))
        old.forEach { place, index in
            if place.pointee.isFree { return }
            if place.pointee.isLeft(at: index) { return other.collect(place) }
            put(place)
            places?[count - 1].note(count - 1)
        }
        return old.abandon()
    }

    func forEach(_ body: (Places, Int) -> Void) {
        guard let places else { return }
        for index in 0..<count { body(places + index, index) }
    }

    private init(capacity: Int) {
        places = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    /// The memory, to be freed without what is in it.
    private consuming func abandon() -> Places? {
        let places = places
        discard self
        return places
    }

    private mutating func remove(into other: inout SubjectList, where isMeant: (Places, Int) -> Bool) {
        forEach { place, index in
            if !isMeant(place, index) { return }
            other.collect(place)
            place.initialize(to: .free)
        }
        trim()
    }

    private mutating func collect(_ place: Places) {
        if isFull {
            let old = exchange(&self, with: SubjectList(capacity: max(1, 2 * capacity)))
            old.forEach { place, _ in put(place) }
            old.abandon()?.deallocate()
        }
        put(place)
    }

    /// Puts the bits of `place` behind all others, and leaves them there too: only one of the two may be destroyed.
    private mutating func put(_ place: Places) {
        guard let places else { return }
        let size = MemoryLayout<SubjectPlace<Never>>.size
        UnsafeMutableRawPointer(places + count).copyMemory(from: place, byteCount: size)
        count += 1
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
