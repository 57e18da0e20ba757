// The trampoline: a first-in first-out queue of work items for each thread, so that work which starts more work of its
// own kind does so in a loop instead of deeper on the stack.
//
// Who: everything here is for the calling thread only; a trampoline is never handed to another thread. An item is a
// function with its context; whoever takes it out either runs it (`run`) or drops it (`destroy`), never both. An item
// that `run` returns true for goes to the end of the queue, context and all: a source that takes turns is queued for
// each element without looking for the thread's trampoline again.
// An item may stand for several pieces of work that came one after the other: it runs one at a time, having put itself
// back in front, and more may be added to it as long as nothing is queued behind it (`open`).
// Cancelling comes from any thread: it sets an AtomicInt that lives in the context, and an item whose `cancelled` is
// not 0 when its turn comes is destroyed instead of run.
//
// Orders: the load of `cancelled` acquires and pairs with the canceller's `store`, or read-modify-write. There is
// nothing else that two threads see.
//
// A thread that ends with items queued destroys them (pthread key destructor), whoever made the thread: Dispatch,
// Foundation, pthread_create. The main thread of a program that calls exit() does not end in this sense.
// Not from signal handlers. A child of fork keeps the trampoline of the thread that forked.
//
// Memory: a ring that doubles when full and halves when 7/8 of it are unused, so it is proportional to what waits. As
// long as that stays below 1024 items, or within a factor of 8, nothing is allocated.
#pragma once

#include "atomics.h"

typedef void (*mr_work)(void *_Nonnull context);
/// One turn; true when the item is to be queued again.
typedef bool (*mr_turn)(void *_Nonnull context);

typedef struct mr_work_item {
    mr_turn _Nonnull run;
    mr_work _Nonnull destroy;
    void *_Nonnull context;
    mr_atomic_int *_Nullable cancelled;
} MR_SWIFT_NAME(TrampolineItem) mr_work_item;

typedef struct mr_trampoline {
    /// Whether somebody up the stack drains the queue.
    bool is_running MR_SWIFT_NAME(isRunning);
    /// A ring of `capacity` (a power of two) items, `count` in use from `head` on.
    uint32_t head, count, capacity;
    mr_work_item *_Nullable items;
    /// The context of the last item, if more may be added to it; NULL as soon as something is queued behind it.
    void *_Nullable open;
    /// What waits until the innermost frame is left.
    struct mr_trampoline *_Nullable outer;
} MR_SWIFT_NAME(Trampoline) mr_trampoline;

extern _Thread_local mr_trampoline *_Nullable mr_trampoline_of_this_thread;

mr_trampoline *_Nonnull mr_trampoline_make(void);
void mr_trampoline_grow(mr_trampoline *_Nonnull self);

/// Drops what is queued, and what that queues.
void mr_trampoline_destroy_items(mr_trampoline *_Nonnull self);

/// Runs what is queued, and what that queues, until nothing waits. An item may call it too: the inner call then runs
/// everything that waits, and the outer one finds nothing.
void mr_trampoline_drain(mr_trampoline *_Nonnull self) MR_SWIFT_NAME(Trampoline.drain(self:));

/// Starts a nested run: the queue is empty and not running, what waited is kept for later. For code that has to see its
/// own items finish before it returns, such as a blocking operator inside an item.
void mr_trampoline_enter_frame(mr_trampoline *_Nonnull self) MR_SWIFT_NAME(Trampoline.enterFrame(self:));

/// Runs what is still queued in the nested run, then puts back what waited before it.
void mr_trampoline_leave_frame(mr_trampoline *_Nonnull self) MR_SWIFT_NAME(Trampoline.leaveFrame(self:));

/// The calling thread's trampoline.
MR_SWIFT_NAME(Trampoline.current())
MR_INLINE mr_trampoline *_Nonnull mr_trampoline_current(void) {
    mr_trampoline *trampoline = mr_trampoline_of_this_thread;
    return __builtin_expect(trampoline != 0, 1) ? trampoline : mr_trampoline_make();
}

/// Puts `item` at the end.
MR_SWIFT_NAME(Trampoline.put(self:_:))
MR_INLINE void mr_trampoline_put(mr_trampoline *_Nonnull self, mr_work_item item) {
    if (__builtin_expect(self->count == self->capacity, 0)) mr_trampoline_grow(self);
    self->items[(self->head + self->count++) & (self->capacity - 1)] = item;
    self->open = 0;
}

/// Puts `item` in front of all that waits.
MR_SWIFT_NAME(Trampoline.putInFront(self:_:))
MR_INLINE void mr_trampoline_put_in_front(mr_trampoline *_Nonnull self, mr_work_item item) {
    if (__builtin_expect(self->count == self->capacity, 0)) mr_trampoline_grow(self);
    self->head = (self->head - 1) & (self->capacity - 1);
    self->items[self->head] = item;
    self->count++;
}

/// Queues work that can be cancelled.
MR_SWIFT_NAME(Trampoline.enqueue(self:context:cancelled:run:destroy:))
MR_INLINE void mr_trampoline_enqueue_cancellable(mr_trampoline *_Nonnull self, void *_Nonnull context,
                                                 mr_atomic_int *_Nullable cancelled, mr_turn _Nonnull run,
                                                 mr_work _Nonnull destroy) {
    mr_trampoline_put(self, (mr_work_item){run, destroy, context, cancelled});
}

MR_SWIFT_NAME(Trampoline.enqueue(self:context:run:destroy:))
MR_INLINE void mr_trampoline_enqueue(mr_trampoline *_Nonnull self, void *_Nonnull context, mr_turn _Nonnull run,
                                     mr_work _Nonnull destroy) {
    mr_trampoline_enqueue_cancellable(self, context, 0, run, destroy);
}
