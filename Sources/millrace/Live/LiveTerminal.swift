import Glibc
import RxDataSources

/// Standard output as a terminal, with the errors of everything else that is written there.
struct LiveTerminal: Terminal {
    private let terminal = FileTerminal(descriptor: OutputFile.standard.descriptor)

    /// Whether a list can be drawn there.
    static var isThere: Bool {
        OutputFile.standard.isTerminal && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    var size: TerminalSize { terminal.size }

    func setEcho(_ isOn: Bool) { terminal.setEcho(isOn) }

    func write(_ text: String) throws { try OutputFile.standard.write(text) }
}
