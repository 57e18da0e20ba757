#include "mpsc_queue.h"

#include "fork.h"
#include "futex.h"
#include "trap.h"
#include "tsan.h"

#include <sched.h>
#include <stddef.h>
// Without _LGPL_SOURCE: the functions stay in the library, which its licence wants of those of this length.
#include <urcu/wfcqueue.h>

// The header shows Swift a layout of our own, so that it need not see liburcu's headers.
_Static_assert(sizeof(mr_mpsc_node) == sizeof(struct cds_wfcq_node), "a node is liburcu's node");
_Static_assert(offsetof(mr_mpsc_node, next) == offsetof(struct cds_wfcq_node, next), "a node is liburcu's node");
_Static_assert(sizeof(mr_mpsc_node) == sizeof(struct __cds_wfcq_head), "the head is liburcu's head");
_Static_assert(sizeof(mr_mpsc_node *) == sizeof(struct cds_wfcq_tail), "the tail is liburcu's tail");

static struct __cds_wfcq_head *head(mr_mpsc_queue *self) {
    return (struct __cds_wfcq_head *)&self->head;
}

static struct cds_wfcq_tail *tail(mr_mpsc_queue *self) {
    return (struct cds_wfcq_tail *)&self->tail;
}

void mr_mpsc_init(mr_mpsc_queue *self) {
    __cds_wfcq_init(head(self), tail(self));
    self->made_in = mr_lock_held_word;
}

bool mr_mpsc_enqueue(mr_mpsc_queue *self, mr_mpsc_node *node) {
    node->next = NULL;
    tsan_release(node);
    return !cds_wfcq_enqueue(head(self), tail(self), (struct cds_wfcq_node *)node);
}

// A producer is between its two steps. liburcu would sleep 10 ms after ten looks; the other thread needs the processor
// for a few ns, so it is offered that first.
static void wait_for_producer(mr_mpsc_queue *self, int attempt) {
    if (attempt < 32) {
        cpu_relax();
    } else if (attempt < 256) {
        sched_yield();
    } else {
        nanosleep(&(struct timespec){0, 100000}, NULL);
        // Two seconds and more: in a process that was forked since, that producer is not coming back.
        if (attempt > 20000 && self->made_in != mr_lock_held_word) {
            mr_trap("an append to the queue at %p was cut off when this process was forked", (void *)self);
        }
    }
}

mr_mpsc_node *mr_mpsc_dequeue(mr_mpsc_queue *self) {
    for (int attempt = 0;; attempt++) {
        struct cds_wfcq_node *node = __cds_wfcq_dequeue_nonblocking(head(self), tail(self));
        if (node == NULL) return NULL;
        if (node != CDS_WFCQ_WOULDBLOCK) {
            tsan_acquire(node);
            return (mr_mpsc_node *)node;
        }
        wait_for_producer(self, attempt);
    }
}

bool mr_mpsc_splice(mr_mpsc_queue *self, mr_mpsc_queue *batch) {
    for (int attempt = 0;; attempt++) {
        enum cds_wfcq_ret result = __cds_wfcq_splice_nonblocking(head(batch), tail(batch), head(self), tail(self));
        if (result == CDS_WFCQ_RET_SRC_EMPTY) return false;
        if (result != CDS_WFCQ_RET_WOULDBLOCK) return true;
        wait_for_producer(self, attempt);
    }
}

bool mr_mpsc_is_empty(mr_mpsc_queue *self) {
    return cds_wfcq_empty(head(self), tail(self));
}
