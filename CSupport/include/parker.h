// One thread sleeps until another one says so: a token that `unpark` leaves and `park` takes.
//
// Who: `unpark` any thread, at any time, also before `park`: the token waits. Several tokens count as one. `park` one
// thread at a time, the parker's owner. It returns only with the token or at its deadline; wake-ups without a reason
// are dealt with inside. Not from signal handlers. In a child of fork only the forking thread's own parkers have an
// owner.
//
// Orders: `unpark` releases and pairs with the acquire in the `park` that takes its token.
#pragma once

#include "atomics.h"

typedef struct mr_parker {
    /// No token, a token, or the owner asleep.
    volatile unsigned int state;
} MR_SWIFT_NAME(Parker) mr_parker;

/// For `park(until:)`: waits without an end.
static const uint64_t mr_no_deadline MR_SWIFT_NAME(noDeadline) = UINT64_MAX;

/// Waits for the token until the monotonic clock shows `deadline` ns. Whether the token was taken.
bool mr_parker_park_until(mr_parker *_Nonnull self, uint64_t deadline) MR_SWIFT_NAME(Parker.park(_:until:));

/// Waits for the token.
void mr_parker_park(mr_parker *_Nonnull self) MR_SWIFT_NAME(Parker.park(_:));

/// Leaves the token and wakes the owner if it is asleep.
void mr_parker_unpark(mr_parker *_Nonnull self) MR_SWIFT_NAME(Parker.unpark(_:));
