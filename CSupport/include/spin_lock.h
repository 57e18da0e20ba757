// A lock that spins briefly, then sleeps on a futex.
//
// For sections of a few instructions that run no foreign code. Not recursive. Any thread may lock it; the thread that
// locked it unlocks it, and the lock's memory outlives that call. Not from signal handlers; for fork see fork.h.
//
// A lock that nobody ever waited for is unlocked by a plain store; the first thread that has to wait makes it a
// contended one for good, which is unlocked by an exchange. That halves the price of the many locks that have no
// second thread (ns for lock and unlock: 3.4 instead of 6.2; pthread_mutex 7.8, NSRecursiveLock 16).
//
// Why it is sound: `unlock` frees the word, then looks whether somebody waits; the waiter says that it waits, then
// looks at the word. Either needs a fence between the two, and the waiter's is the heavy half of an asymmetric fence,
// so that at least one sees the other. The model in Tests/CSupportTests/Model has these steps.
//
// Orders: taking the lock acquires and pairs with the release in `unlock`. The light fence in `unlock` pairs with the
// heavy one in `mr_spin_lock_wait`.
#pragma once

#include "asymmetric_fence.h"
#include "fork.h"

// The lowest bit of a held word: somebody may be asleep.
enum { MR_SPIN_LOCK_FREE = 0, MR_SPIN_LOCK_SLEEPERS = 1 };

typedef struct mr_spin_lock {
    /// Free, or `mr_lock_held_word`, or that with the bit for sleepers.
    volatile unsigned int state;
    /// Not 0 from the moment that somebody had to wait.
    volatile unsigned int contended;
} MR_SWIFT_NAME(SpinLock) mr_spin_lock;

void mr_spin_lock_wait(mr_spin_lock *_Nonnull self);
void mr_spin_lock_unlock_contended(mr_spin_lock *_Nonnull self);
void mr_spin_lock_wake(mr_spin_lock *_Nonnull self);
_Noreturn void mr_spin_lock_trap(mr_spin_lock *_Nonnull self, unsigned int state);

/// Takes the lock if it is free.
MR_SWIFT_NAME(SpinLock.tryLock(_:))
MR_INLINE bool mr_spin_lock_try(mr_spin_lock *_Nonnull self) {
    return AO_int_compare_and_swap_acquire(&self->state, MR_SPIN_LOCK_FREE, mr_lock_held_word);
}

MR_SWIFT_NAME(SpinLock.lock(_:))
MR_INLINE void mr_spin_lock_lock(mr_spin_lock *_Nonnull self) {
    if (__builtin_expect(!mr_spin_lock_try(self), 0)) mr_spin_lock_wait(self);
}

/// Traps when nobody holds the lock.
MR_SWIFT_NAME(SpinLock.unlock(_:))
MR_INLINE void mr_spin_lock_unlock(mr_spin_lock *_Nonnull self) {
    if (__builtin_expect(AO_int_load(&self->contended) | mr_asymmetric_fence_is_missing, 0)) {
        mr_spin_lock_unlock_contended(self);
        return;
    }
    if (__builtin_expect((AO_int_load(&self->state) & ~MR_SPIN_LOCK_SLEEPERS) != mr_lock_held_word, 0)) {
        mr_spin_lock_trap(self, AO_int_load(&self->state));
    }
    AO_int_store_release(&self->state, MR_SPIN_LOCK_FREE);
    mr_asymmetric_fence_light();
    // Whoever said so since may have fallen asleep before the store.
    if (__builtin_expect(AO_int_load(&self->contended), 0)) mr_spin_lock_wake(self);
}
