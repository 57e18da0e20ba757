"""The declarations of drivers and signals that differ only in the number of sources: thin adapters on `Observable`'s.

Written and compared by Scripts/arities.py.
"""

from arities import ARITIES, FAMILIES, HEADER, NUMBERS, ROOT, each, lines

OPERATORS = ROOT / "Sources/RxCocoa/Operators"


def signature(name, arity):
    return f"""    @inlinable
    public static func {name}<
{lines(arity, "S#: SharedSequenceConvertibleType", 8)}
    >(
{lines(arity, "_ source#: S#", 8)}"""


def same_strategy(arity):
    pairs = ["SharingStrategy == S1.SharingStrategy"]
    pairs += [f"S{n}.SharingStrategy == S{n + 1}.SharingStrategy" for n in range(1, arity)]
    return "where\n" + ",\n".join("        " + pair for pair in pairs)


def functions(name, arity):
    family = FAMILIES[name]
    number = NUMBERS[arity]
    # As the interface list spells it.
    strategy = "SharingStrategy" if name == "combineLatest" else "S1.SharingStrategy"
    notes = f"""    ///
    ///     {family["marble"]}
    ///
    /// - Ends: {family["ends"]}
    /// - Threads: the strategy's scheduler.
    /// - Cost: as `Observable.{name}`, and one `share`.
"""
    elements = lines(arity, "S#.Element", 8)
    sources = lines(arity, "source#.asObservable()", 16)
    return f"""
extension SharedSequence {{
    /// {family["selected"].format(number=number)}
{notes}    /// - Errors: `resultSelector` must not throw: that traps in debug builds; in release builds it is reported and
    ///   completes the sequence.
{signature(name, arity)},
        resultSelector: @escaping (
{lines(arity, "S#.Element", 12)}
        ) throws -> Element
    ) -> SharedSequence<{strategy}, Element>
    {same_strategy(arity)}
    {{
        SharedSequence(
            sealing: Observable.{name}(
{sources},
                resultSelector: resultSelector
            ),
            "{name}"
        )
    }}
}}

extension SharedSequenceConvertibleType where Element == Any {{
    /// {family["tuples"].format(number=number)}
{notes.rstrip()}
{signature(name, arity)}
    ) -> SharedSequence<{"SharingStrategy" if name == "combineLatest" else "S1.SharingStrategy"}, (
{elements}
    )>
    {same_strategy(arity)}
    {{
        SharedSequence<SharingStrategy, (
{lines(arity, "S#.Element", 12)}
        )>(
            Observable.{name}(
{sources}
            )
        )
    }}
}}
"""


def files():
    for name in ("combineLatest", "zip"):
        yield OPERATORS / f"{name}+arity.swift", (
            HEADER + "\npublic import RxSwift\n" + "".join(functions(name, n) for n in ARITIES)
        )
