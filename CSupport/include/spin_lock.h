// A lock of one word: spins briefly, then sleeps on a futex.
//
// For sections of a few instructions that run no foreign code. Not recursive. Any thread may lock it; the thread that
// locked it unlocks it.
//
// Orders: taking the lock acquires and pairs with the release in `unlock`.
#pragma once

#include "atomics.h"

enum { MR_SPIN_LOCK_FREE = 0, MR_SPIN_LOCK_HELD = 1, MR_SPIN_LOCK_CONTENDED = 2 };

typedef struct mr_spin_lock {
    /// Free, held, or held while somebody may be asleep.
    volatile unsigned int state;
} MR_SWIFT_NAME(SpinLock) mr_spin_lock;

void mr_spin_lock_wait(mr_spin_lock *_Nonnull self);
void mr_spin_lock_wake(mr_spin_lock *_Nonnull self);

MR_SWIFT_NAME(SpinLock.lock(self:))
MR_INLINE void mr_spin_lock_lock(mr_spin_lock *_Nonnull self) {
    if (__builtin_expect(AO_int_compare_and_swap_acquire(&self->state, MR_SPIN_LOCK_FREE, MR_SPIN_LOCK_HELD), 1)) {
        return;
    }
    mr_spin_lock_wait(self);
}

MR_SWIFT_NAME(SpinLock.unlock(self:))
MR_INLINE void mr_spin_lock_unlock(mr_spin_lock *_Nonnull self) {
    if (__builtin_expect(__atomic_exchange_n(&self->state, MR_SPIN_LOCK_FREE, __ATOMIC_RELEASE)
                             == MR_SPIN_LOCK_CONTENDED, 0)) {
        mr_spin_lock_wake(self);
    }
}
