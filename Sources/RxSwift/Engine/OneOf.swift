// Written by Scripts/arities.py; change it there.

// Several sources of different types, and an element of one of them.

@usableFromInline
enum OneOf2<E1, E2> {
    case e1(E1)
    case e2(E2)
}

@usableFromInline
struct Sources2<E1, E2>: GatherSources {
    @usableFromInline typealias Element = OneOf2<E1, E2>

    @usableFromInline let e1: Observable<E1>
    @usableFromInline let e2: Observable<E2>

    @inlinable
    init(_ e1: Observable<E1>, _ e2: Observable<E2>) {
        self.e1 = e1
        self.e2 = e2
    }

    @inlinable var isEmpty: Bool { false }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        sink.gather(e1, at: 0) { child in { child.receive(.next(.e1($0))) } }
        sink.gather(e2, at: 1) { child in { child.receive(.next(.e2($0))) } }
    }
}

@usableFromInline
enum OneOf3<E1, E2, E3> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
}

@usableFromInline
struct Sources3<E1, E2, E3>: GatherSources {
    @usableFromInline typealias Element = OneOf3<E1, E2, E3>

    @usableFromInline let e1: Observable<E1>
    @usableFromInline let e2: Observable<E2>
    @usableFromInline let e3: Observable<E3>

    @inlinable
    init(_ e1: Observable<E1>, _ e2: Observable<E2>, _ e3: Observable<E3>) {
        self.e1 = e1
        self.e2 = e2
        self.e3 = e3
    }

    @inlinable var isEmpty: Bool { false }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        sink.gather(e1, at: 0) { child in { child.receive(.next(.e1($0))) } }
        sink.gather(e2, at: 1) { child in { child.receive(.next(.e2($0))) } }
        sink.gather(e3, at: 2) { child in { child.receive(.next(.e3($0))) } }
    }
}

@usableFromInline
enum OneOf4<E1, E2, E3, E4> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
    case e4(E4)
}

@usableFromInline
struct Sources4<E1, E2, E3, E4>: GatherSources {
    @usableFromInline typealias Element = OneOf4<E1, E2, E3, E4>

    @usableFromInline let e1: Observable<E1>
    @usableFromInline let e2: Observable<E2>
    @usableFromInline let e3: Observable<E3>
    @usableFromInline let e4: Observable<E4>

    @inlinable
    init(_ e1: Observable<E1>, _ e2: Observable<E2>, _ e3: Observable<E3>, _ e4: Observable<E4>) {
        self.e1 = e1
        self.e2 = e2
        self.e3 = e3
        self.e4 = e4
    }

    @inlinable var isEmpty: Bool { false }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        sink.gather(e1, at: 0) { child in { child.receive(.next(.e1($0))) } }
        sink.gather(e2, at: 1) { child in { child.receive(.next(.e2($0))) } }
        sink.gather(e3, at: 2) { child in { child.receive(.next(.e3($0))) } }
        sink.gather(e4, at: 3) { child in { child.receive(.next(.e4($0))) } }
    }
}

@usableFromInline
enum OneOf5<E1, E2, E3, E4, E5> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
    case e4(E4)
    case e5(E5)
}

@usableFromInline
struct Sources5<E1, E2, E3, E4, E5>: GatherSources {
    @usableFromInline typealias Element = OneOf5<E1, E2, E3, E4, E5>

    @usableFromInline let e1: Observable<E1>
    @usableFromInline let e2: Observable<E2>
    @usableFromInline let e3: Observable<E3>
    @usableFromInline let e4: Observable<E4>
    @usableFromInline let e5: Observable<E5>

    @inlinable
    init(_ e1: Observable<E1>, _ e2: Observable<E2>, _ e3: Observable<E3>, _ e4: Observable<E4>, _ e5: Observable<E5>) {
        self.e1 = e1
        self.e2 = e2
        self.e3 = e3
        self.e4 = e4
        self.e5 = e5
    }

    @inlinable var isEmpty: Bool { false }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        sink.gather(e1, at: 0) { child in { child.receive(.next(.e1($0))) } }
        sink.gather(e2, at: 1) { child in { child.receive(.next(.e2($0))) } }
        sink.gather(e3, at: 2) { child in { child.receive(.next(.e3($0))) } }
        sink.gather(e4, at: 3) { child in { child.receive(.next(.e4($0))) } }
        sink.gather(e5, at: 4) { child in { child.receive(.next(.e5($0))) } }
    }
}

@usableFromInline
enum OneOf6<E1, E2, E3, E4, E5, E6> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
    case e4(E4)
    case e5(E5)
    case e6(E6)
}

@usableFromInline
struct Sources6<E1, E2, E3, E4, E5, E6>: GatherSources {
    @usableFromInline typealias Element = OneOf6<E1, E2, E3, E4, E5, E6>

    @usableFromInline let e1: Observable<E1>
    @usableFromInline let e2: Observable<E2>
    @usableFromInline let e3: Observable<E3>
    @usableFromInline let e4: Observable<E4>
    @usableFromInline let e5: Observable<E5>
    @usableFromInline let e6: Observable<E6>

