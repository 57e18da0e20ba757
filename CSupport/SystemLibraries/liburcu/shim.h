#pragma once
// The wrappers in CSupport/src include liburcu's own headers; Swift never sees them.
#if !__has_include(<urcu-bp.h>)
#error "liburcu is missing: run `make setup`, or `apt-get install liburcu-dev`"
#endif
