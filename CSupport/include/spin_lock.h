// A lock of one word: spins briefly, then sleeps on a futex.
//
// For sections of a few instructions that run no foreign code. Not recursive. Any thread may lock it; the thread that
// locked it unlocks it. Not from signal handlers; for fork see fork.h.
//
// Orders: taking the lock acquires and pairs with the release in `unlock`.
#pragma once

#include "fork.h"

// The lowest bit of a held word: somebody may be asleep.
enum { MR_SPIN_LOCK_FREE = 0, MR_SPIN_LOCK_SLEEPERS = 1 };

typedef struct mr_spin_lock {
    /// Free, or `mr_lock_held_word`, or that with the bit for sleepers.
    volatile unsigned int state;
} MR_SWIFT_NAME(SpinLock) mr_spin_lock;

void mr_spin_lock_wait(mr_spin_lock *_Nonnull self);
void mr_spin_lock_unlock_unusual(mr_spin_lock *_Nonnull self, unsigned int old);

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
    unsigned int old = __atomic_exchange_n(&self->state, MR_SPIN_LOCK_FREE, __ATOMIC_RELEASE);
    if (__builtin_expect(old != mr_lock_held_word, 0)) mr_spin_lock_unlock_unusual(self, old);
}
