#include "thread.h"

_Thread_local mr_thread_id mr_thread_id_of_this_thread;

static volatile AO_t last_id;

mr_thread_id mr_thread_id_assign(void) {
    mr_thread_id_of_this_thread = AO_fetch_and_add1(&last_id) + 1;
    return mr_thread_id_of_this_thread;
}
