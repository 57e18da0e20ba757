import RxSwift

/// The lines of `input` in blocks, read on `scheduler` while someone is subscribed.
///
/// The reader waits while 2 MiB of blocks are under way, so a slow consumer slows the reading down instead of filling
/// the memory.
func lineBlocks(of input: InputFile, on scheduler: some ImmediateSchedulerType) -> Observable<LineBlock> {
    .create { observer in
        let budget = BlockBudget(limit: 2 << 20)
        let reading = scheduler.schedule(BlockReader(input)) { reader in
            do {
                while let block = try reader.next(), block.reserve(from: budget) { observer.onNext(block) }
                observer.onCompleted()
            } catch {
                observer.onError(error)
            }
            return Disposables.create()
        }
        return Disposables.create(reading, Disposables.create(with: budget.close))
    }
}
