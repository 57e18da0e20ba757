import Foundation
import RxSwift

/// Closures that are written on the main actor (report I1).
@MainActor
final class Screen {
    private let bag = DisposeBag()
    private var shown: [Int] = []

    func show(_ prices: Observable<Int>) {
        prices
            // Formed on the main actor, run on a queue; it touches nothing of the actor's, and does not trap.
            .observe(on: SerialDispatchQueueScheduler(qos: .default))
            .map { $0 * 2 }
            .filter { !Thread.isMainThread && $0 > 0 }
            // What touches the actor's state is run on the main thread.
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { self.shown.append($0) })
            .disposed(by: bag)
    }

    func waitUntilShown(_ count: Int) async -> [Int] {
        while shown.count < count { await Task.yield() }
        return shown
    }
}

@MainActor
func useTheMainActor() async {
    let screen = Screen()
    screen.show(.of(1, 2, 3))
    check(await screen.waitUntilShown(3), [2, 4, 6], "main actor")
}
