import Foundation

/// Nanoseconds of the monotonic clock.
@inline(never)
func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

@inline(never) @_optimize(none)
private func opaque<T>(_ value: T) -> T { value }

/// Y: what one closure call costs that the optimiser cannot see through. Machines are noisy, so every case is judged by
/// its ratio to the Y of the same moment.
func measureY() -> Double {
    let count = 200_000
    let transform: (Int) -> Int = opaque { $0 &* 3 }
    let predicate: (Int) -> Bool = opaque { $0 & 1 == 0 }
    var result = 0
    let start = now()
    for number in 0..<count {
        let value = transform(number)
        if predicate(value) { result &+= value }
    }
    let time = now() - start
    _ = opaque(result)
    return Double(time) / Double(2 * count)
}
