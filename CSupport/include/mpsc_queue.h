// A queue from many threads to one, on liburcu's wait-free queue: intrusive nodes, no allocation, no lock.
//
//     enqueue         any thread, with everything else at any time; never waits
//     isEmpty         any thread; may be out of date when it returns
//     dequeue, splice one thread at a time, the consumer; two consumers need a lock around these
//
// A node is the first field of what is queued. It belongs to the queue from `enqueue` until `dequeue` returned it, then
// to the consumer, who may free it at once. The queue stays at one address; it is empty when it dies.
//
// `enqueue` publishes in two steps, and a producer that loses the processor in between holds up the consumer, not the
// other producers: `dequeue` then waits, spinning first and sleeping after that. Not from signal handlers. If such a
// producer is lost in a fork, `dequeue` traps in the child; otherwise a queue is usable there.
//
// Orders: `enqueue` releases (a full fence) and pairs with the acquire in the `dequeue` that returns the node. What
// liburcu does inside is assembly that ThreadSanitizer cannot see, so both tell it about the pair.
#pragma once

#include "atomics.h"

typedef struct mr_mpsc_node {
    struct mr_mpsc_node *_Nullable next;
} MR_SWIFT_NAME(MpscNode) mr_mpsc_node;

typedef struct mr_mpsc_queue {
    mr_mpsc_node head;
    mr_mpsc_node *_Nullable tail;
    /// The number of forks when it was made, see fork.h.
    unsigned int made_in;
} MR_SWIFT_NAME(MpscQueue) mr_mpsc_queue;

/// Makes an empty queue in memory that held none.
void mr_mpsc_init(mr_mpsc_queue *_Nonnull self) MR_SWIFT_NAME(MpscQueue.initialize(_:));

/// Appends a node. True when the queue was empty: whoever gets that answer wakes the consumer.
bool mr_mpsc_enqueue(mr_mpsc_queue *_Nonnull self, mr_mpsc_node *_Nonnull node) MR_SWIFT_NAME(MpscQueue.enqueue(_:_:));

/// Takes the oldest node, NULL when there is none.
mr_mpsc_node *_Nullable mr_mpsc_dequeue(mr_mpsc_queue *_Nonnull self) MR_SWIFT_NAME(MpscQueue.dequeue(_:));

/// Moves all nodes to the end of `batch`, a queue of the consumer's own, with one exchange. False when there was none.
bool mr_mpsc_splice(mr_mpsc_queue *_Nonnull self, mr_mpsc_queue *_Nonnull batch)
    MR_SWIFT_NAME(MpscQueue.splice(_:into:));

bool mr_mpsc_is_empty(mr_mpsc_queue *_Nonnull self) MR_SWIFT_NAME(MpscQueue.isEmpty(_:));
