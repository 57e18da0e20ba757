import Foundation

/// How a child process ended.
public enum ChildEnd: Equatable { case exit(Int32), signal(Int32), hung }

/// Runs `body` in a child of fork, where it may trap; how the child ended, and what it wrote to stderr.
///
/// Not under ThreadSanitizer, which does not support children of a process with threads.
public func inChild(_ body: () -> Void) -> (end: ChildEnd, text: String) {
    // Swift hides fork(); the linker knows it.
    typealias Fork = @convention(c) () -> pid_t
    let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
    let errors = Pipe()
    let child = fork()
    if child == 0 {
        dup2(errors.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
        signal(SIGABRT, SIG_DFL)
        body()
        _exit(0)
    }
    try? errors.fileHandleForWriting.close()
    var status: Int32 = 0
    for _ in 0..<2000 {
        if waitpid(child, &status, WNOHANG) == child {
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            return (status & 0x7f == 0 ? .exit(status >> 8) : .signal(status & 0x7f), text)
        }
        usleep(10_000)
    }
    kill(child, SIGKILL)
    waitpid(child, &status, 0)
    return (.hung, "")
}
