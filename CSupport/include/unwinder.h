// Keeps the stack flat while a long chain dies: beyond a depth, what would be released or disposed deeper on the stack
// is put aside and done by the outermost call in a loop.
//
// Who: everything here is for the calling thread only. Every `enter` that returned true is followed by `leave`. Not
// from signal handlers; a child of fork keeps what the thread that forked had put aside.
//
// Orders: none, no second thread sees any of it.
#pragma once

#include "trampoline.h"

// Deep enough that no pipeline written by hand is ever put aside; at about 1 KiB a level, 64 KiB of stack.
enum { MR_UNWINDER_DEPTH = 64 };

typedef struct mr_unwinder {
    uint32_t depth;
    mr_trampoline aside;
} mr_unwinder;

extern _Thread_local mr_unwinder mr_unwinder_of_this_thread;

void mr_unwinder_drain(void);

/// False when the caller has to put its work aside.
MR_SWIFT_NAME(unwinderEnter())
MR_INLINE bool mr_unwinder_enter(void) {
    if (__builtin_expect(mr_unwinder_of_this_thread.depth >= MR_UNWINDER_DEPTH, 0)) return false;
    mr_unwinder_of_this_thread.depth++;
    return true;
}

MR_SWIFT_NAME(unwinderLeave())
MR_INLINE void mr_unwinder_leave(void) {
    mr_unwinder *self = &mr_unwinder_of_this_thread;
    if (__builtin_expect(self->depth == 1 && self->aside.count > 0, 0)) mr_unwinder_drain();
    self->depth--;
}

/// Stands where an item of a trampoline has what it runs: what is put aside is only ever destroyed.
bool mr_unwinder_never(void *_Nonnull context);

/// Puts work aside for the outermost `leave` of this thread.
MR_SWIFT_NAME(unwinderPutAside(context:run:))
MR_INLINE void mr_unwinder_put_aside(void *_Nonnull context, mr_work _Nonnull run) {
    mr_trampoline_enqueue(&mr_unwinder_of_this_thread.aside, context, mr_unwinder_never, run);
}
