#!/usr/bin/env python3
"""Writes the files whose declarations differ only in the number of sources.

    Scripts/arities.py           writes them
    Scripts/arities.py --check   fails when one is not what would be written

Parameter packs would make this script unnecessary. With Swift 6.3.1 a pack as an element of `combineLatest` crashes the
compiler, and reading one costs 155 ns an event; see RxSwift.docc/Decisions/Arities.md.
"""

import pathlib
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
OPERATORS = ROOT / "Sources/RxSwift/Operators"
ENGINE = ROOT / "Sources/RxSwift/Engine"
ARITIES = range(2, 9)
HEADER = "// Written by Scripts/arities.py; change it there.\n"
NUMBERS = {2: "both", 3: "all three", 4: "all four", 5: "all five", 6: "all six", 7: "all seven", 8: "all eight"}


def each(arity, template, separator=", "):
    """`template` once for each source, `#` being its number from 1 and `%` its place from 0."""
    return separator.join(template.replace("#", str(n)).replace("%", str(n - 1)) for n in range(1, arity + 1))


def lines(arity, template, indent):
    """The same as indented lines of at most 118 columns; `template` is not broken."""
    text = each(arity, template.replace(" ", "~"))
    margin = " " * indent
    filled = textwrap.fill(text, 118, initial_indent=margin, subsequent_indent=margin, break_long_words=False)
    return filled.replace("~", " ")


def block(opening, arity, template, closing, indent, room=40):
    """The list between `opening` and `closing`, on one line if that leaves `room` columns for what stands around it."""
    line = opening + each(arity, template) + closing
    if indent + len(line) + room <= 120:
        return line
    return f"{opening}\n{lines(arity, template, indent + 4)}\n{' ' * indent}{closing}"


def one_of(arity):
    return f"""
@usableFromInline
enum OneOf{arity}<{each(arity, "E#")}> {{
{each(arity, "    case e#(E#)", chr(10))}
}}
"""


def sources(arity):
    starts = each(
        arity, "        sink.gather(e#, at: %) { child in { child.receive(.next(.e#($0))) } }", "\n"
    )
    return f"""
@usableFromInline
struct Sources{arity}<{each(arity, "E#")}>: GatherSources {{
    @usableFromInline typealias Element = OneOf{arity}<{each(arity, "E#")}>

{each(arity, "    @usableFromInline let e#: Observable<E#>", chr(10))}

    @inlinable
    init({each(arity, "_ e#: Observable<E#>")}) {{
{each(arity, "        self.e# = e#", chr(10))}
    }}

    @inlinable var isEmpty: Bool {{ false }}

    @inlinable
    func start<State, Combination>(_ sink: JoinSink<GatherJoin<State, Self, Combination>>)
    where State.Element == Element {{
{starts}
    }}
}}
"""


def selected(arity):
    elements = each(arity, "E#")
    return f"""
@usableFromInline
struct Selected{arity}<{elements}, Output>: GatherCombination {{
    @usableFromInline let select: ({elements}) throws -> Output

    @inlinable
    init(_ select: @escaping ({elements}) throws -> Output) {{ self.select = select }}

    @inlinable @inline(__always)
    func combine(_ values: ({elements})) throws -> Output {{
        try select({each(arity, "values.%")})
    }}
}}
"""


def latest(arity):
    stores = each(
        arity,
        """        case .e#(let new):
            let old = e#
            e# = new
            return old.map { .e#($0) }
""",
        "",
    )
    fields = each(arity, "    @usableFromInline var e#: E#?", "\n")
    values = each(arity, "            e#.unsafelyUnwrapped", ",\n")
    return f"""
@usableFromInline
struct Latest{arity}<{each(arity, "E#")}>: LatestSlots {{
    @usableFromInline typealias Element = OneOf{arity}<{each(arity, "E#")}>

{fields}

    @inlinable
    init() {{}}

    @inlinable
    mutating func store(_ element: Element) -> Element? {{
        switch element {{
{stores}        }}
    }}

    @inlinable
    var values: ({each(arity, "E#")}) {{
        (
{values}
        )
    }}
}}
"""


def queues(arity):
    fields = each(arity, "    @usableFromInline var e# = Queue<E#>()", "\n")
    pushes = each(
        arity,
        "        case .e#(let value): e#.enqueue(value)",
        "\n",
    )
    empties = each(arity, "        case %: e#.isEmpty", "\n")
    firsts = each(arity, "        case .e#: e#.isEmpty", "\n")
    arrivals = each(arity, "        var arrived#: E#?", "\n")
    arrives = each(arity, "        case .e#(let value): arrived# = value", "\n")
    values = each(arity, "            arrived# ?? e#.dequeue().unsafelyUnwrapped", ",\n")
    counts = each(arity, "        if e#.isEmpty { empty += 1 }", "\n")
    return f"""
@usableFromInline
struct Zip{arity}<{each(arity, "E#")}>: ZipSlots {{
    @inlinable static var endsWithoutPartner: Bool {{ false }}

{fields}

    @inlinable
    init() {{}}

    @inlinable
    func isEmpty(at place: Int) -> Bool {{
        switch place {{
{empties}
        default: preconditionFailure("\\(#function): there is no source \\(place) of {arity}")
        }}
    }}

    @inlinable @inline(__always)
    func isFirst(_ element: OneOf{arity}<{each(arity, "E#")}>) -> Bool {{
        switch element {{
{firsts}
        }}
    }}

    @inlinable @inline(__always)
    mutating func push(_ element: OneOf{arity}<{each(arity, "E#")}>) {{
        switch element {{
{pushes}
        }}
    }}

    @inlinable @inline(__always)
    mutating func match(_ element: OneOf{arity}<{each(arity, "E#")}>) -> (({each(arity, "E#")}), empty: Int) {{
{arrivals}
        switch element {{
{arrives}
        }}
        let values = (
{values}
        )
        var empty = 0
{counts}
        return (values, empty)
    }}
}}
"""


