#include "biased_lock.h"

#include <linux/membarrier.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

static bool has_membarrier;

// Before main, so that the flag needs no synchronisation.
__attribute__((constructor)) static void register_membarrier(void) {
    has_membarrier = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
}

static void take_bias_away(mr_biased_lock *self) {
    AO_int_store_release(&self->revoked, 1);
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0);
    // At most the rest of one section; a section runs no foreign code, so this ends. It happens once per lock.
    while (AO_int_load_acquire(&self->inside)) sched_yield();
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
