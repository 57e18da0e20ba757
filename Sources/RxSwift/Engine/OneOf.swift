// Written by Scripts/arities.py; change it there.

// An element of one of several sources of different types.

@usableFromInline
enum OneOf2<E1, E2> {
    case e1(E1)
    case e2(E2)
}

@usableFromInline
enum OneOf3<E1, E2, E3> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
}

@usableFromInline
enum OneOf4<E1, E2, E3, E4> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
    case e4(E4)
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
enum OneOf6<E1, E2, E3, E4, E5, E6> {
    case e1(E1)
    case e2(E2)
    case e3(E3)
    case e4(E4)
    case e5(E5)
    case e6(E6)
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
