internal import Foundation

/// The terminal behind a file descriptor.
///
/// - Errors: `write` fails as `FileHandle` does.
public struct FileTerminal: Terminal {
    private let descriptor: Int32

    /// The terminal behind standard output.
    public init() { self.init(descriptor: STDOUT_FILENO) }

    /// The terminal behind `descriptor`, which stays the caller's.
    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// Whether there is a terminal behind the descriptor, and not a file or a pipe.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The size it has now; 80 x 24 where it does not know.
    public var size: TerminalSize {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return TerminalSize(columns: 80, rows: 24)
        }
        return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// Whether keys that are pressed appear on it. Keys that send signals do so all the same.
    public func setEcho(_ isOn: Bool) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return }
        if isOn { settings.c_lflag |= tcflag_t(ECHO) } else { settings.c_lflag &= ~tcflag_t(ECHO) }
        _ = tcsetattr(descriptor, TCSANOW, &settings)
    }

    /// Writes all of `text`.
    public func write(_ text: String) throws {
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
    }
}
