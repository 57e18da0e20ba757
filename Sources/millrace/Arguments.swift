/// What the program was asked to do.
enum Command: Equatable {
    case analyze(AnalyzeOptions)
    case generate(GenerateOptions)
    case help
}

struct AnalyzeOptions: Equatable {
    /// `nil` is standard input.
    var file: String?
    /// The length of a window in seconds of the log's own time.
    var window = 60
    var top = 5
    var json = false
    /// Show on the terminal how the paths move instead of printing windows.
    var live = false
    /// How many seconds a line may be older than the newest one and still find its window open.
    var late = 60
    /// The share of 5xx answers in a window, in percent, that is worth an alert.
    var serverErrorPercent = 5
    /// How many 404 answers to one client in a window are worth an alert.
    var notFoundHits = 10
}

struct GenerateOptions: Equatable {
    var lines = 0
    var seed: UInt64 = 1
    /// Lines a second, `nil` is as fast as they can be written. The bytes are the same at any rate.
    var rate: Int?
}

/// Why the arguments make no sense, in words for the person who typed them.
struct UsageError: Error, Equatable {
    let message: String
}

extension Command {
    static let usage = """
        usage: millrace analyze [FILE|-] [--window SECONDS] [--top N] [--json | --live] [--late SECONDS]
                                [--alert-5xx PERCENT] [--alert-404 COUNT]
               millrace generate --lines N [--seed S] [--rate LINES_PER_SECOND]
               millrace help

        analyze   reads an Apache or nginx access log (combined format) from FILE or standard input and prints
                  a table for each window, alerts as they happen and a summary at the end
          --window      length of a window in seconds of the log's own time (60)
          --top         how many paths to list (5)
          --json        print one JSON object per line instead of tables
          --live        show on the terminal how the paths move, and print the summary afterwards
          --late        how many seconds a line may be out of order and still be counted in its window (60)
          --alert-5xx   alert when this share of a window's answers, in percent, is 5xx (5)
          --alert-404   alert when one client gets this many 404 answers in a window (10)
        generate  writes a made-up log, the same bytes for the same seed
          --lines       how many lines
          --seed        which log (1)
          --rate        lines written a second (as fast as possible)

        """

    static func parse(_ arguments: [String]) throws(UsageError) -> Command {
        var words = ArgumentReader(arguments)
        switch try words.next() {
        case "analyze"?: return try analyze(&words)
        case "generate"?: return try generate(&words)
        case "help"?, "--help"?, "-h"?: return .help
        case let other?: throw UsageError(message: "unknown command '\(other)'")
        case nil: throw UsageError(message: "a command is missing")
        }
    }

    private static func analyze(_ words: inout ArgumentReader) throws(UsageError) -> Command {
        var options = AnalyzeOptions()
        var files: [String] = []
        while let word = try words.next() {
            switch word {
            case "--window": options.window = try words.number(for: word, in: 1...1_000_000_000)
            case "--top": options.top = try words.number(for: word, in: 0...10_000)
            case "--json": options.json = true
            case "--live": options.live = true
            case "--late": options.late = try words.number(for: word, in: 0...1_000_000_000)
            case "--alert-5xx": options.serverErrorPercent = try words.number(for: word, in: 1...100)
            case "--alert-404": options.notFoundHits = try words.number(for: word, in: 1...Int.max)
            case "--help", "-h": return .help
            case "--": files += words.rest()
            case "-": files.append(word)
            case _ where word.hasPrefix("-"): throw UsageError(message: "unknown option '\(word)'")
            case _: files.append(word)
            }
        }
        guard files.count <= 1 else { throw UsageError(message: "more than one file: '\(files[1])'") }
        guard !options.json || !options.live else { throw UsageError(message: "--json and --live exclude each other") }
        options.file = files.first == "-" ? nil : files.first
        return .analyze(options)
    }

    private static func generate(_ words: inout ArgumentReader) throws(UsageError) -> Command {
        var options = GenerateOptions()
        var lines: Int?
        while let word = try words.next() {
            switch word {
            case "--lines": lines = try words.number(for: word, in: 0...1_000_000_000_000)
            case "--seed": options.seed = try words.number(for: word, in: 0...UInt64.max)
            case "--rate": options.rate = try words.number(for: word, in: 1...1_000_000_000)
            case "--help", "-h": return .help
            case _: throw UsageError(message: "unknown argument '\(word)'")
            }
        }
        guard let lines else { throw UsageError(message: "--lines is missing") }
        options.lines = lines
        return .generate(options)
    }
}
