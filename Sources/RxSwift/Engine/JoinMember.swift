/// One subscription, or one timer, of a join: the part that knows no types.
///
/// Not generic on purpose, nor is its list: a member is mostly ended through `any Disposable`, where generic code is
/// never specialised.
@usableFromInline
package class JoinMember: SinkDisposer, @unchecked Sendable {
    /// What tells one member from another where it matters; need not be unique.
    @usableFromInline package final let id: Int
    // Unchecked: under the lock of the join.
    /// Its place in a `MemberList`.
    @exclusivity(unchecked) fileprivate final var isListed = false
    @exclusivity(unchecked) fileprivate final var previous: Unmanaged<JoinMember>?
    @exclusivity(unchecked) fileprivate final var next: Unmanaged<JoinMember>?

    @inlinable
    init(id: Int) {
        self.id = id
        super.init()
    }
}

/// Members in the order in which they came, linked to each other; the list holds them by hand.
///
/// Not an array: making one for the first member and a larger one for the second was a tenth of a subscription of
/// `flatMap`.
@usableFromInline
struct MemberList {
    private typealias Link = Unmanaged<JoinMember>?

    private var first: Link = nil
    private var last: Link = nil

    /// O(1).
    mutating func append(_ member: JoinMember) {
        let link = Unmanaged.passRetained(member)
        member.isListed = true
        member.previous = last
        member.next = nil
        if let last { last._withUnsafeGuaranteedRef { $0.next = link } } else { first = link }
        last = link
    }

    /// O(1); nothing if it is not in the list. The caller holds `member`, so that it does not die here, under a lock.
    mutating func remove(_ member: JoinMember) {
        guard member.isListed else { return }
        member.isListed = false
        let (previous, next) = (member.previous, member.next)
        if let previous { previous._withUnsafeGuaranteedRef { $0.next = next } } else { first = next }
        if let next { next._withUnsafeGuaranteedRef { $0.previous = previous } } else { last = previous }
        Unmanaged.passUnretained(member).release()
    }

    func first(where isWanted: (JoinMember) -> Bool) -> JoinMember? {
        var place = first
        while let link = place {
            let member = link.takeUnretainedValue()
            if isWanted(member) { return member }
            place = member.next
        }
        return nil
    }

    /// Takes all out, to be disposed outside the lock.
    mutating func takeAll() -> MemberList {
        defer { self = MemberList() }
        forEach { $0.isListed = false }
        return self
    }

    /// Takes out all but those with that id.
    mutating func takeAll(except id: Int) -> MemberList {
        var others = MemberList()
        takeAll().consumeEach { $0.id == id ? append($0) : others.append($0) }
        return others.takeAll()
    }

    /// Disposes and lets go of all. Of a list that `takeAll` returned.
    @usableFromInline
    func disposeAll() { consumeEach { $0.dispose() } }

    func releaseAll() { consumeEach { _ in } }

    private func forEach(_ body: (JoinMember) -> Void) {
        var place = first
        while let link = place {
            place = link._withUnsafeGuaranteedRef {
                body($0)
                return $0.next
            }
        }
    }

    private func consumeEach(_ body: (JoinMember) -> Void) {
        var place = first
        while let link = place {
            let member = link.takeRetainedValue()
            place = member.next
            body(member)
        }
    }
}

/// The members of a join: what is subscribed and what is scheduled. Base class of `JoinSink`.
@usableFromInline
package class JoinMembers: Gate, Disposable {
    /// Under `lock`.
    @exclusivity(unchecked) private final var members = MemberList()

    /// The part of the sink, which knows the types. A closure that captures nothing, as `Observable.run`: `dispose` is
    /// called through `any Disposable`, where an overridden method would run unspecialised.
    @usableFromInline final let takeApart: (JoinMembers) -> Void

    @usableFromInline
    init(takeApart: @escaping (JoinMembers) -> Void) { self.takeApart = takeApart }

    deinit { members.releaseAll() }

    @usableFromInline
    package final func dispose() { takeApart(self) }

    /// Forgets `member` and disposes it. On any thread, once or more.
    @usableFromInline
    package final func release(_ member: JoinMember) {
        locked { members.remove(member) }
        member.dispose()
    }

    /// Forgets the member with that id, if there is one, and disposes it.
    @usableFromInline
    package final func release(id: Int) {
        let member: JoinMember? = locked {
            let member = members.first { $0.id == id }
            if let member { members.remove(member) }
            return member
        }
        member?.dispose()
    }

    /// Forgets all but the members with that id, and disposes them.
    @usableFromInline
    package final func releaseAll(except id: Int) {
        locked { members.takeAll(except: id) }.disposeAll()
    }

    /// Puts `member` in the list. Under `lock`.
    @usableFromInline
    final func insert(_ member: JoinMember) { members.append(member) }

    /// Takes all out of the list, to be disposed outside. Under `lock`.
    @usableFromInline
    final func takeAllMembers() -> MemberList { members.takeAll() }
}
