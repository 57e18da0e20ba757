// Where on the stack the caller is, for tests that ask how deep it gets.
#pragma once

#include <stdint.h>

/// The address of this call's frame. Not that of a local variable, which AddressSanitizer moves to the heap.
uintptr_t stack_address(void);
