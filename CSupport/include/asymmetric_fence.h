// A fence that costs the frequent side nothing: where two threads each write a word and then read the other's, both
// need a fence in between; here the rare side has one executed on every running thread (membarrier), and the frequent
// side has only a barrier for the compiler.
//
// Who: any thread. `mr_asymmetric_fence_heavy` is a system call, 0.1 µs in a process with one running thread and about
// 7 µs with another, and interrupts them; use it once per object, not once per operation.
//
// Orders: pairs with `mr_asymmetric_fence_light` on every other thread. Each light fence is either wholly before the
// heavy one (what stands before it is visible to what follows the heavy one) or after it.
//
// Kernels before 4.14 and some containers have no membarrier. Then `mr_asymmetric_fence_is_missing` is 1 from before
// main, and whoever wanted to save the fence takes the way that has one.
#pragma once

#include "atomics.h"

extern unsigned int mr_asymmetric_fence_is_missing;

MR_INLINE void mr_asymmetric_fence_light(void) {
    AO_compiler_barrier();
}

/// Traps if the kernel refuses what it granted at start.
void mr_asymmetric_fence_heavy(void);
