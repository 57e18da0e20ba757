#!/bin/sh
# Checks a release build: in RxSwift's own code, what the C runtime has in its headers is inlined. The compiler leaves
# calls of it in thunks for protocols and closures (see SinkDisposer), and then an atomic operation is a local function.
#
#     Scripts/inlined.sh .build/release
#
# Closures that hear elements of Completable are left out: there are no such elements.
set -eu
objects=$1/RxSwift.build
command -v nm > /dev/null || { echo "inlined: skipped, there is no nm"; exit 0; }
[ -f "$objects/SinkDisposer.swift.o" ] || { echo "inlined: no release build of RxSwift in $1" >&2; exit 1; }
calls=$(nm -A "$objects"/*.o | grep ' t mr_' | grep -v '/Completable+' | sed 's|.*/\(.*\)\.o:.* t |\1: |' || true)
[ -z "$calls" ] || { echo "inlined: called instead of inlined:"; echo "$calls"; exit 1; } >&2
echo "inlined: passed"
