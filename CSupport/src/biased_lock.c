#include "biased_lock.h"

#include "futex.h"
#include "trap.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

static bool has_membarrier;

static void register_membarrier(void) {
    has_membarrier = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
}

// Before main, and in a child of fork while it has one thread, so that the flag needs no synchronisation.
__attribute__((constructor)) static void set_up(void) {
    register_membarrier();
    if (pthread_atfork(NULL, NULL, register_membarrier) != 0) abort();
}

// A full fence on every running thread of the process.
static void fence_everywhere(void) {
    if (syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) == 0) return;
    mr_trap("membarrier was there at start and is refused now; a lock with an owner cannot be shared without it");
}

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
    fence_everywhere();
    wait_until_outside(self);
    AO_store_release(&self->owner, 0);
}

void mr_biased_lock_lock_slow(mr_biased_lock *self, bool adopt) {
    mr_spin_lock_lock(&self->lock);
    if (AO_int_load_acquire(&self->revoked)) return;
    if (AO_load(&self->owner) != 0) {
        take_bias_away(self);
    } else if (adopt && has_membarrier) {
        AO_store_release(&self->owner, mr_thread_self());
    }
}
