#include "trap.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void mr_trap(const char *format, ...) {
    // One write without stdio's lock, which a thread lost in a fork may hold.
    char text[256];
    int length = snprintf(text, sizeof text, "millrace: ");
    va_list arguments;
    va_start(arguments, format);
    length += vsnprintf(text + length, sizeof text - length - 1, format, arguments);
    va_end(arguments);
    if (length > (int)sizeof text - 2) length = sizeof text - 2;
    text[length++] = '\n';
    if (write(STDERR_FILENO, text, length) < 0) abort();
    abort();
}
