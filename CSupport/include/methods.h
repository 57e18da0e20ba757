// The same operations as methods, `state.fetchOr(1)`, for words and locks that one thread at a time has in hand.
//
// Swift makes a method call on a field an `inout` access, and ThreadSanitizer reports two threads in one ("Swift access
// race"), whatever happens inside. Shared ones are therefore spelled `AtomicInt.fetchOr(&state, 1)`; see atomics.h.
// Orders and threads as stated with the functions called here.
#pragma once

#include "biased_lock.h"

MR_SWIFT_NAME(AtomicInt.load(self:))
MR_INLINE uint32_t mr_atomic_int_m_load(mr_atomic_int *_Nonnull self) {
    return mr_atomic_int_load(self);
}

MR_SWIFT_NAME(AtomicInt.store(self:_:))
MR_INLINE void mr_atomic_int_m_store(mr_atomic_int *_Nonnull self, uint32_t value) {
    mr_atomic_int_store(self, value);
}

MR_SWIFT_NAME(AtomicInt.compareExchange(self:expected:desired:))
MR_INLINE uint32_t mr_atomic_int_m_compare_exchange(mr_atomic_int *_Nonnull self, uint32_t expected,
                                                        uint32_t desired) {
    return mr_atomic_int_compare_exchange(self, expected, desired);
}

MR_SWIFT_NAME(AtomicInt.fetchOr(self:_:))
MR_INLINE uint32_t mr_atomic_int_m_fetch_or(mr_atomic_int *_Nonnull self, uint32_t mask) {
    return mr_atomic_int_fetch_or(self, mask);
}

MR_SWIFT_NAME(AtomicInt.fetchAdd(self:_:))
MR_INLINE uint32_t mr_atomic_int_m_fetch_add(mr_atomic_int *_Nonnull self, uint32_t delta) {
    return mr_atomic_int_fetch_add(self, delta);
}

MR_SWIFT_NAME(AtomicInt.isFlagSet(self:_:))
MR_INLINE bool mr_atomic_int_m_is_flag_set(mr_atomic_int *_Nonnull self, uint32_t mask) {
    return mr_atomic_int_is_flag_set(self, mask);
}

MR_SWIFT_NAME(SpinLock.lock(self:))
MR_INLINE void mr_spin_lock_m_lock(mr_spin_lock *_Nonnull self) {
    mr_spin_lock_lock(self);
}

MR_SWIFT_NAME(SpinLock.unlock(self:))
MR_INLINE void mr_spin_lock_m_unlock(mr_spin_lock *_Nonnull self) {
    mr_spin_lock_unlock(self);
}

MR_SWIFT_NAME(BiasedLock.lockAdopting(self:))
MR_INLINE void mr_biased_lock_m_lock_adopting(mr_biased_lock *_Nonnull self) {
    mr_biased_lock_lock_adopting(self);
}

MR_SWIFT_NAME(BiasedLock.lock(self:))
MR_INLINE void mr_biased_lock_m_lock(mr_biased_lock *_Nonnull self) {
    mr_biased_lock_lock(self);
}

MR_SWIFT_NAME(BiasedLock.unlock(self:))
MR_INLINE void mr_biased_lock_m_unlock(mr_biased_lock *_Nonnull self) {
    mr_biased_lock_unlock(self);
}
