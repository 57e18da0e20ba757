import Dispatch
import Glibc
import RxSwift

/// Emits when `number` arrives. While someone is subscribed the signal does not end the process; afterwards it does
/// again, so a second Ctrl-C ends a program that cannot finish.
func signals(_ number: Int32) -> Observable<Void> {
    .create { observer in
        // Ignored, so that only the source sees it.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
        source.setEventHandler { observer.onNext(()) }
        source.resume()
        return Disposables.create {
            source.cancel()
            signal(number, SIG_DFL)
        }
    }
}
