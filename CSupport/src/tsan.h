// Tells ThreadSanitizer about orders that are made where it cannot look. Nothing in other builds.
#pragma once

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define MR_TSAN 1
#endif
#endif

#if MR_TSAN
#include <sanitizer/tsan_interface.h>
static inline void tsan_acquire(void *address) { __tsan_acquire(address); }
static inline void tsan_release(void *address) { __tsan_release(address); }
#else
static inline void tsan_acquire(void *address) { (void)address; }
static inline void tsan_release(void *address) { (void)address; }
#endif
