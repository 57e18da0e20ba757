#include "rcu_cell.h"

#include "trap.h"
#include "tsan.h"

#include <pthread.h>
#include <stdlib.h>
// Inlines read_lock and read_unlock, which liburcu's licence allows for functions of their length. Not where
// ThreadSanitizer would look at their plain stores.
#if !MR_TSAN
#define _LGPL_SOURCE
#endif
#include <urcu-bp.h>

// Where ThreadSanitizer is told that sections end before a grace period does.
static char grace_period;

#ifdef DEBUG
static _Thread_local unsigned int sections;

static void enter_section(void) { sections++; }
static void leave_section(void) { sections--; }

void mr_rcu_assert_no_read_section(void) {
    if (sections > 0) mr_trap("user code is entered inside an RCU read-side section");
}
#else
static inline void enter_section(void) {}
static inline void leave_section(void) {}

void mr_rcu_assert_no_read_section(void) {}
#endif

void *mr_rcu_cell_read_object(mr_rcu_cell *self, mr_reference retain) {
    urcu_bp_read_lock();
    enter_section();
    // Acquires; pairs with the release in `swap` and `swap_if`.
    void *object = __atomic_load_n(&self->object, __ATOMIC_ACQUIRE);
    if (object) retain(object);
    leave_section();
    tsan_release(&grace_period);
    urcu_bp_read_unlock();
    return object;
}

static void *swap(mr_rcu_cell *self, void *object) {
    mr_rcu_assert_no_read_section();
    return __atomic_exchange_n(&self->object, object, __ATOMIC_ACQ_REL);
}

static bool swap_if(mr_rcu_cell *self, void *original, void *copy) {
    mr_rcu_assert_no_read_section();
    return __atomic_compare_exchange_n(&self->object, &original, copy, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

static void wait_for_readers(void) {
    urcu_bp_synchronize_rcu();
    tsan_acquire(&grace_period);
}

void *mr_rcu_cell_replace(mr_rcu_cell *self, void *object) {
    void *old = swap(self, object);
    if (old) wait_for_readers();
    return old;
}

bool mr_rcu_cell_update(mr_rcu_cell *self, void *original, void *copy) {
    if (!swap_if(self, original, copy)) return false;
    wait_for_readers();
    return true;
}

typedef struct deferred {
    struct rcu_head head;
    mr_reference release;
    void *object;
} deferred;

static void release_deferred(struct rcu_head *head) {
    deferred *self = caa_container_of(head, deferred, head);
    tsan_acquire(self);
    tsan_acquire(&grace_period);
    self->release(self->object);
    free(self);
}

static void release_after_readers(void *object, mr_reference release) {
    deferred *later = malloc(sizeof *later);
    if (!later) mr_trap("no memory to release an object later");
    later->release = release;
    later->object = object;
    tsan_release(later);
    urcu_bp_call_rcu(&later->head, release_deferred);
}

void mr_rcu_cell_replace_deferred(mr_rcu_cell *self, void *object, mr_reference release) {
    void *old = swap(self, object);
    if (old) release_after_readers(old, release);
}

bool mr_rcu_cell_update_deferred(mr_rcu_cell *self, void *original, void *copy, mr_reference release) {
    if (!swap_if(self, original, copy)) return false;
    release_after_readers(original, release);
    return true;
}

void mr_rcu_barrier(void) {
    mr_rcu_assert_no_read_section();
    urcu_bp_barrier();
    tsan_acquire(&grace_period);
}

// The worker first, because what it does may need the registry, then the registry; afterwards the other way round.
static void before_fork(void) {
    urcu_bp_call_rcu_before_fork();
    urcu_bp_before_fork();
}

static void in_parent(void) {
    urcu_bp_after_fork_parent();
    urcu_bp_call_rcu_after_fork_parent();
}

static void in_child(void) {
    urcu_bp_after_fork_child();
    urcu_bp_call_rcu_after_fork_child();
}

__attribute__((constructor)) static void watch_forks(void) {
    if (pthread_atfork(before_fork, in_parent, in_child) != 0) abort();
}
