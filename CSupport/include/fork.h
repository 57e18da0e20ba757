// What happens to the runtime in a child of fork(), and in signal handlers.
//
// fork: the child has one thread, the one that called fork. It may use everything here, and start threads that do:
//   - the RCU registry and its worker are carried over (handlers given to pthread_atfork);
//   - membarrier is registered again;
//   - the trampoline of the calling thread is the child's, those of other threads are lost with what they queued;
//   - a lock that another thread held at the moment of the fork will never be unlocked, and what it protects may be
//     half written. Waiting for it would hang, so it traps: a lock word carries the number of forks that this process
//     descends from, and a waiter that finds a smaller number, or a lost owner, says so and aborts;
//   - the same for an MPSC queue in which another thread had begun an append, and for a subject or an operator that
//     another thread was delivering events of.
// The forking thread holds none of these locks: no foreign code runs under them, and fork is foreign code.
// vfork, posix_spawn and clone run no handlers and need none as long as the child only execs.
//
// Signals: nothing in CSupport may be called from a signal handler, not even what looks harmless: a handler that
// interrupts a lock section on the same thread and takes that lock waits for itself. Write to an eventfd or a pipe.
//
// Orders: none. The number changes only in the child, while it has one thread.
#pragma once

#include "atomics.h"

/// Twice (1 + the number of forks between this process and the one that was exec'ed): what a held lock word contains.
extern unsigned int mr_lock_held_word;
