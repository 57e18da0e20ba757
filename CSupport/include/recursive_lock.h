// A lock that its owner may take again: a SpinLock that knows who holds it and how often.
//
// For what has to stay recursive towards users (RxSwift's own RecursiveLock); the engine itself uses SpinLock and
// BiasedLock. Any thread may lock; only the owner unlocks, anyone else traps, with both thread ids in the message.
// Not from signal handlers; for fork see fork.h.
//
// Orders: the outermost lock acquires and pairs with the release in the outermost unlock. `owner` is atomic without an
// order: a thread finds its own id there only if it wrote it itself, and ids are never reused.
#pragma once

#include "spin_lock.h"
#include "thread.h"

typedef struct mr_recursive_lock {
    mr_spin_lock lock;
    /// How often the owner holds it. Touched by the owner only.
    uint32_t depth;
    /// The thread that holds it, else 0.
    volatile AO_t owner;
} MR_SWIFT_NAME(RecursiveLock) mr_recursive_lock;

_Noreturn void mr_recursive_lock_trap(mr_thread_id owner);

/// Whether the calling thread holds the lock.
MR_SWIFT_NAME(RecursiveLock.isOwned(_:))
MR_INLINE bool mr_recursive_lock_is_owned(mr_recursive_lock *_Nonnull self) {
    return AO_load(&self->owner) == mr_thread_self();
}

MR_SWIFT_NAME(RecursiveLock.lock(_:))
MR_INLINE void mr_recursive_lock_lock(mr_recursive_lock *_Nonnull self) {
    mr_thread_id me = mr_thread_self();
    if (AO_load(&self->owner) != me) {
        mr_spin_lock_lock(&self->lock);
        AO_store(&self->owner, me);
    }
    self->depth++;
}

/// Takes the lock, or takes it again, if that needs no waiting.
MR_SWIFT_NAME(RecursiveLock.tryLock(_:))
MR_INLINE bool mr_recursive_lock_try(mr_recursive_lock *_Nonnull self) {
    mr_thread_id me = mr_thread_self();
    if (AO_load(&self->owner) != me) {
        if (!mr_spin_lock_try(&self->lock)) return false;
        AO_store(&self->owner, me);
    }
    self->depth++;
    return true;
}

MR_SWIFT_NAME(RecursiveLock.unlock(_:))
MR_INLINE void mr_recursive_lock_unlock(mr_recursive_lock *_Nonnull self) {
    mr_thread_id owner = AO_load(&self->owner);
    if (__builtin_expect(owner != mr_thread_self(), 0)) mr_recursive_lock_trap(owner);
    if (--self->depth > 0) return;
    AO_store(&self->owner, 0);
    mr_spin_lock_unlock(&self->lock);
}
