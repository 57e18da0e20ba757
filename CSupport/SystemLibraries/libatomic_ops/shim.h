#pragma once
#if __has_include(<atomic_ops.h>)
#include <atomic_ops.h>
#else
#error "libatomic_ops is missing: run `make setup`, or `apt-get install libatomic-ops-dev`"
#endif
