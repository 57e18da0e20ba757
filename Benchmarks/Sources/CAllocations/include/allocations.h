// Counts every allocation of the process while it is asked to: malloc and its kin are defined here and call glibc's own.
#pragma once
#include <stdbool.h>
#include <stdint.h>

void allocations_count(bool on);

/// How many allocations were counted.
uint64_t allocations_so_far(void);
