// What may go from one thread, task or actor to another. Each conformance is true of the type as it is used: its own
// state is immutable, or under a lock or an atomic word. It is `@unchecked` because the compiler cannot see that, and
// because the closures that users give to operators are not required to be `@Sendable`: see Threads.
//
// `Disposable` itself promises nothing: a client's own disposables need not be `Sendable`. `DisposeBag` is.

// Whatever the element. Were it Sendable with its element only, Swift 6.3 could not infer the element in
// `Observable.merge(a, b)` any more, in no client in language mode 6; see Decisions/Sendable.
extension Observable: @unchecked Sendable {}

// With the element: they are told elements from wherever they are.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}
extension Binder: @unchecked Sendable where Value: Sendable {}

extension SinkDisposer: @unchecked Sendable {}
extension AnonymousDisposable: @unchecked Sendable {}
extension BinaryDisposable: @unchecked Sendable {}
