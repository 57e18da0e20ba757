import RxSwift
import TestSupport

/// One operator as the laws see it: how to put it on top of a source.
///
/// A row is a line or a few; the laws run over all of them. A file of Sources/RxSwift/Operators without a row fails
/// `EveryOperatorHasARow`. Overloads that are operators of their own get rows of their own, with the same `file`.
struct Row {
    /// The name of the operator's file, without `.swift`.
    let file: String
    /// Which form of the operator, where there is more than one.
    let form: String
    let traits: Traits
    let build: (Observable<Tracked>, Probe) -> Observable<Tracked>

    var name: String { form.isEmpty ? file : form }
    var isSource: Bool { traits.contains(.isSource) }
    /// A source that would go on for ever; the laws look at its first elements.
    var isEndlessSource: Bool { traits.isSuperset(of: [.isSource, .endless]) && !traits.contains(.mute) }
    /// Whether it ends when its inputs do.
    var ends: Bool { !traits.contains(.endless) || isEndlessSource }
    /// Whether it emits inside `subscribe` on a source that does.
    var isPrompt: Bool { traits.isDisjoint(with: [.late, .mute, .asynchronous, .gated]) }

    /// An operator on a source. Its closures call the probe, so that the laws can watch them and make them throw.
    static func on(
        _ file: String, _ form: String = "", _ traits: Traits = [],
        _ build: @escaping (Observable<Tracked>, Probe) -> Observable<Tracked>
    ) -> Row {
        Row(file: file, form: form, traits: traits, build: build)
    }

    /// A source; it emits by itself and, unless it is endless, ends.
    static func source(
        _ file: String, _ form: String = "", _ traits: Traits = [],
        _ build: @escaping (Probe) -> Observable<Tracked>
    ) -> Row {
        Row(file: file, form: form, traits: traits.union(.isSource)) { _, probe in build(probe) }
    }
}

/// What is special about a row, so that a law knows what to expect. Without traits: every element of the source makes
/// an element at once, the end of the source is the end, its error is the error.
struct Traits: OptionSet {
    let rawValue: Int

    /// Has no source. Set by `Row.source`.
    static let isSource = Traits(rawValue: 1)
    /// Does not end when its inputs do.
    static let endless = Traits(rawValue: 2)
    /// Emits only when the source ends.
    static let late = Traits(rawValue: 4)
    /// Emits no elements.
    static let mute = Traits(rawValue: 8)
    /// Emits, subscribes or ends on `probe.scheduler`; the laws let time pass.
    static let asynchronous = Traits(rawValue: 16)
    /// Emits only what `probe.other` lets through.
    static let gated = Traits(rawValue: 64)
    /// An error of the source is not passed on as it is.
    static let handlesErrors = Traits(rawValue: 32)
}
