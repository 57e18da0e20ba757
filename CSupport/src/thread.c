#include "thread.h"

#include "futex.h"
#include "trap.h"

#include <pthread.h>
#include <stdlib.h>

_Thread_local mr_thread_id mr_thread_id_of_this_thread;

static volatile AO_t last_id;

// In a child of fork: ids up to `last_before_fork` are of threads that do not exist here, except `survivor`.
static mr_thread_id last_before_fork, survivor;

mr_thread_id mr_thread_id_assign(void) {
    mr_thread_id_of_this_thread = AO_fetch_and_add(&last_id, MR_THREAD_ID_STEP) + MR_THREAD_ID_STEP;
    return mr_thread_id_of_this_thread;
}

bool mr_thread_was_lost_in_fork(mr_thread_id id) {
    return id != 0 && id <= last_before_fork && id != survivor;
}

void mr_thread_trap_if_lost_in_fork(mr_thread_id id) {
    if (mr_thread_was_lost_in_fork(id)) mr_trap("a thread that was delivering events is lost in fork()");
}

void mr_thread_pause(void) {
    for (int i = 0; i < 32; i++) cpu_relax();
}

static void in_child(void) {
    last_before_fork = AO_load(&last_id);
    survivor = mr_thread_self();
}

__attribute__((constructor)) static void watch_forks(void) {
    if (pthread_atfork(NULL, NULL, in_child) != 0) abort();
}
