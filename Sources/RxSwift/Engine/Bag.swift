/// Which entry of a bag: never given twice by one bag.
@usableFromInline
package struct BagKey: Hashable, Sendable {
    @usableFromInline let number: UInt64

    @inlinable
    init(number: UInt64) { self.number = number }
}

/// Values in the order they were inserted, each removed by its key.
///
/// - Cost: insert amortised O(1); remove O(log n) to find the place plus an amortised O(1) share of closing the gaps.
@usableFromInline
package struct Bag<Element> {
    // Sorted by key, since keys only grow. A removed entry leaves a gap until half are gaps.
    @usableFromInline var entries = ContiguousArray<(key: UInt64, element: Element?)>()
    @usableFromInline var nextKey: UInt64 = 0
    @usableFromInline package internal(set) var count = 0

    @inlinable
    package init() {}

    package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

    @inlinable
    package mutating func insert(_ element: Element) -> BagKey {
        defer { nextKey += 1 }
        entries.append((nextKey, element))
        count += 1
        return BagKey(number: nextKey)
    }

    @inlinable
    package mutating func removeKey(_ key: BagKey) -> Element? {
        let place = place(of: key.number)
        guard place < entries.count, entries[place].key == key.number else { return nil }
        guard let element = entries[place].element.take() else { return nil }
        count -= 1
        if place == entries.count - 1 { entries.removeLast() }
        if entries.count > 8, count < entries.count / 2 { entries.removeAll { $0.element == nil } }
        return element
    }

    @inlinable
    package mutating func removeAll() {
        entries.removeAll()
        count = 0
    }

    @inlinable
    package func forEach(_ body: (Element) -> Void) {
        for entry in entries {
            if let element = entry.element { body(element) }
        }
    }

    @inlinable
    func place(of key: UInt64) -> Int {
        // The latest is asked for most: what comes and goes.
        if let last = entries.last, last.key == key { return entries.count - 1 }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Tells `event` to every handler in `bag`, in the order they were inserted.
@inlinable
package func dispatch<Element>(_ bag: Bag<(Event<Element>) -> Void>, _ event: Event<Element>) {
    bag.forEach { $0(event) }
}

/// Disposes everything in `bag`, in the order it was inserted.
@inlinable
package func disposeAll(in bag: Bag<any Disposable & AnyObject>) {
    bag.forEach { Unwinder.dispose($0) }
}
