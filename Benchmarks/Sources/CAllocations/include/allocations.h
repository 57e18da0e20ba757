// Counts every allocation of the process: malloc and its kin are defined here and call glibc's own.
#pragma once
#include <stdint.h>

/// How many allocations there have been.
uint64_t allocations_so_far(void);
