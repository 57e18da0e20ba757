/// Dates as logs spell them, and as seconds since 1970. Foundation's formatters take a thousand times longer.
enum LogDate {
    /// `17/May/2015:10:05:03 +0000`
    static let length = 26

    /// Reads `length` bytes at `text`; `nil` where they are no date that exists.
    static func parse(_ text: UnsafeRawPointer) -> Int? {
        guard hasSeparators(text), let month = month(text + 3) else { return nil }
        guard let day = number(text, 2), let year = number(text + 7, 4) else { return nil }
        guard let hour = number(text + 12, 2), let minute = number(text + 15, 2) else { return nil }
        guard let second = number(text + 18, 2), let zone = zone(text + 21) else { return nil }
        guard day >= 1, day <= days(inMonth: month, of: year) else { return nil }
        // Second 60 is a leap second.
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        return days(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second - zone
    }

    /// Days since 1970-01-01 in the Gregorian calendar. Years are counted from March, so that the leap day is the
    /// last of a year, and 400 of them are 146,097 days.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = floorDivide(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The reverse of `days(year:month:day:)`.
    static func date(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static func hasSeparators(_ text: UnsafeRawPointer) -> Bool {
        byte(text, 2) == UInt8(ascii: "/") && byte(text, 6) == UInt8(ascii: "/")
            && byte(text, 11) == UInt8(ascii: ":") && byte(text, 14) == UInt8(ascii: ":")
            && byte(text, 17) == UInt8(ascii: ":") && byte(text, 20) == UInt8(ascii: " ")
    }

    private static func month(_ text: UnsafeRawPointer) -> Int? {
        let name = UInt32(byte(text, 0)) << 16 | UInt32(byte(text, 1)) << 8 | UInt32(byte(text, 2))
        switch name {
        case 0x4A_616E: return 1  // Jan
        case 0x46_6562: return 2  // Feb
        case 0x4D_6172: return 3  // Mar
        case 0x41_7072: return 4  // Apr
        case 0x4D_6179: return 5  // May
        case 0x4A_756E: return 6  // Jun
        case 0x4A_756C: return 7  // Jul
        case 0x41_7567: return 8  // Aug
        case 0x53_6570: return 9  // Sep
        case 0x4F_6374: return 10  // Oct
        case 0x4E_6F76: return 11  // Nov
        case 0x44_6563: return 12  // Dec
        case _: return nil
        }
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        case _: 31
        }
    }

    /// `+0130` in seconds east of Greenwich.
    private static func zone(_ text: UnsafeRawPointer) -> Int? {
        guard let hours = number(text + 1, 2), let minutes = number(text + 3, 2), hours < 24, minutes < 60 else {
            return nil
        }
        switch byte(text, 0) {
        case UInt8(ascii: "+"): return hours * 3_600 + minutes * 60
        case UInt8(ascii: "-"): return -(hours * 3_600 + minutes * 60)
        case _: return nil
        }
    }

    @inline(__always)
    private static func number(_ text: UnsafeRawPointer, _ digits: Int) -> Int? {
        var value = 0
        for index in 0..<digits {
            let digit = byte(text, index) &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }

    private static func byte(_ text: UnsafeRawPointer, _ index: Int) -> UInt8 {
        text.load(fromByteOffset: index, as: UInt8.self)
    }
}

/// Rounds towards minus infinity, so that the windows before 1970 are as long as the others.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
}
