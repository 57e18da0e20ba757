import Glibc

/// From arguments to exit code.
enum Program {
    static func run(_ arguments: [String]) -> Int32 {
        // A closed pipe is noticed by the write that fails, and is no failure (`millrace … | head`).
        signal(SIGPIPE, SIG_IGN)
        do {
            switch try Command.parse(arguments) {
            case .analyze(let options):
                if options.live, !LiveTerminal.isThere {
                    throw UsageError(message: "--live needs a terminal as its standard output")
                }
                return Analysis(options, input: try InputFile(path: options.file)).run()
            case .generate(let options): return Generation(options).run()
            case .help:
                try OutputFile.standard.write(Command.usage)
                return ExitCode.success
            }
        } catch {
            return report(error)
        }
    }

    /// Says what went wrong and returns the exit code for it.
    static func report(_ error: any Error) -> Int32 {
        switch error {
        case OutputError.closed:
            return ExitCode.success
        case OutputError.failed(let message):
            say(message)
            return ExitCode.failure
        case let error as InputError:
            say(error.message)
            return ExitCode.failure
        case let error as UsageError:
            say(error.message + "\n" + Command.usage)
            return ExitCode.usage
        case _:
            say("\(error)")
            return ExitCode.failure
        }
    }
}

enum ExitCode {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    /// EX_USAGE of sysexits.h.
    static let usage: Int32 = 64
    /// What shells report of a program that SIGINT ended.
    static let interrupted: Int32 = 128 + SIGINT
}
