import Dispatch
import Foundation
import RxCocoa
import RxDataSources
import RxSwift

/// Shows in a list how the most wanted paths move. The summary, and what is to be said to people, is printed when the
/// list is gone from the terminal; windows are not, as they are seen passing by.
///
/// The list is drawn on the main queue, everything else happens on the counting scheduler.
final class LiveDisplay: Display {
    private static let refresh = RxTimeInterval.milliseconds(250)

    private let printer = Printer(TableReporter())
    private var held: [Report] = []
    private var alerts = LiveAlerts()
    private var view: ListView?

    func follow(
        _ progress: Observable<Progress>, of counter: LogCounter, on counting: any SchedulerType
    ) -> Observable<Never> {
        .create { observer in
            let view = ListView(terminal: LiveTerminal(), onFailure: observer.onError)
            self.view = view
            view.show()
            let dataSource = RxSectionedAnimatedDataSource<LiveSection, String>(
                configureCell: { _, _, row in row.text },
                titleForHeaderInSection: { dataSource, section in dataSource[section].model.title })
            let list =
                progress
                .observe(on: counting)
                .throttle(Self.refresh, latest: true, scheduler: counting)
                .map { liveSections($0, counter.standing, self.alerts) }
                .bind(to: view.rx.items(dataSource: dataSource))
            return Disposables.create(list, yieldTerminal(of: view), Disposables.create(with: view.close))
        }
    }

    func print(_ reports: [Report]) throws {
        for report in reports {
            switch report {
            case .malformed: held.append(report)
            case .alert(let alert): alerts.add(alert)
            case .window: continue
            case .summary:
                clear()
                try printer.print(held + [report])
            }
        }
    }

    func clear() {
        guard let view else { return }
        self.view = nil
        // Unsafe only to the compiler: this thread waits while the main one uses it.
        nonisolated(unsafe) let closing = view
        DispatchQueue.main.sync { closing.close() }
    }

    func wait(for end: DispatchSemaphore) {
        let waiting = DispatchGroup()
        DispatchQueue.global().async(group: waiting) { end.wait() }
        // Wakes the loop, which returns after each turn of the main queue.
        waiting.notify(queue: .main) {}
        while waiting.wait(timeout: .now()) == .timedOut {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }
}

/// Draws the list anew when the terminal is resized, and takes it away while the program is stopped (Ctrl-Z) or when it
/// is told to end.
private func yieldTerminal(of view: ListView) -> any Disposable {
    func when(_ number: Int32, _ action: @escaping () -> Void) -> any Disposable {
        signals(number).observe(on: MainScheduler.instance).subscribe(onNext: action)
    }
    return Disposables.create(
        when(SIGWINCH, view.setNeedsDisplay),
        when(SIGTSTP) {
            view.close()
            // Stops all threads before it returns.
            raise(SIGSTOP)
            view.show()
        },
        when(SIGTERM) {
            view.close()
            signal(SIGTERM, SIG_DFL)
            raise(SIGTERM)
        })
}
