// A pointer that is read all the time and replaced hardly ever, on liburcu (urcu-bp, which registers threads itself).
//
// For process-wide settings that every subscribe reads. The pointer is to an object that the cell owns one reference
// of; a reader gets a reference of its own.
//
//     read                       any thread, at any time; never waits, writes nothing shared but the reference count
//     replace, replaceDeferred   any thread, at any time, not inside a read-side section
//     update, updateDeferred     the same
//     rcuBarrier                 any thread outside of read-side sections
//
// A read-side section runs from the load to the end of `retain`, and no user code runs in it: one callback that blocks
// would stop reclamation for the whole process. Debug builds count sections; `assertNoReadSection`, called where user
// code is entered, traps when it is inside one. Not from signal handlers; after fork the child may use everything.
//
// Orders: a replacement releases and pairs with the acquire of `read`'s load: who sees the pointer sees the object. The
// end of a read-side section is ordered before what follows the grace period (liburcu's membarrier): the old object is
// let go after every reader that might have seen it has its own reference. ThreadSanitizer is told of this pair.
#pragma once

#include "atomics.h"

typedef struct mr_rcu_cell {
    void *_Nullable volatile object;
} MR_SWIFT_NAME(RcuCell) mr_rcu_cell;

/// Takes or gives up a reference of an object.
typedef void (*mr_reference)(void *_Nonnull object);

void *_Nullable mr_rcu_cell_read_object(mr_rcu_cell *_Nonnull self, mr_reference _Nonnull retain);

/// The object with a reference for the caller, NULL when the cell is empty (which costs one load).
MR_SWIFT_NAME(RcuCell.read(_:retain:))
MR_INLINE void *_Nullable mr_rcu_cell_read(mr_rcu_cell *_Nonnull self, mr_reference _Nonnull retain) {
    if (__atomic_load_n(&self->object, __ATOMIC_RELAXED) == 0) return 0;
    return mr_rcu_cell_read_object(self, retain);
}

/// Puts `object`, with one reference, in the cell; waits until no reader is between seeing the old object and holding
/// it (microseconds); returns the old object, whose reference is the caller's now.
void *_Nullable mr_rcu_cell_replace(mr_rcu_cell *_Nonnull self, void *_Nullable object)
    MR_SWIFT_NAME(RcuCell.replace(_:with:));

/// The same without waiting: the old object is released by a thread of the runtime some time later.
void mr_rcu_cell_replace_deferred(mr_rcu_cell *_Nonnull self, void *_Nullable object, mr_reference _Nonnull release)
    MR_SWIFT_NAME(RcuCell.replaceDeferred(_:with:release:));

/// The last step of read, copy, update: puts `copy`, with one reference, in the cell if `original` is still there.
/// False when somebody was faster; the caller then reads again. The caller holds a reference of `original`, so no other
/// object has its address by now; the cell's reference of it is the caller's after `true`. Waits as `replace` does.
bool mr_rcu_cell_update(mr_rcu_cell *_Nonnull self, void *_Nonnull original, void *_Nullable copy)
    MR_SWIFT_NAME(RcuCell.update(_:from:to:));

/// The same without waiting, as `replaceDeferred`.
bool mr_rcu_cell_update_deferred(mr_rcu_cell *_Nonnull self, void *_Nonnull original, void *_Nullable copy,
                                 mr_reference _Nonnull release)
    MR_SWIFT_NAME(RcuCell.updateDeferred(_:from:to:release:));

/// Returns when everything that was deferred before is released. For tests and shutdown.
void mr_rcu_barrier(void) MR_SWIFT_NAME(rcuBarrier());

/// Traps inside a read-side section; empty in release builds.
void mr_rcu_assert_no_read_section(void) MR_SWIFT_NAME(assertNoReadSection());
