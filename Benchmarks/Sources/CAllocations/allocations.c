#include "allocations.h"

#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic uint64_t count;

static inline void one(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

uint64_t allocations_so_far(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

void *malloc(size_t size) { one(); return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { one(); return __libc_calloc(n, size); }
void *realloc(void *old, size_t size) { one(); return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { one(); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { one(); return __libc_memalign(alignment, size); }
