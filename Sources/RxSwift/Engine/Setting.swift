internal import CSupport

/// A setting of the whole process: read all the time, replaced hardly ever, both on any thread at any time.
///
/// A reader takes a reference of what is there and waits for nobody. Who replaces it makes a changed copy and puts that
/// in its place, or starts over when somebody was faster. So there is no lock that a closure could be released under.
package final class Setting<Value>: @unchecked Sendable {
    /// Never changes, so that it may be read by any number of threads.
    private final class Box {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    // Unchecked: an atomic pointer to a box.
    @exclusivity(unchecked) private var cell = RcuCell()

    package init(_ value: Value) { _ = RcuCell.replace(&cell, with: Self.retained(Box(value))) }

    deinit { RcuCell.replace(&cell, with: nil).map(Self.release) }

    package var value: Value { box.value }

    /// Replaces the value by a changed one; `change` is called again when another thread was faster.
    ///
    /// What was replaced is released here, unless somebody still holds it: waits for threads that are just reading.
    package func update(_ change: (inout Value) -> Void) {
        replace(change) { original, copy in
            guard RcuCell.update(&cell, from: original, to: copy) else { return false }
            Self.release(original)
            return true
        }
    }

    /// The same without waiting: what was replaced is released by a thread of the runtime, some time later.
    package func updateDeferred(_ change: (inout Value) -> Void) {
        replace(change) { original, copy in
            RcuCell.updateDeferred(&cell, from: original, to: copy) { Unmanaged<AnyObject>.fromOpaque($0).release() }
        }
    }

    private func replace(
        _ change: (inout Value) -> Void, put: (_ original: UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool
    ) {
        while true {
            let original = box
            var value = original.value
            change(&value)
            let copy = Self.retained(Box(value))
            if put(Unmanaged.passUnretained(original).toOpaque(), copy) { return }
            Self.release(copy)
        }
    }

    private var box: Box {
        // The read-side section: a reference is taken, and nothing foreign runs.
        let raw = RcuCell.read(&cell) { _ = Unmanaged<AnyObject>.fromOpaque($0).retain() }
        guard let raw else { fatalError("a setting was read that is being released") }
        return Unmanaged<Box>.fromOpaque(raw).takeRetainedValue()
    }

    private static func retained(_ box: Box) -> UnsafeMutableRawPointer { Unmanaged.passRetained(box).toOpaque() }

    private static func release(_ raw: UnsafeMutableRawPointer) { Unmanaged<Box>.fromOpaque(raw).release() }
}
