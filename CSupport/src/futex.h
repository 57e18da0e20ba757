// Sleeping and waking on a word of memory, and what a spinning loop does between two looks.
#pragma once

#include <errno.h>
#include <linux/futex.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// Sleeps while `*word == expected`, until somebody wakes, a signal arrives or the monotonic `deadline` (NULL: none)
/// has passed. Whether it had; in every other case the caller looks again.
static inline bool futex_wait(volatile unsigned int *word, unsigned int expected, const struct timespec *deadline) {
    // The bitset variant, because its timeout is absolute: no time is lost between computing it and sleeping.
    return syscall(SYS_futex, word, FUTEX_WAIT_BITSET_PRIVATE, expected, deadline, NULL, FUTEX_BITSET_MATCH_ANY) == -1
        && errno == ETIMEDOUT;
}

static inline void futex_wake_one(volatile unsigned int *word) {
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

static inline void cpu_relax(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}
