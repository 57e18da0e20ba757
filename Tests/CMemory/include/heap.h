// What the process has allocated, for tests that ask whether memory is what it was.
#pragma once

#include <stddef.h>

/// Bytes in use by allocations, in all arenas; 0 where the allocator is a sanitizer's, which does not say.
size_t heap_bytes_in_use(void);
