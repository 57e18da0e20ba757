import Foundation

/// Ends the program with a message when the two differ.
func check<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
    if value == expected { return }
    print("\(what): got \(value), expected \(expected)")
    exit(1)
}
