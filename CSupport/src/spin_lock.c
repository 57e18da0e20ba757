#include "spin_lock.h"

#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

// About 1 µs: longer than any section under this lock takes, much shorter than a time slice.
enum { SPINS = 40 };

static inline void relax(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

void mr_spin_lock_wait(mr_spin_lock *self) {
    for (int i = 0; i < SPINS; i++) {
        if (AO_int_load(&self->state) == MR_SPIN_LOCK_FREE
            && AO_int_compare_and_swap_acquire(&self->state, MR_SPIN_LOCK_FREE, MR_SPIN_LOCK_HELD)) {
            return;
        }
        relax();
    }
    // From here on the state says that somebody may sleep, also when it is us who take the lock: we cannot know
    // whether others sleep too. The acquire pairs with the release of the unlocking exchange.
    while (__atomic_exchange_n(&self->state, MR_SPIN_LOCK_CONTENDED, __ATOMIC_ACQUIRE) != MR_SPIN_LOCK_FREE) {
        syscall(SYS_futex, &self->state, FUTEX_WAIT_PRIVATE, MR_SPIN_LOCK_CONTENDED, NULL, NULL, 0);
    }
}

void mr_spin_lock_wake(mr_spin_lock *self) {
    syscall(SYS_futex, &self->state, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
