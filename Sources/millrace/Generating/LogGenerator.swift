/// Makes up a log of a small site: a few favourites among many paths, some lines out of order, a scanner that looks
/// for holes now and then, and minutes in which the server fails.
struct LogGenerator {
    private var numbers: RandomNumbers
    /// Sunday, 17 May 2015, 10:05:00.
    private var time = LogDate.days(year: 2015, month: 5, day: 17) * 86_400 + 36_300
    private var linesLeftInSecond = 0
    private var buffer: [UInt8] = []

    init(seed: UInt64) {
        numbers = RandomNumbers(seed: seed)
    }

    /// The next `count` lines.
    mutating func lines(_ count: Int) -> [UInt8] {
        buffer.removeAll(keepingCapacity: true)
        for _ in 0..<count { addLine() }
        return buffer
    }

    private mutating func addLine() {
        if linesLeftInSecond == 0 {
            time += 1
            linesLeftInSecond = 1 + numbers.below(20)
        }
        linesLeftInSecond -= 1
        // The server logs an answer when it is done, under the time at which it was asked.
        let asked = numbers.below(10) == 0 ? time - numbers.below(30) : time
        let isScan = time / 60 % 30 == 7 && numbers.below(20) == 0
        add(isScan ? "203.0.113.66" : client())
        add(" - - [\(spelled(asked))] \"")
        isScan ? addScan() : addRequest()
    }

    private mutating func addScan() {
        let target = Sample.targets[numbers.below(Sample.targets.count)]
        add("GET \(target) HTTP/1.1\" 404 \(200 + numbers.below(100)) \"-\" \"\(Sample.scanner)\"\n")
    }

    private mutating func addRequest() {
        let isFailing = time / 60 % 60 == 20
        let status = isFailing && numbers.below(4) == 0 ? 503 : Sample.statuses[numbers.below(Sample.statuses.count)]
        let section = Sample.sections[numbers.skewed(below: Sample.sections.count)]
        let page = numbers.skewed(below: 400)
        let path = status == 404 ? "/\(section)/gone-\(page)" : page == 0 ? "/" : "/\(section)/\(page).html"
        let size = status == 304 ? "-" : String(200 + numbers.skewed(below: 200_000))
        let method = numbers.below(50) == 0 ? "HEAD" : "GET"
        let referer = numbers.below(3) == 0 ? "-" : "https://example.org/\(section)/"
        let agent = Sample.agents[numbers.skewed(below: Sample.agents.count)]
        add("\(method) \(path) HTTP/1.1\" \(status) \(size) \"\(referer)\" \"\(agent)\"\n")
    }

    private mutating func client() -> String {
        let number = numbers.skewed(below: 4_000)
        return "10.\(number >> 16).\(number >> 8 & 255).\(number & 255)"
    }

    private mutating func add(_ text: String) {
        buffer.append(contentsOf: text.utf8)
    }

    private func spelled(_ time: Int) -> String {
        let (year, month, day) = LogDate.date(days: floorDivide(time, 86_400))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let clock = "\(two(time / 3_600 % 24)):\(two(time / 60 % 60)):\(two(time % 60))"
        return "\(two(day))/\(Sample.months[month - 1])/\(year):\(clock) +0000"
    }
}

private enum Sample {
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    static let sections = ["articles", "images", "projects", "presentations", "files", "blog", "geekery", "scripts"]
    static let targets = ["/wp-login.php", "/.env", "/admin/", "/phpmyadmin/", "/cgi-bin/test.cgi", "/.git/config"]
    /// As often as they are to occur among forty.
    static let statuses = [Int](repeating: 200, count: 35) + [206, 301, 304, 304, 404]
    static let scanner = "Mozilla/5.0 (compatible; \\\"scanner\\\")"
    static let agents = [
        "Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0"
            + " Safari/537.36",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
        "curl/8.5.0",
        "FeedReader/2.1 (+https://example.org/feed)",
    ]
}