    @inlinable
    init(
        _ e1: Observable<E1>, _ e2: Observable<E2>, _ e3: Observable<E3>, _ e4: Observable<E4>, _ e5: Observable<E5>,
        _ e6: Observable<E6>
    ) {
        self.e1 = e1
        self.e2 = e2
        self.e3 = e3
        self.e4 = e4
        self.e5 = e5
        self.e6 = e6
    }

    @inlinable var isEmpty: Bool { false }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        sink.gather(e1, at: 0) { child in { child.receive(.next(.e1($0))) } }
        sink.gather(e2, at: 1) { child in { child.receive(.next(.e2($0))) } }
        sink.gather(e3, at: 2) { child in { child.receive(.next(.e3($0))) } }
        sink.gather(e4, at: 3) { child in { child.receive(.next(.e4($0))) } }
        sink.gather(e5, at: 4) { child in { child.receive(.next(.e5($0))) } }
        sink.gather(e6, at: 5) { child in { child.receive(.next(.e6($0))) } }
    }
}

@usableFromInline
enum OneOf7<E1, E2, E3, E4, E5, E6, E7> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
    case e4(E4)
    case e5(E5)
    case e6(E6)
    case e7(E7)
}

@usableFromInline
struct Sources7<E1, E2, E3, E4, E5, E6, E7>: GatherSources {
    @usableFromInline typealias Element = OneOf7<E1, E2, E3, E4, E5, E6, E7>

    @usableFromInline let e1: Observable<E1>
    @usableFromInline let e2: Observable<E2>
    @usableFromInline let e3: Observable<E3>
    @usableFromInline let e4: Observable<E4>
    @usableFromInline let e5: Observable<E5>
    @usableFromInline let e6: Observable<E6>
    @usableFromInline let e7: Observable<E7>

    @inlinable
    init(
        _ e1: Observable<E1>, _ e2: Observable<E2>, _ e3: Observable<E3>, _ e4: Observable<E4>, _ e5: Observable<E5>,
        _ e6: Observable<E6>, _ e7: Observable<E7>
    ) {
        self.e1 = e1
        self.e2 = e2
        self.e3 = e3
        self.e4 = e4
        self.e5 = e5
        self.e6 = e6
        self.e7 = e7
    }

    @inlinable var isEmpty: Bool { false }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        sink.gather(e1, at: 0) { child in { child.receive(.next(.e1($0))) } }
        sink.gather(e2, at: 1) { child in { child.receive(.next(.e2($0))) } }
        sink.gather(e3, at: 2) { child in { child.receive(.next(.e3($0))) } }
        sink.gather(e4, at: 3) { child in { child.receive(.next(.e4($0))) } }
        sink.gather(e5, at: 4) { child in { child.receive(.next(.e5($0))) } }
        sink.gather(e6, at: 5) { child in { child.receive(.next(.e6($0))) } }
        sink.gather(e7, at: 6) { child in { child.receive(.next(.e7($0))) } }
    }
}

@usableFromInline
enum OneOf8<E1, E2, E3, E4, E5, E6, E7, E8> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
    case e4(E4)
    case e5(E5)
    case e6(E6)
    case e7(E7)
    case e8(E8)
}

@usableFromInline
struct Sources8<E1, E2, E3, E4, E5, E6, E7, E8>: GatherSources {
    @usableFromInline typealias Element = OneOf8<E1, E2, E3, E4, E5, E6, E7, E8>

    @usableFromInline let e1: Observable<E1>
    @usableFromInline let e2: Observable<E2>
    @usableFromInline let e3: Observable<E3>
    @usableFromInline let e4: Observable<E4>
    @usableFromInline let e5: Observable<E5>
    @usableFromInline let e6: Observable<E6>
    @usableFromInline let e7: Observable<E7>
    @usableFromInline let e8: Observable<E8>

    @inlinable
    init(
        _ e1: Observable<E1>, _ e2: Observable<E2>, _ e3: Observable<E3>, _ e4: Observable<E4>, _ e5: Observable<E5>,
        _ e6: Observable<E6>, _ e7: Observable<E7>, _ e8: Observable<E8>
    ) {
        self.e1 = e1
        self.e2 = e2
        self.e3 = e3
        self.e4 = e4
        self.e5 = e5
        self.e6 = e6
        self.e7 = e7
        self.e8 = e8
    }

    @inlinable var isEmpty: Bool { false }

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {
        sink.gather(e1, at: 0) { child in { child.receive(.next(.e1($0))) } }
        sink.gather(e2, at: 1) { child in { child.receive(.next(.e2($0))) } }
        sink.gather(e3, at: 2) { child in { child.receive(.next(.e3($0))) } }
        sink.gather(e4, at: 3) { child in { child.receive(.next(.e4($0))) } }
        sink.gather(e5, at: 4) { child in { child.receive(.next(.e5($0))) } }
        sink.gather(e6, at: 5) { child in { child.receive(.next(.e6($0))) } }
        sink.gather(e7, at: 6) { child in { child.receive(.next(.e7($0))) } }
        sink.gather(e8, at: 7) { child in { child.receive(.next(.e8($0))) } }
    }
}
