// Which thread is this: a number that no other thread of the process ever has, also not after this one has ended.
//
// An address (of a thread-local, of the pthread) would do until the thread ends; then a new thread gets the same one
// and would be taken for the owner of what the old one left behind.
//
// Who: any thread, at any time. Orders: none are needed, a number is read by its own thread only.
#pragma once

#include "atomics.h"

typedef uintptr_t mr_thread_id;

/// Numbers are multiples of it: a word that keeps one has room for a little more.
enum { MR_THREAD_ID_STEP = 2 };

extern _Thread_local mr_thread_id mr_thread_id_of_this_thread;

/// Gives this thread its number. Only `mr_thread_self` calls it.
mr_thread_id mr_thread_id_assign(void);

/// Whether `id` was a thread of the process that this one was forked from, and is none here.
bool mr_thread_was_lost_in_fork(mr_thread_id id);

/// Traps, if that is so: what only that thread could end is waited for.
void mr_thread_trap_if_lost_in_fork(mr_thread_id id) MR_SWIFT_NAME(trapIfLostInFork(_:));

/// This thread's number, never 0.
MR_SWIFT_NAME(threadSelf())
MR_INLINE mr_thread_id mr_thread_self(void) {
    mr_thread_id id = mr_thread_id_of_this_thread;
    return __builtin_expect(id != 0, 1) ? id : mr_thread_id_assign();
}

/// Leaves a moment, about 0.5 µs, to other threads.
MR_SWIFT_NAME(threadPause())
void mr_thread_pause(void);
