#include "trampoline.h"

#include "trap.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// 512 bytes to start with; 32 KiB are kept.
enum { FIRST_CAPACITY = 16, KEPT_CAPACITY = 1024 };

_Thread_local mr_trampoline *mr_trampoline_of_this_thread;

static pthread_key_t key;

static void resize(mr_trampoline *self, uint32_t capacity) {
    mr_work_item *items = malloc(capacity * sizeof *items);
    if (!items) mr_trap("no memory for a trampoline of %u items", capacity);
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
    if (self->capacity > UINT32_MAX / 2) mr_trap("%u items wait on one trampoline", self->count);
    resize(self, self->capacity ? self->capacity * 2 : FIRST_CAPACITY);
}

static inline mr_work_item take(mr_trampoline *self) {
    mr_work_item item = self->items[self->head];
    self->head = (self->head + 1) & (self->capacity - 1);
    self->count--;
    if (__builtin_expect(self->capacity > KEPT_CAPACITY && self->count <= self->capacity / 8, 0)) {
        resize(self, self->capacity / 2);
    }
    return item;
}

void mr_trampoline_drain(mr_trampoline *self) {
    while (self->count > 0) {
        mr_work_item item = take(self);
        if (item.cancelled && mr_atomic_int_load(item.cancelled) != 0) {
            item.destroy(item.context);
        } else if (item.run(item.context)) {
            mr_trampoline_put(self, item);
        }
    }
}

void mr_trampoline_destroy_items(mr_trampoline *self) {
    while (self->count > 0) {
        mr_work_item item = take(self);
        item.destroy(item.context);
    }
}

void mr_trampoline_enter_frame(mr_trampoline *self) {
    mr_trampoline *outer = malloc(sizeof *outer);
    if (!outer) mr_trap("no memory for a nested run of a trampoline");
    *outer = *self;
    *self = (mr_trampoline){.outer = outer};
}

void mr_trampoline_leave_frame(mr_trampoline *self) {
    mr_trampoline_drain(self);
    mr_trampoline *outer = self->outer;
    if (!outer) mr_trap("a trampoline left a nested run that it had not entered");
    free(self->items);
    *self = *outer;
    free(outer);
}

// Runs when the thread ends. A context may use the trampoline while it dies, so it stays in place until nothing waits.
static void destroy_trampoline(void *raw) {
    mr_trampoline *self = raw;
    for (;;) {
        mr_trampoline_destroy_items(self);
        mr_trampoline *outer = self->outer;
        if (!outer) break;
        free(self->items);
        *self = *outer;
        free(outer);
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
