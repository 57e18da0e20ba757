#include "unwinder.h"

#include <stdlib.h>

_Thread_local mr_unwinder mr_unwinder_of_this_thread;

bool mr_unwinder_never(void *context) {
    (void)context;
    return false;
}

// Runs at depth 1, so that what is run here may itself go MR_UNWINDER_DEPTH deep and put more aside.
void mr_unwinder_drain(void) {
    mr_trampoline *aside = &mr_unwinder_of_this_thread.aside;
    mr_trampoline_destroy_items(aside);
    // The queue lives in a thread-local without a destructor, so it keeps no memory.
    free(aside->items);
    *aside = (mr_trampoline){0};
}
