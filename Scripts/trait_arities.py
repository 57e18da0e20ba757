"""The declarations of the traits that differ only in the number of sources: thin adapters on `Observable`'s.

Written and compared by Scripts/arities.py.
"""

from arities import ARITIES, FAMILIES, HEADER, NUMBERS, ROOT, each, lines

TRAITS = ROOT / "Sources/RxSwift/Traits"


def marble(text):
    return f"    ///\n    ///     {text}\n    ///\n"


# Single and Maybe -----------------------------------------------------------------------------------------------------

PRIMITIVES = {
    "Single": {
        "marble": 'zip("-(1|)", "---(x|)")  "---(1x|)"',
        "ends": "when all have emitted.",
    },
    "Maybe": {
        "marble": 'zip("-(1|)", "---(x|)")  "---(1x|)"    zip("-(1|)", "---|")  "---|"',
        "ends": "when all have ended; without an element if one of them had none.",
    },
}


def primitive(trait, arity):
    family = PRIMITIVES[trait]
    number = NUMBERS[arity]
    notes = (
        marble(family["marble"])
        + f"""    /// - Ends: {family["ends"]}
    /// - Threads: the sources may emit on any threads.
    /// - Cost: as `Observable.zip`.
"""
    )
    elements = lines(arity, "E#", 8)
    parameters = lines(arity, "_ source#: PrimitiveSequence<Trait, E#>", 8)
    sources = lines(arity, "source#.asObservable()", 16)
    return f"""
extension PrimitiveSequenceType where Trait == {trait}Trait {{
    /// Emits what `resultSelector` makes of the elements of {number} sources.
{notes}    /// - Errors: the first error of a source, or what `resultSelector` throws, is the event.
    @inlinable
    public static func zip<{each(arity, "E#")}>(
{parameters},
        resultSelector: @escaping ({each(arity, "E#")}) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {{
        PrimitiveSequence(
            Observable.zip(
{sources},
                resultSelector: resultSelector
            )
        )
    }}
}}

extension PrimitiveSequenceType where Element == Any, Trait == {trait}Trait {{
    /// Emits the elements of {number} sources.
{notes}    /// - Errors: the first error of a source is the event.
    @inlinable
    public static func zip<{each(arity, "E#")}>(
{parameters}
    ) -> PrimitiveSequence<Trait, (
{elements}
    )> {{
        PrimitiveSequence<Trait, (
{elements}
        )>(
            Observable.zip(
{sources}
            )
        )
    }}
}}
"""


# Infallible -----------------------------------------------------------------------------------------------------------


def infallible_notes(name):
    family = FAMILIES[name]
    return (
        marble(family["marble"])
        + f"""    /// - Ends: {family["ends"]}
    /// - Threads: as `Observable.{name}`.
    /// - Cost: as `Observable.{name}`.
"""
    )


def infallible_combine_latest(arity):
    family = FAMILIES["combineLatest"]
    number = NUMBERS[arity]
    signature = f"""    @inlinable
    public static func combineLatest<
{lines(arity, "I#: InfallibleType", 8)}
    >(
{lines(arity, "_ source#: I#", 8)}"""
    sources = lines(arity, "source#.asObservable()", 16)
    return f"""
extension Infallible {{
    /// {family["selected"].format(number=number)}
{infallible_notes("combineLatest")}    /// - Errors: `resultSelector` must not throw; see `Infallible`.
{signature},
        resultSelector: @escaping (
{lines(arity, "I#.Element", 12)}
        ) throws -> Element
    ) -> Infallible<Element> {{
        Infallible(
            sealing: Observable.combineLatest(
{sources},
                resultSelector: resultSelector
            ),
            "combineLatest"
        )
    }}
}}

extension InfallibleType where Element == Any {{
    /// {family["tuples"].format(number=number)}
{infallible_notes("combineLatest").rstrip(chr(10))}
{signature}
    ) -> Infallible<(
{lines(arity, "I#.Element", 8)}
    )> {{
        Infallible<(
{lines(arity, "I#.Element", 12)}
        )>(
            Observable.combineLatest(
{sources}
            )
        )
    }}
}}
"""


def infallible_zip(arity):
    family = FAMILIES["zip"]
    return f"""
extension InfallibleType {{
    /// {family["selected"].format(number=NUMBERS[arity])}
{infallible_notes("zip")}    /// - Errors: `resultSelector` must not throw; see `Infallible`.
    @inlinable
    public static func zip<{each(arity, "E#")}>(
{lines(arity, "_ source#: Infallible<E#>", 8)},
        resultSelector: @escaping ({each(arity, "E#")}) throws -> Element
    ) -> Infallible<Element> {{
        Infallible(
            sealing: Observable.zip(
{lines(arity, "source#.asObservable()", 16)},
                resultSelector: resultSelector
            ),
            "zip"
        )
    }}
}}
"""


def files():
    for trait in PRIMITIVES:
        yield TRAITS / trait / f"{trait}+zip+arity.swift", HEADER + "".join(primitive(trait, n) for n in ARITIES)
    for name, write in (("combineLatest", infallible_combine_latest), ("zip", infallible_zip)):
        path = TRAITS / "Infallible" / f"Infallible+{name}+arity.swift"
        yield path, HEADER + "".join(write(n) for n in ARITIES)
