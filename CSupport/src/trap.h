// Ends the process because going on would be wrong: says why on stderr, then aborts.
#pragma once

__attribute__((format(printf, 1, 2))) _Noreturn void mr_trap(const char *format, ...);
