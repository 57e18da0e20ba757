// A lock that costs no atomic read-modify-write while one thread has it to itself.
//
// Who: any thread locks, at any time; `unlock` on the thread that locked. For sections of a few instructions without
// foreign code, not recursive.
//
// The first thread that calls `lockAdopting` becomes the owner: its sections are a plain store, a check and a plain
// store. When a second thread comes it takes the bias away for good, after which this is a SpinLock.
//
// Why it is sound: the owner announces itself (`inside = 1`), then looks whether the bias was revoked; the second
// thread revokes, then looks whether the owner is inside. Either would need a full fence between its store and its
// load: the two halves of an asymmetric fence, the owner's the light one. So at least one of the two sees the other.
// The model in Tests/CSupportTests/Model has these steps.
//
// Orders: the owner's `inside = 0` releases and pairs with the acquire in the revoking thread's wait; the `revoked`
// load acquires and pairs with the release in `take_bias_away`. Not from signal handlers; for fork see fork.h.
//
// Without membarrier no thread becomes the owner, and this is a SpinLock from the start.
#pragma once

#include "spin_lock.h"
#include "thread.h"

typedef struct mr_biased_lock {
    mr_spin_lock lock;
    volatile unsigned int revoked;
    /// The thread with the bias, 0 before there is one and after it lost it. Written under `lock`.
    volatile AO_t owner;
    /// 1 while the owner is in a section without `lock`. Written by the owner only.
    volatile unsigned int inside;
} MR_SWIFT_NAME(BiasedLock) mr_biased_lock;

void mr_biased_lock_lock_slow(mr_biased_lock *_Nonnull self, bool adopt);
void mr_biased_lock_unlock_slow(mr_biased_lock *_Nonnull self);

MR_INLINE bool mr_biased_lock_try_bias(mr_biased_lock *_Nonnull self, mr_thread_id thread) {
    if (AO_load(&self->owner) != thread) return false;
    AO_int_store(&self->inside, 1);
    mr_asymmetric_fence_light();
    if (__builtin_expect(!AO_int_load_acquire(&self->revoked), 1)) return true;
    AO_int_store_release(&self->inside, 0);
    return false;
}

/// Locks; a thread that finds no owner yet becomes it. For the path that is taken per event.
///
/// `thread` is the calling thread's number, which callers that lock twice have at hand.
MR_SWIFT_NAME(BiasedLock.lockAdopting(_:by:))
MR_INLINE void mr_biased_lock_lock_adopting(mr_biased_lock *_Nonnull self, mr_thread_id thread) {
    if (!mr_biased_lock_try_bias(self, thread)) mr_biased_lock_lock_slow(self, true);
}

/// Locks without becoming the owner. For what happens once per subscription, often on another thread.
MR_SWIFT_NAME(BiasedLock.lock(_:by:))
MR_INLINE void mr_biased_lock_lock(mr_biased_lock *_Nonnull self, mr_thread_id thread) {
    if (!mr_biased_lock_try_bias(self, thread)) mr_biased_lock_lock_slow(self, false);
}

MR_SWIFT_NAME(BiasedLock.unlock(_:by:))
MR_INLINE void mr_biased_lock_unlock(mr_biased_lock *_Nonnull self, mr_thread_id thread) {
    // Only the owner reads its own 1 here: for everyone else `owner` differs, or the bias is gone and `inside` is 0.
    if (AO_load(&self->owner) == thread && AO_int_load(&self->inside)) {
        AO_int_store_release(&self->inside, 0);
    } else {
        mr_biased_lock_unlock_slow(self);
    }
}
