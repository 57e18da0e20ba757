#include "recursive_lock.h"

#include "trap.h"

void mr_recursive_lock_trap(mr_thread_id owner) {
    mr_thread_id me = mr_thread_self();
    if (owner == 0) mr_trap("thread %lu unlocked a recursive lock that nobody holds", me);
    mr_trap("thread %lu unlocked a recursive lock that thread %lu holds", me, owner);
}
