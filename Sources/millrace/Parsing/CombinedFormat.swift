/// One line of the combined log format of Apache and nginx:
///
///     client identity user [17/May/2015:10:05:03 +0000] "GET /path HTTP/1.1" 200 203023 "referer" "user agent"
///
/// Works on bytes and asks of them only what the format promises: they need not be UTF-8, a quoted field may hold
/// quotes behind backslashes, a user may hold spaces, and what follows the user agent is ignored because many
/// servers append fields of their own.
enum CombinedFormat {
    static func parse(_ base: UnsafeRawPointer, start: Int, count: Int) throws(Malformed) -> Record {
        guard count > 0 else { throw .empty }
        var cursor = LineCursor(base, start: start, count: count)
        guard let client = cursor.word() else { throw .client }
        guard cursor.skipToDate() else { throw .user }
        guard let time = cursor.date() else { throw .date }
        guard let request = cursor.quoted() else { throw .request }
        guard let status = cursor.number(limit: 599), status >= 100 else { throw .status }
        guard let bytes = cursor.size() else { throw .bytes }
        guard cursor.quoted() != nil else { throw .referer }
        guard cursor.quoted() != nil, cursor.isBetweenFields else { throw .agent }
        let path = cursor.path(of: request)
        return Record(
            time: time, bytes: bytes, status: status,
            client: ByteHash.slice(base, client), path: ByteHash.slice(base, path)
        )
    }
}
