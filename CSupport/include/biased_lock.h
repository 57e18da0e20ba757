// A lock that costs no atomic read-modify-write while one thread has it to itself.
//
// Who: any thread locks, at any time; `unlock` on the thread that locked, with what locking returned. For sections of a
// few instructions without foreign code, not recursive.
//
// The first thread that calls `lockAdopting` becomes the owner: its sections are a plain store, a check and a plain
// store. When a second thread comes it takes the bias away, after which this is a SpinLock, until one thread has had it
// to itself for long enough to be worth another bias: a subject that one thread set up and another feeds. There is no
// third, because taking one away is a system call that interrupts every running thread.
//
// Why it is sound: the owner announces itself (`inside = 1`), then looks whether it still is the owner; the second
// thread makes nobody the owner, then looks whether the owner is inside. Either would need a full fence between its
// store and its load: the two halves of an asymmetric fence, the owner's the light one. So at least one of the two sees
// the other. Either bias has an `inside` of its own, so that a thread which was stopped before it announced itself, and
// goes on when another is the owner, disturbs nobody. The model in Tests/CSupportTests/Model has these steps.
//
// Orders: the owner's `inside = 0` releases and pairs with the acquire in the revoking thread's wait; the second load
// of `owner` acquires and pairs with the release in `take_bias_away`. Not from signal handlers; for fork see fork.h.
//
// Without membarrier no thread becomes the owner, and this is a SpinLock from the start.
#pragma once

#include "spin_lock.h"
#include "thread.h"

enum { MR_BIASES = MR_THREAD_ID_STEP };

/// Whether the owner is in a section without the lock: 1 or 0. Written by that owner only.
typedef struct mr_bias {
    volatile unsigned char inside;
} MR_SWIFT_NAME(Bias) mr_bias;

typedef struct mr_biased_lock {
    mr_spin_lock lock;
    /// The thread that has the bias, plus which bias that is; 0 when nobody has. Written under `lock`.
    volatile AO_t owner;
    mr_bias biases[MR_BIASES];
    /// How many biases there have been. This and what follows is touched under `lock`.
    unsigned char given;
    /// How many sections `candidate` has had since another thread was here.
    uint32_t streak;
    mr_thread_id candidate;
} MR_SWIFT_NAME(BiasedLock) mr_biased_lock;

void mr_biased_lock_lock_slow(mr_biased_lock *_Nonnull self, bool adopt);
void mr_biased_lock_unlock_slow(mr_biased_lock *_Nonnull self);

/// The bias, if the thread has it and is inside now; else null.
MR_INLINE mr_bias *_Nullable mr_biased_lock_enter(mr_biased_lock *_Nonnull self, mr_thread_id thread) {
    AO_t owner = AO_load(&self->owner);
    // A branch and not an index: what comes next would wait for the load of `owner` (relay.value: 4.1 ns, not 2.6).
    // The assembly keeps the compiler from making it an index again.
    mr_bias *bias = &self->biases[0];
    if (__builtin_expect(owner != thread, 0)) {
        if (owner != thread + 1) return 0;
        bias = &self->biases[1];
        __asm__ volatile("" : "+r"(bias));
    }
    AO_char_store(&bias->inside, 1);
    mr_asymmetric_fence_light();
    if (__builtin_expect(AO_load_acquire(&self->owner) == owner, 1)) return bias;
    AO_char_store_release(&bias->inside, 0);
    return 0;
}

/// Locks; a thread that finds no owner may become it. For the path that is taken per event. Returns what `unlock` needs.
///
/// `thread` is the calling thread's number, which callers that lock twice have at hand.
MR_SWIFT_NAME(BiasedLock.lockAdopting(_:by:))
MR_INLINE mr_bias *_Nullable mr_biased_lock_lock_adopting(mr_biased_lock *_Nonnull self, mr_thread_id thread) {
    mr_bias *bias = mr_biased_lock_enter(self, thread);
    if (!bias) mr_biased_lock_lock_slow(self, true);
    return bias;
}

/// Locks without becoming the owner. For what happens once per subscription, often on another thread.
MR_SWIFT_NAME(BiasedLock.lock(_:by:))
MR_INLINE mr_bias *_Nullable mr_biased_lock_lock(mr_biased_lock *_Nonnull self, mr_thread_id thread) {
    mr_bias *bias = mr_biased_lock_enter(self, thread);
    if (!bias) mr_biased_lock_lock_slow(self, false);
    return bias;
}

/// `bias` is what locking returned.
MR_SWIFT_NAME(BiasedLock.unlock(_:_:))
MR_INLINE void mr_biased_lock_unlock(mr_biased_lock *_Nonnull self, mr_bias *_Nullable bias) {
    if (__builtin_expect(bias != 0, 1)) {
        AO_char_store_release(&bias->inside, 0);
    } else {
        mr_biased_lock_unlock_slow(self);
    }
}
