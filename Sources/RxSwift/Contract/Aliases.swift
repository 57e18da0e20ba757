/// `Observable`, for files in which another module has a type of that name.
public typealias RxObservable<Element> = Observable<Element>

/// The integers that `range`, `interval` and `timer` count with.
public typealias RxAbstractInteger = FixedWidthInteger
