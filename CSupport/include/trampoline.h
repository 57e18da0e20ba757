// The trampoline: a first-in first-out queue of work items for each thread, so that work which starts more work of its
// own kind does so in a loop instead of deeper on the stack.
//
// Everything here is for the calling thread only; a trampoline is never handed to another thread. An item is a function
// with its context; whoever takes it out either runs it (`run`) or drops it (`destroy`), never both.
// A thread that ends with items queued destroys them (pthread key destructor); `_Thread_local` is the fast way in.
#pragma once

#include "atomics.h"

typedef void (*mr_work)(void *_Nonnull context);

typedef struct mr_work_item {
    mr_work _Nonnull run;
    mr_work _Nonnull destroy;
    void *_Nonnull context;
} mr_work_item;

typedef struct mr_trampoline {
    /// Whether somebody up the stack drains the queue.
    bool is_running MR_SWIFT_NAME(isRunning);
    /// A ring of `capacity` (a power of two) items, `count` in use from `head` on.
    uint32_t head, count, capacity;
    mr_work_item *_Nullable items;
} MR_SWIFT_NAME(Trampoline) mr_trampoline;

extern _Thread_local mr_trampoline *_Nullable mr_trampoline_of_this_thread;

mr_trampoline *_Nonnull mr_trampoline_make(void);
void mr_trampoline_grow(mr_trampoline *_Nonnull self);
/// Runs what is queued, and what that queues, until nothing waits.
void mr_trampoline_drain(mr_trampoline *_Nonnull self) MR_SWIFT_NAME(Trampoline.drain(self:));

/// The calling thread's trampoline.
MR_SWIFT_NAME(Trampoline.current())
MR_INLINE mr_trampoline *_Nonnull mr_trampoline_current(void) {
    mr_trampoline *trampoline = mr_trampoline_of_this_thread;
    return __builtin_expect(trampoline != 0, 1) ? trampoline : mr_trampoline_make();
}

MR_SWIFT_NAME(Trampoline.enqueue(self:context:run:destroy:))
MR_INLINE void mr_trampoline_enqueue(mr_trampoline *_Nonnull self, void *_Nonnull context, mr_work _Nonnull run,
                                         mr_work _Nonnull destroy) {
    if (__builtin_expect(self->count == self->capacity, 0)) mr_trampoline_grow(self);
    uint32_t end = (self->head + self->count) & (self->capacity - 1);
    self->items[end] = (mr_work_item){run, destroy, context};
    self->count++;
}
