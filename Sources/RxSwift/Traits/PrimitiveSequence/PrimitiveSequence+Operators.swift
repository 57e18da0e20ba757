extension PrimitiveSequence {
    /// Asks `observableFactory` for a sequence at each subscription.
    ///
    ///     deferred { "-(a|)" }  "-(a|)"
    ///
    /// - Ends: with the sequence that was made.
    /// - Threads: the factory runs on the subscribing thread.
    /// - Cost: as `Observable.deferred`.
    /// - Errors: what the factory throws is the event.
    @inlinable
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(Observable.deferred { try observableFactory().source })
    }

    /// Makes a resource at each subscription, and a sequence of it, and disposes the resource after the sequence.
    ///
    ///     using(r) { "-(a|)" }  "-(a|)"
    ///
    /// - Ends: with the sequence that was made.
    /// - Threads: as `Observable.using`.
    /// - Cost: as `Observable.using`.
    /// - Errors: what a factory throws is the event.
    @inlinable
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable.using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source })
        )
    }

    /// Tells the event on `scheduler`.
    ///
    ///     "--(a|)"  observe(on: s)  "--(a|)"
    ///
    /// - Ends: with the source.
    /// - Threads: `scheduler`; after `dispose` there, silence.
    /// - Cost: as `Observable.observe(on:)`.
    @inlinable
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.observe(on: scheduler))
    }

    /// Subscribes to the source, and later disposes it, on `scheduler`.
    ///
    ///     "--(a|)"  subscribe(on: s)  "--(a|)"
    ///
    /// - Ends: with the source.
    /// - Threads: the source starts on `scheduler` and emits where it likes.
    /// - Cost: as `Observable.subscribe(on:)`.
    @inlinable
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.subscribe(on: scheduler))
    }

    /// Prints each thing that happens, with the time and `identifier`.
    ///
    ///     2026-03-01 12:00:00.001: main.swift:7 (run()) -> Event next(1)
    ///
    /// - Ends: with the source.
    /// - Threads: as `Observable.debug`.
    /// - Cost: as `Observable.debug`.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false,
        file: String = #file, line: UInt = #line, function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }
}