FAMILIES = {
    "combineLatest": {
        "state": "CombineLatestState",
        "slots": "Latest",
        "selected": "Emits what `resultSelector` makes of the latest elements of {number} sources, whenever one of"
        "\n    /// them emits and all have.",
        "tuples": "Emits the latest elements of {number} sources, whenever one of them emits and all have.",
        "marble": 'combineLatest("-1---2----|", "---x---y-|")  "---A-B-C--|"  A = 1x  B = 2x  C = 2y',
        "ends": "when all sources have completed; or when the only one that has not, emits while another never did.",
        "cost": "one object for each source, two lock sections for each element.",
    },
    "zip": {
        "state": "ZipState",
        "slots": "Zip",
        "selected": "Emits what `resultSelector` makes of the first elements of {number} sources, then of the"
        "\n    /// second ones, and so on.",
        "tuples": "Emits the first elements of {number} sources, then the second ones, and so on.",
        "marble": 'zip("-1-2---3-|", "---x-y-----|")  "---A-B-----|"  A = 1x  B = 2y',
        "ends": "when all sources have completed. (`zip` of a collection may end earlier.)",
        "cost": "one object and a queue for each source, two lock sections for each element; what waits for a partner is"
        "\n    ///   kept.",
    },
}


def functions(name, arity):
    family = FAMILIES[name]
    number = NUMBERS[arity]
    tuple_type = block("(", arity, "O#.Element", ")", 8)
    slots = f"{family['slots']}{arity}"
    notes = f"""    ///
    ///     {family["marble"]}
    ///
    /// - Ends: {family["ends"]}
    /// - Threads: sources may emit on any threads; their events are serialised by hand-over.
    /// - Cost: {family["cost"]}
"""
    signature = f"""    @inlinable
    public static func {name}{block("<", arity, "O#: ObservableType", ">", 4)}(
{lines(arity, "_ source#: O#", 8)}"""
    join = f"""            GatherJoin(
                {family["state"]}({slots}(), count: {arity}),
                Sources{arity}({each(arity, "source#.asObservable()")}),"""
    return f"""
extension ObservableType {{
    /// {family["selected"].format(number=number)}
{notes}    /// - Errors: an error of a source or of `resultSelector` ends the sequence.
{signature},
        resultSelector: @escaping {tuple_type} throws -> Element
    ) -> Observable<Element> {{
        OnSubscribeObservable(
{join}
                Selected{arity}(resultSelector)
            )
        )
    }}
}}

extension ObservableType where Element == Any {{
    /// {family["tuples"].format(number=number)}
{notes}    /// - Errors: an error of a source ends the sequence.
{signature}
    ) -> Observable<{tuple_type}> {{
        OnSubscribeObservable(
{join}
                PlainValues()
            )
        )
    }}
}}
"""


def files():
    one_ofs = "\n// Several sources of different types, and an element of one of them.\n"
    yield ENGINE / "OneOf.swift", HEADER + one_ofs + "".join(one_of(n) + sources(n) for n in ARITIES)
    selecteds = "\n// What a result selector makes of one element of each source.\n"
    yield ENGINE / "Selected.swift", HEADER + selecteds + "".join(selected(n) for n in ARITIES)
    for name, slots in (("combineLatest", latest), ("zip", queues)):
        text = HEADER + "".join(functions(name, n) for n in ARITIES) + "".join(slots(n) for n in ARITIES)
        yield OPERATORS / f"{name}+arity.swift", text
    # Not at the top: they import this file.
    import shared_sequence_arities
    import trait_arities

    yield from trait_arities.files()
    yield from shared_sequence_arities.files()


def formatted(text):
    command = ["swift", "format", "--configuration", ROOT / ".swift-format", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def main():
    outdated = []
    for path, text in files():
        text = formatted(text)
        if path.exists() and path.read_text() == text:
            continue
        outdated.append(str(path.relative_to(ROOT)))
        if "--check" not in sys.argv[1:]:
            path.write_text(text)
    if "--check" in sys.argv[1:] and outdated:
        sys.exit(f"not what Scripts/arities.py writes: {', '.join(outdated)}")


if __name__ == "__main__":
    main()
