import Glibc

struct InputError: Error {
    let message: String
}

/// An open log.
final class InputFile: @unchecked Sendable {
    let descriptor: Int32
    let name: String
    /// `nil` where the size says nothing about how much will be read (pipes, terminals, /proc).
    let size: Int?
    private let isOwned: Bool

    /// Opens `path`, or takes standard input when it is `nil`.
    init(path: String?) throws {
        if let path {
            descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw InputError(message: "cannot read \(path): \(errorText(errno))") }
        } else {
            descriptor = STDIN_FILENO
        }
        name = path ?? "standard input"
        isOwned = path != nil
        var status = stat()
        let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isRegular && status.st_size > 0 ? Int(status.st_size) : nil
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    /// Returns 0 at the end of the input.
    func read(into memory: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            let count = Glibc.read(descriptor, memory.baseAddress, memory.count)
            if count >= 0 { return count }
            guard errno == EINTR else { throw InputError(message: "cannot read \(name): \(errorText(errno))") }
        }
    }
}

func errorText(_ code: Int32) -> String {
    String(cString: strerror(code))
}
