import Foundation
@preconcurrency import RxSwift

/// As in the other client: a closure that is formed on the main actor and run elsewhere (report I1).
@MainActor
func useAClosureOfTheMainActor() async throws {
    var seen = 0
    let doubled = Observable.just(1)
        .observe(on: SerialDispatchQueueScheduler(qos: .default))
        .map { $0 * 2 }
    for try await element in doubled.values { seen += element }
    precondition(seen == 2)
}

try await useAClosureOfTheMainActor()
print("Swift 6 client with @preconcurrency: passed")
