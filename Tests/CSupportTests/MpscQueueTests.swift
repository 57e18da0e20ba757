import CSupport
import XCTest

/// What is queued: the node first, then who made it and as which of his.
private struct Message {
    var node = MpscNode()
    var producer: Int
    var number: Int

    static func make(_ producer: Int, _ number: Int) -> UnsafeMutablePointer<Message> {
        let message = UnsafeMutablePointer<Message>.allocate(capacity: 1)
        message.initialize(to: Message(producer: producer, number: number))
        return message
    }
}

extension UnsafeMutablePointer<MpscQueue> {
    fileprivate func send(_ producer: Int, _ number: Int) -> Bool {
        let message = Message.make(producer, number)
        return message.withMemoryRebound(to: MpscNode.self, capacity: 1) { MpscQueue.enqueue(self, $0) }
    }

    fileprivate func receive() -> (producer: Int, number: Int)? {
        guard let node = MpscQueue.dequeue(self) else { return nil }
        let message = UnsafeMutableRawPointer(node).assumingMemoryBound(to: Message.self)
        defer { message.deallocate() }
        return (message.pointee.producer, message.pointee.number)
    }
}

final class MpscQueueTests: XCTestCase {
    private func makeQueue() -> Shared<MpscQueue> {
        let queue = Shared(zeroed: MpscQueue.self)
        MpscQueue.initialize(queue.pointer)
        return queue
    }

    func testFirstInFirstOut() {
        let queue = makeQueue()
        defer { queue.free() }
        XCTAssertTrue(MpscQueue.isEmpty(queue.pointer))
        XCTAssertNil(queue.pointer.receive())
        XCTAssertTrue(queue.pointer.send(0, 1), "was empty")
        XCTAssertFalse(queue.pointer.send(0, 2))
        XCTAssertFalse(MpscQueue.isEmpty(queue.pointer))
        XCTAssertEqual(queue.pointer.receive()?.number, 1)
        XCTAssertFalse(queue.pointer.send(0, 3))
        XCTAssertEqual(queue.pointer.receive()?.number, 2)
        XCTAssertEqual(queue.pointer.receive()?.number, 3)
        XCTAssertNil(queue.pointer.receive())
        XCTAssertTrue(MpscQueue.isEmpty(queue.pointer))
        XCTAssertTrue(queue.pointer.send(0, 4))
        XCTAssertEqual(queue.pointer.receive()?.number, 4)
    }

    func testSpliceMovesEverythingToTheEndOfTheBatch() {
        let (queue, batch) = (makeQueue(), makeQueue())
        defer { queue.free(); batch.free() }
        XCTAssertFalse(MpscQueue.splice(queue.pointer, into: batch.pointer))
        for number in 0..<4 {
            _ = queue.pointer.send(0, number)
            if number % 2 == 1 { XCTAssertTrue(MpscQueue.splice(queue.pointer, into: batch.pointer)) }
        }
        XCTAssertTrue(MpscQueue.isEmpty(queue.pointer))
        XCTAssertTrue(queue.pointer.send(0, 9))
        for number in 0..<4 { XCTAssertEqual(batch.pointer.receive()?.number, number) }
        XCTAssertNil(batch.pointer.receive())
        XCTAssertEqual(queue.pointer.receive()?.number, 9)
    }

    /// Producers 1…n against the consumer, thread 0. Every message arrives once, those of one producer in order.
    private func checkRace(
        producers: Int, perProducer: Int, what: String = #function,
        receive: @escaping @Sendable (UnsafeMutablePointer<MpscQueue>) -> [(producer: Int, number: Int)]
    ) {
        let queue = makeQueue()
        let received = Shared(0)
        race(threads: producers + 1, what) { thread in
            guard thread == 0 else {
                for number in 0..<perProducer { _ = queue.pointer.send(thread - 1, number) }
                return
            }
            var next = [Int](repeating: 0, count: producers)
            while received.value < producers * perProducer {
                let messages = receive(queue.pointer)
                if messages.isEmpty { sched_yield() }
                for message in messages {
                    guard next[message.producer] == message.number else {
                        fatalError("\(what): got \(message), waited for \(next[message.producer])")
                    }
                    next[message.producer] += 1
                    received.value += 1
                }
            }
        }
        XCTAssertEqual(received.value, producers * perProducer)
        XCTAssertNil(queue.pointer.receive())
        queue.free()
        received.free()
    }

    func testNothingIsLostOrDoubledOneByOne() {
        checkRace(producers: 3, perProducer: Scale.rounds(2_000_000)) { queue in queue.receive().map { [$0] } ?? [] }
    }

    func testNothingIsLostOrDoubledInBatches() {
        let batch = makeQueue()
        checkRace(producers: 3, perProducer: Scale.rounds(1_500_000)) { queue in
            var messages: [(producer: Int, number: Int)] = []
            guard MpscQueue.splice(queue, into: batch.pointer) else { return messages }
            while let message = batch.pointer.receive() { messages.append(message) }
            return messages
        }
        batch.free()
    }

    /// "Was empty" is what wakes a sleeping consumer, so exactly one producer has to hear it.
    func testAConsumerThatSleepsWhenEmptyMissesNothing() {
        let queue = makeQueue()
        let parker = Shared(zeroed: Parker.self)
        let perProducer = Scale.rounds(200_000)
        race(threads: 3) { thread in
            guard thread == 0 else {
                for number in 0..<perProducer where queue.pointer.send(thread, number) {
                    Parker.unpark(parker.pointer)
                }
                return
            }
            var count = 0
            while count < 2 * perProducer {
                if queue.pointer.receive() != nil { count += 1 } else { Parker.park(parker.pointer) }
            }
        }
        queue.free()
        parker.free()
    }
}
