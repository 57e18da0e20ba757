#include "asymmetric_fence.h"

#include "trap.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

unsigned int mr_asymmetric_fence_is_missing = 1;

static void ask_kernel(void) {
    mr_asymmetric_fence_is_missing = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) != 0;
}

// Before main, and in a child of fork while it has one thread, so that the flag needs no synchronisation.
__attribute__((constructor)) static void set_up(void) {
    ask_kernel();
    if (pthread_atfork(NULL, NULL, ask_kernel) != 0) abort();
}

void mr_asymmetric_fence_heavy(void) {
    if (syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) == 0) return;
    mr_trap("membarrier was granted at start and is refused now; locks that rely on it cannot go on");
}
