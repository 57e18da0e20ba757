#include "trampoline.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 16 };

_Thread_local mr_trampoline *mr_trampoline_of_this_thread;

static pthread_key_t key;

static void destroy_trampoline(void *raw) {
    mr_trampoline *self = raw;
    // A context may use the trampoline while it dies, so it stays in place until nothing waits.
    while (self->count > 0) {
        mr_work_item item = self->items[self->head];
        self->head = (self->head + 1) & (self->capacity - 1);
        self->count--;
        item.destroy(item.context);
    }
    mr_trampoline_of_this_thread = NULL;
    free(self->items);
    free(self);
}

__attribute__((constructor)) static void make_key(void) {
    if (pthread_key_create(&key, destroy_trampoline) != 0) abort();
}

mr_trampoline *mr_trampoline_make(void) {
    mr_trampoline *self = calloc(1, sizeof *self);
    if (!self || pthread_setspecific(key, self) != 0) abort();
    mr_trampoline_of_this_thread = self;
    return self;
}

static void resize(mr_trampoline *self, uint32_t capacity) {
    mr_work_item *items = malloc(capacity * sizeof *items);
    if (!items) abort();
    uint32_t until_end = self->capacity - self->head;
    uint32_t first = self->count < until_end ? self->count : until_end;
    if (first) memcpy(items, self->items + self->head, first * sizeof *items);
    if (self->count > first) memcpy(items + first, self->items, (self->count - first) * sizeof *items);
    free(self->items);
    self->items = items;
    self->head = 0;
    self->capacity = capacity;
}

void mr_trampoline_grow(mr_trampoline *self) {
    resize(self, self->capacity ? self->capacity * 2 : FIRST_CAPACITY);
}

void mr_trampoline_drain(mr_trampoline *self) {
    while (self->count > 0) {
        mr_work_item item = self->items[self->head];
        self->head = (self->head + 1) & (self->capacity - 1);
        self->count--;
        item.run(item.context);
    }
    // What one burst needed is not kept for ever.
    if (self->capacity > 1024) {
        free(self->items);
        self->items = NULL;
        self->head = self->capacity = 0;
    }
}
