#include "biased_lock.h"

#include "trap.h"

#include <sched.h>
#include <time.h>

// At most the rest of one section; a section runs no foreign code, so this ends. It happens once per bias.
static void wait_until_outside(mr_biased_lock *self, AO_t owner) {
    mr_bias *bias = &self->biases[owner % MR_BIASES];
    for (int i = 0; AO_char_load_acquire(&bias->inside); i++) {
        if (mr_thread_was_lost_in_fork(owner - owner % MR_BIASES)) {
            mr_trap("the lock at %p was held by another thread when this process was forked", (void *)self);
        }
        // Yielding alone would starve an owner of lower priority on the same core.
        if (i < 100) sched_yield();
        else nanosleep(&(struct timespec){0, 50000}, NULL);
    }
}

static void take_bias_away(mr_biased_lock *self) {
    AO_t owner = AO_load(&self->owner);
    AO_store_release(&self->owner, 0);
    mr_asymmetric_fence_heavy();
    wait_until_outside(self, owner);
}

// About 20 µs, against the 7 µs at most that taking the bias away costs.
enum { SECTIONS_BEFORE_SECOND_BIAS = 1024 };

// The first thread that comes gets the first bias at once.
static bool has_earned_bias(mr_biased_lock *self, mr_thread_id thread) {
    if (self->given == 0) return true;
    if (self->candidate != thread) {
        self->candidate = thread;
        self->streak = 0;
    }
    return ++self->streak >= SECTIONS_BEFORE_SECOND_BIAS;
}

void mr_biased_lock_lock_slow(mr_biased_lock *self, bool adopt) {
    mr_spin_lock_lock(&self->lock);
    if (AO_load(&self->owner) != 0) {
        take_bias_away(self);
        self->streak = 0;
    } else if (!adopt) {
        self->streak = 0;
    } else if (self->given < MR_BIASES && !mr_asymmetric_fence_is_missing) {
        mr_thread_id thread = mr_thread_self();
        if (has_earned_bias(self, thread)) AO_store_release(&self->owner, thread + self->given++);
    }
}

// Here and not where it is called: with it, each of the sections that are inlined everywhere was twice as long.
void mr_biased_lock_unlock_slow(mr_biased_lock *self) {
    mr_spin_lock_unlock(&self->lock);
}
