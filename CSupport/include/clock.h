// The monotonic clock: not set by anyone, the one that deadlines are measured with.
//
// Who: any thread, at any time; also from signal handlers, the only function here of which that is true.
// Orders: none. What one thread reads after synchronising with another is not earlier than what that one had read.
#pragma once

#include "atomics.h"

/// Nanoseconds since some point before the process started. A call into the vDSO, no system call.
uint64_t mr_monotonic_now(void) MR_SWIFT_NAME(monotonicNow());
