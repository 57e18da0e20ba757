#include "biased_lock.h"

#include "trap.h"

#include <sched.h>
#include <time.h>

// At most the rest of one section; a section runs no foreign code, so this ends. It happens once per lock.
static void wait_until_outside(mr_biased_lock *self) {
    for (int i = 0; AO_int_load_acquire(&self->inside); i++) {
        if (mr_thread_was_lost_in_fork(AO_load(&self->owner))) {
            mr_trap("the lock at %p was held by another thread when this process was forked", (void *)self);
        }
        // Yielding alone would starve an owner of lower priority on the same core.
        if (i < 100) sched_yield();
        else nanosleep(&(struct timespec){0, 50000}, NULL);
    }
}

static void take_bias_away(mr_biased_lock *self) {
    AO_int_store_release(&self->revoked, 1);
    mr_asymmetric_fence_heavy();
    wait_until_outside(self);
    AO_store_release(&self->owner, 0);
}

void mr_biased_lock_lock_slow(mr_biased_lock *self, bool adopt) {
    mr_spin_lock_lock(&self->lock);
    if (AO_int_load_acquire(&self->revoked)) return;
    if (AO_load(&self->owner) != 0) {
        take_bias_away(self);
    } else if (adopt && !mr_asymmetric_fence_is_missing) {
        AO_store_release(&self->owner, mr_thread_self());
    }
}

// Here and not where it is called: with it, each of the sections that are inlined everywhere was twice as long.
void mr_biased_lock_unlock_slow(mr_biased_lock *self) {
    mr_spin_lock_unlock(&self->lock);
}
