// Written by Scripts/arities.py; change it there.

// What a result selector makes of one element of each source.

@usableFromInline
struct Selected2<E1, E2, Output>: GatherCombination {
    @usableFromInline let select: (E1, E2) throws -> Output

    @inlinable
    init(_ select: @escaping (E1, E2) throws -> Output) { self.select = select }

    @inlinable @inline(__always)
    func combine(_ values: (E1, E2)) throws -> Output {
        try select(values.0, values.1)
    }
}

@usableFromInline
struct Selected3<E1, E2, E3, Output>: GatherCombination {
    @usableFromInline let select: (E1, E2, E3) throws -> Output

    @inlinable
    init(_ select: @escaping (E1, E2, E3) throws -> Output) { self.select = select }

    @inlinable @inline(__always)
    func combine(_ values: (E1, E2, E3)) throws -> Output {
        try select(values.0, values.1, values.2)
    }
}

@usableFromInline
struct Selected4<E1, E2, E3, E4, Output>: GatherCombination {
    @usableFromInline let select: (E1, E2, E3, E4) throws -> Output

    @inlinable
    init(_ select: @escaping (E1, E2, E3, E4) throws -> Output) { self.select = select }

    @inlinable @inline(__always)
    func combine(_ values: (E1, E2, E3, E4)) throws -> Output {
        try select(values.0, values.1, values.2, values.3)
    }
}

@usableFromInline
struct Selected5<E1, E2, E3, E4, E5, Output>: GatherCombination {
    @usableFromInline let select: (E1, E2, E3, E4, E5) throws -> Output

    @inlinable
    init(_ select: @escaping (E1, E2, E3, E4, E5) throws -> Output) { self.select = select }

    @inlinable @inline(__always)
    func combine(_ values: (E1, E2, E3, E4, E5)) throws -> Output {
        try select(values.0, values.1, values.2, values.3, values.4)
    }
}

@usableFromInline
struct Selected6<E1, E2, E3, E4, E5, E6, Output>: GatherCombination {
    @usableFromInline let select: (E1, E2, E3, E4, E5, E6) throws -> Output

    @inlinable
    init(_ select: @escaping (E1, E2, E3, E4, E5, E6) throws -> Output) { self.select = select }

    @inlinable @inline(__always)
    func combine(_ values: (E1, E2, E3, E4, E5, E6)) throws -> Output {
        try select(values.0, values.1, values.2, values.3, values.4, values.5)
    }
}

@usableFromInline
struct Selected7<E1, E2, E3, E4, E5, E6, E7, Output>: GatherCombination {
    @usableFromInline let select: (E1, E2, E3, E4, E5, E6, E7) throws -> Output

    @inlinable
    init(_ select: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Output) { self.select = select }

    @inlinable @inline(__always)
    func combine(_ values: (E1, E2, E3, E4, E5, E6, E7)) throws -> Output {
        try select(values.0, values.1, values.2, values.3, values.4, values.5, values.6)
    }
}

@usableFromInline
struct Selected8<E1, E2, E3, E4, E5, E6, E7, E8, Output>: GatherCombination {
    @usableFromInline let select: (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Output

    @inlinable
    init(_ select: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Output) { self.select = select }

    @inlinable @inline(__always)
    func combine(_ values: (E1, E2, E3, E4, E5, E6, E7, E8)) throws -> Output {
        try select(values.0, values.1, values.2, values.3, values.4, values.5, values.6, values.7)
    }
}
