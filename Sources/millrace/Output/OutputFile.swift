import Glibc

enum OutputError: Error {
    /// Nobody reads any more (`| head`): not a failure, just the end.
    case closed
    case failed(String)
}

/// Where results go. Unbuffered: whoever writes decides how much is one write.
struct OutputFile {
    let descriptor: Int32

    static let standard = OutputFile(descriptor: STDOUT_FILENO)
    static let error = OutputFile(descriptor: STDERR_FILENO)

    var isTerminal: Bool { isatty(descriptor) == 1 }

    func write(_ text: String) throws {
        var text = text
        try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else {
                try handle(errno)
            }
        }
    }

    private func handle(_ code: Int32) throws {
        switch code {
        case EINTR: return
        case EAGAIN:
            // Whoever started us may have left the pipe non-blocking.
            var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&ready, 1, -1)
        case EPIPE: throw OutputError.closed
        case _: throw OutputError.failed("cannot write: \(errorText(code))")
        }
    }
}

/// Says something to the person at the keyboard. That nobody listens is no reason to stop.
func say(_ message: String) {
    try? OutputFile.error.write("millrace: \(message)\n")
}
