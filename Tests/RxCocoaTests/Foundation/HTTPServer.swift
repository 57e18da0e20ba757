import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A server on the loopback interface, for as long as it lives: one thread that accepts, one for each connection.
final class HTTPServer: Sendable {
    enum Reply {
        case answer(status: Int = 200, body: String)
        /// Nothing, until the client has gone; then the closure is called.
        case silence(onGone: @Sendable () -> Void = {})
        /// Something that is not HTTP.
        case garbage
    }

    let port: UInt16
    private let listener: Int32

    var url: URL { URL(string: "http://127.0.0.1:\(port)/")! }

    init(_ reply: @escaping @Sendable (_ path: String) -> Reply) {
        let (socket, port) = Self.listen()
        self.port = port
        listener = socket
        Thread.detachNewThread {
            while true {
                let connection = accept(socket, nil, nil)
                if connection < 0 { break }
                Thread.detachNewThread {
                    Self.serve(connection, reply)
                    close(connection)
                }
            }
            close(socket)
        }
    }

    /// Wakes the thread that accepts, which then closes the socket.
    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// A port that nobody listens at: it was free a moment ago.
    static func freePort() -> UInt16 {
        let (socket, port) = listen()
        close(socket)
        return port
    }

    private static func listen() -> (socket: Int32, port: UInt16) {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                precondition(bind(descriptor, address, length) == 0, "no port on the loopback interface")
                precondition(getsockname(descriptor, address, &length) == 0, "no name for the socket")
            }
        }
        #if canImport(Glibc)
            precondition(Glibc.listen(descriptor, 16) == 0, "the socket does not listen")
        #else
            precondition(Darwin.listen(descriptor, 16) == 0, "the socket does not listen")
        #endif
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    private static func serve(_ connection: Int32, _ reply: (String) -> Reply) {
        guard let request = readRequest(connection) else { return }
        switch reply(request) {
        case .answer(let status, let body):
            write(
                connection,
                """
                HTTP/1.1 \(status) Status\r
                Content-Type: text/plain\r
                Content-Length: \(body.utf8.count)\r
                Connection: close\r
                \r
                \(body)
                """)
        case .garbage: write(connection, "this is not a protocol\r\n\r\n")
        case .silence(let onGone):
            var byte: UInt8 = 0
            while recv(connection, &byte, 1, 0) > 0 {}
            onGone()
        }
    }

    /// The path of the request, read up to the end of its head.
    private static func readRequest(_ connection: Int32) -> String? {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard recv(connection, &byte, 1, 0) == 1 else { return nil }
            head.append(byte)
        }
        let words = String(decoding: head, as: UTF8.self).split(separator: " ")
        return words.count > 1 ? String(words[1]) : nil
    }

    private static func write(_ connection: Int32, _ text: String) {
        var rest = ArraySlice(text.utf8)
        while !rest.isEmpty {
            let count = Array(rest).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}
