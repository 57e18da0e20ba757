/// One subscription, or one timer, of a join: the part that knows no types.
///
/// Not generic on purpose, nor is its list: a member is mostly ended through `any Disposable`, where generic code is
/// never specialised.
@usableFromInline
package class JoinMember: SinkDisposer, @unchecked Sendable {
    /// What tells one member from another where it matters; need not be unique.
    @usableFromInline package final let id: Int
    /// Place in the list, -1 when not in it. Under the lock of the list.
    @exclusivity(unchecked) @usableFromInline final var index = -1

    @inlinable
    init(id: Int) {
        self.id = id
        super.init()
    }
}

/// The members of a join: what is subscribed and what is scheduled. Base class of `JoinSink`.
@usableFromInline
package class JoinMembers: Gate, Disposable {
    /// Under `lock`.
    @exclusivity(unchecked) @usableFromInline final var members = ContiguousArray<JoinMember>()

    /// The part of the sink, which knows the types. A closure that captures nothing, as `Observable.run`: `dispose` is
    /// called through `any Disposable`, where an overridden method would run unspecialised.
    @usableFromInline final let takeApart: (JoinMembers) -> Void

    @inlinable
    init(takeApart: @escaping (JoinMembers) -> Void) { self.takeApart = takeApart }

    @usableFromInline
    package final func dispose() { takeApart(self) }

    /// Forgets `member` and disposes it. On any thread, once or more.
    @usableFromInline
    package final func release(_ member: JoinMember) {
        withLock(&lock) { forget(member) }
        member.dispose()
    }

    /// Forgets the member with that id, if there is one, and disposes it.
    @usableFromInline
    package final func release(id: Int) {
        let member: JoinMember? = withLock(&lock) {
            guard let member = members.first(where: { $0.id == id }) else { return nil }
            forget(member)
            return member
        }
        member?.dispose()
    }

    /// Forgets all but the members with that id, and disposes them.
    @usableFromInline
    package final func releaseAll(except id: Int) {
        let others: ContiguousArray<JoinMember> = withLock(&lock) {
            let all = takeAll()
            for member in all where member.id == id { insert(member) }
            return all.filter { $0.id != id }
        }
        for member in others { member.dispose() }
    }

    /// O(1): the last one moves to the free place. The caller holds `member`, so that it does not die here, under the
    /// lock.
    private func forget(_ member: JoinMember) {
        guard member.index >= 0 else { return }
        let last = members.removeLast()
        if last !== member {
            last.index = member.index
            members[member.index] = last
        }
        member.index = -1
    }

    /// Puts `member` in the list. Under `lock`.
    @inlinable
    final func insert(_ member: JoinMember) {
        member.index = members.count
        members.append(member)
    }

    /// Takes all out of the list, to be disposed outside. Under `lock`.
    @usableFromInline
    final func takeAll() -> ContiguousArray<JoinMember> {
        for member in members { member.index = -1 }
        defer { members = [] }
        return members
    }
}
