// Atomic integers over libatomic_ops: the words that engine objects keep their state in.
//
// Who may run with whom: any thread, any operation, at any time, as long as the integer stays at one address
// (a field of a class marked `@exclusivity(unchecked)`, or memory owned by C). Not from signal handlers (see fork.h).
//
// From Swift: `AtomicInt.fetchOr(&state, 1)`. Static functions, because a method on a field, `state.fetchOr(1)`, is an
// `inout` access to ThreadSanitizer: it reports two threads in one, although what happens inside is atomic. `&state`
// passed as a pointer is not reported (Swift 6.3.1, with and without optimisation).
//
// Orders: `load` acquires and pairs with `store`, which releases, and with every read-modify-write, which is a full
// fence. `loadRelaxed` and `storeRelaxed` order nothing; whoever uses them names the fence they rely on.
//
//     load, store                  one move each on x86
//     loadRelaxed, storeRelaxed    the same without an order
//     exchange, fetchAdd           return the old value
//     fetchOr, fetchAnd            return the old value; compare-and-swap loops, since libatomic_ops has neither
//     or, and                      where the old value is not needed: one instruction
//     add, sub, increment, decrement   return the new value
//     compareExchange              returns what was there; it was replaced when that equals `expected`
//     isFlagSet                    whether any bit of the mask is set, acquires
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

typedef struct mr_atomic_word {
    volatile AO_t value;
} MR_SWIFT_NAME(AtomicWord) mr_atomic_word;

// One text for both widths. `ao` is the family of libatomic_ops: AO_int_… for 32 bits, AO_… for a word.
#define MR_ATOMIC(type, swift) MR_SWIFT_NAME(type.swift) MR_INLINE
#define MR_DEFINE_ATOMIC(type, self_t, value_t, p, ao)                                                                 \
    MR_ATOMIC(type, load(_:))                                                                                          \
    value_t p##_load(self_t *_Nonnull self) { return ao##_load_acquire(&self->value); }                                \
    MR_ATOMIC(type, loadRelaxed(_:))                                                                                   \
    value_t p##_load_relaxed(self_t *_Nonnull self) { return ao##_load(&self->value); }                                \
    MR_ATOMIC(type, store(_:_:))                                                                                       \
    void p##_store(self_t *_Nonnull self, value_t value) { ao##_store_release(&self->value, value); }                  \
    MR_ATOMIC(type, storeRelaxed(_:_:))                                                                                \
    void p##_store_relaxed(self_t *_Nonnull self, value_t value) { ao##_store(&self->value, value); }                  \
    MR_ATOMIC(type, compareExchange(_:expected:desired:))                                                              \
    value_t p##_compare_exchange(self_t *_Nonnull self, value_t expected, value_t desired) {                           \
        return ao##_fetch_compare_and_swap_full(&self->value, expected, desired);                                      \
    }                                                                                                                  \
    /* libatomic_ops has no exchange either. The builtin is what its own operations are made of. */                    \
    MR_ATOMIC(type, exchange(_:_:))                                                                                    \
    value_t p##_exchange(self_t *_Nonnull self, value_t value) {                                                       \
        return __atomic_exchange_n(&self->value, value, __ATOMIC_SEQ_CST);                                             \
    }                                                                                                                  \
    /* Writes also when the bits are set already, so that it is a full fence whatever it finds. */                     \
    MR_ATOMIC(type, fetchOr(_:_:))                                                                                     \
    value_t p##_fetch_or(self_t *_Nonnull self, value_t mask) {                                                        \
        value_t old = ao##_load(&self->value);                                                                         \
        for (;;) {                                                                                                     \
            value_t seen = ao##_fetch_compare_and_swap_full(&self->value, old, old | mask);                            \
            if (seen == old) return old;                                                                               \
            old = seen;                                                                                                \
        }                                                                                                              \
    }                                                                                                                  \
    MR_ATOMIC(type, fetchAnd(_:_:))                                                                                    \
    value_t p##_fetch_and(self_t *_Nonnull self, value_t mask) {                                                       \
        value_t old = ao##_load(&self->value);                                                                         \
        for (;;) {                                                                                                     \
            value_t seen = ao##_fetch_compare_and_swap_full(&self->value, old, old & mask);                            \
            if (seen == old) return old;                                                                               \
            old = seen;                                                                                                \
        }                                                                                                              \
    }                                                                                                                  \
    MR_ATOMIC(type, or(_:_:))                                                                                          \
    void p##_or(self_t *_Nonnull self, value_t mask) { ao##_or_full(&self->value, mask); }                             \
    MR_ATOMIC(type, and(_:_:))                                                                                         \
    void p##_and(self_t *_Nonnull self, value_t mask) { ao##_and_full(&self->value, mask); }                           \
    MR_ATOMIC(type, fetchAdd(_:_:))                                                                                    \
    value_t p##_fetch_add(self_t *_Nonnull self, value_t delta) {                                                      \
        return ao##_fetch_and_add_full(&self->value, delta);                                                           \
    }                                                                                                                  \
    MR_ATOMIC(type, add(_:_:))                                                                                         \
    value_t p##_add(self_t *_Nonnull self, value_t delta) {                                                            \
        return ao##_fetch_and_add_full(&self->value, delta) + delta;                                                   \
    }                                                                                                                  \
    MR_ATOMIC(type, sub(_:_:))                                                                                         \
    value_t p##_sub(self_t *_Nonnull self, value_t delta) {                                                            \
        return ao##_fetch_and_add_full(&self->value, (value_t)0 - delta) - delta;                                      \
    }                                                                                                                  \
    MR_ATOMIC(type, increment(_:))                                                                                     \
    value_t p##_increment(self_t *_Nonnull self) { return ao##_fetch_and_add1_full(&self->value) + 1; }                \
    MR_ATOMIC(type, decrement(_:))                                                                                     \
    value_t p##_decrement(self_t *_Nonnull self) { return ao##_fetch_and_sub1_full(&self->value) - 1; }                \
    MR_ATOMIC(type, isFlagSet(_:_:))                                                                                   \
    bool p##_is_flag_set(self_t *_Nonnull self, value_t mask) {                                                        \
        return (ao##_load_acquire(&self->value) & mask) != 0;                                                          \
    }

MR_DEFINE_ATOMIC(AtomicInt, mr_atomic_int, uint32_t, mr_atomic_int, AO_int)
MR_DEFINE_ATOMIC(AtomicWord, mr_atomic_word, uintptr_t, mr_atomic_word, AO)

/// A full fence. Pairs with the fence of the other thread that is named where this is called. ThreadSanitizer takes no
/// order from it, so that whatever it protects must itself be atomic.
MR_SWIFT_NAME(threadFence())
MR_INLINE void mr_thread_fence(void) {
    AO_nop_full();
}
