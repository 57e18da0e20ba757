// Atomic integers over libatomic_ops: the words that engine objects keep their state in.
//
// Who may run with whom: any thread, any operation, at any time, as long as the integer stays at one address
// (a field of a class marked `@exclusivity(unchecked)`, or memory owned by C).
//
// Orders: `load` acquires and pairs with `store`, which releases, and with every read-modify-write, which is a full
// fence. `loadRelaxed` and `storeRelaxed` order nothing; whoever uses them names the fence they rely on.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// The compiler's own atomics instead of inline assembly: the optimiser and ThreadSanitizer see through them.
#ifndef AO_PREFER_BUILTIN_ATOMICS
#define AO_PREFER_BUILTIN_ATOMICS 1
#endif
#include <atomic_ops.h>

#define MR_SWIFT_NAME(name) __attribute__((swift_name(#name)))
// Into the caller even where the optimiser would not: a call costs more than what these functions do.
#define MR_INLINE static inline __attribute__((always_inline))

typedef struct mr_atomic_int {
    volatile unsigned int value;
} MR_SWIFT_NAME(AtomicInt) mr_atomic_int;

MR_SWIFT_NAME(AtomicInt.load(self:))
MR_INLINE uint32_t mr_atomic_int_load(mr_atomic_int *_Nonnull self) {
    return AO_int_load_acquire(&self->value);
}

MR_SWIFT_NAME(AtomicInt.store(self:_:))
MR_INLINE void mr_atomic_int_store(mr_atomic_int *_Nonnull self, uint32_t value) {
    AO_int_store_release(&self->value, value);
}

/// Replaces `expected` by `desired`; returns what was there.
MR_SWIFT_NAME(AtomicInt.compareExchange(self:expected:desired:))
MR_INLINE uint32_t mr_atomic_int_compare_exchange(mr_atomic_int *_Nonnull self, uint32_t expected,
                                                      uint32_t desired) {
    return AO_int_fetch_compare_and_swap_full(&self->value, expected, desired);
}

/// Sets the bits of `mask` and returns the old value. libatomic_ops has no fetch-or, so it is made of its
/// compare-and-swap; when the bits are set already the loop ends without a write.
MR_SWIFT_NAME(AtomicInt.fetchOr(self:_:))
MR_INLINE uint32_t mr_atomic_int_fetch_or(mr_atomic_int *_Nonnull self, uint32_t mask) {
    uint32_t old = AO_int_load_acquire(&self->value);
    for (;;) {
        uint32_t seen = AO_int_fetch_compare_and_swap_full(&self->value, old, old | mask);
        if (seen == old) return old;
        old = seen;
    }
}

MR_SWIFT_NAME(AtomicInt.fetchAdd(self:_:))
MR_INLINE uint32_t mr_atomic_int_fetch_add(mr_atomic_int *_Nonnull self, uint32_t delta) {
    return AO_int_fetch_and_add_full(&self->value, delta);
}

MR_SWIFT_NAME(AtomicInt.isFlagSet(self:_:))
MR_INLINE bool mr_atomic_int_is_flag_set(mr_atomic_int *_Nonnull self, uint32_t mask) {
    return (AO_int_load_acquire(&self->value) & mask) != 0;
}
