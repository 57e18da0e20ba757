#include "parker.h"

#include "futex.h"

enum { EMPTY = 0, TOKEN = 1, ASLEEP = 2 };

static bool take_token(mr_parker *self) {
    return AO_int_compare_and_swap_acquire(&self->state, TOKEN, EMPTY);
}

bool mr_parker_park_until(mr_parker *self, uint64_t deadline) {
    if (take_token(self)) return true;
    struct timespec end = {(time_t)(deadline / 1000000000), (long)(deadline % 1000000000)};
    bool is_timed = deadline != mr_no_deadline;
    // Fails only when a token came since.
    if (!AO_int_compare_and_swap(&self->state, EMPTY, ASLEEP)) return take_token(self);
    for (;;) {
        bool is_late = futex_wait(&self->state, ASLEEP, is_timed ? &end : NULL);
        if (take_token(self)) return true;
        // The exchange, not a store: a token that came at the last moment is taken, not lost. It acquires as above.
        if (is_late) return __atomic_exchange_n(&self->state, EMPTY, __ATOMIC_ACQUIRE) == TOKEN;
    }
}

void mr_parker_park(mr_parker *self) {
    mr_parker_park_until(self, mr_no_deadline);
}

void mr_parker_unpark(mr_parker *self) {
    // Releases; pairs with the acquire of whoever takes the token.
    if (__atomic_exchange_n(&self->state, TOKEN, __ATOMIC_RELEASE) == ASLEEP) futex_wake_one(&self->state);
}
