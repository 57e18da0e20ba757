#include "fork.h"

#include <pthread.h>
#include <stdlib.h>

unsigned int mr_lock_held_word = 2;

static void in_child(void) {
    mr_lock_held_word += 2;
}

__attribute__((constructor)) static void watch_forks(void) {
    if (pthread_atfork(NULL, NULL, in_child) != 0) abort();
}
