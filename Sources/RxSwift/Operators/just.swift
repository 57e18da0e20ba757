extension ObservableType {
    /// Emits one element and completes, inside `subscribe`.
    ///
    ///     just(a)  "(a|)"
    ///
    /// - Ends: at once.
    /// - Threads: the subscribing thread; does not wait for its turn on the trampoline.
    /// - Cost: nothing beside the subscription.
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> {
        JustObservable(element)
    }

    /// Emits one element in one turn on `scheduler` and completes in the next.
    ///
    ///     just(a, scheduler: s)  "a|"
    ///
    /// - Ends: in the second turn.
    /// - Threads: emits on `scheduler`.
    /// - Cost: two scheduled items a subscription.
    @inlinable
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        .from(optional: element, scheduler: scheduler)
    }
}

@usableFromInline
final class JustObservable<Element>: Observable<Element>, @unchecked Sendable {
    @usableFromInline let element: Element

    @inlinable
    init(_ element: Element) {
        self.element = element
        super.init(usesTrampoline: false) { this, observer, _ in
            observer.onNext(unsafeDowncast(this, to: JustObservable.self).element)
            observer.stop(nil)
        }
    }
}
