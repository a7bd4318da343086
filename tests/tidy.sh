#!/bin/sh
# clang-tidy 14 with the checks of .clang-tidy on src/ and render/, one process a core; some three seconds of a
# core for each file. Usage: tidy.sh [BUILD], where it configures a folder of its own (build unless given).
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
tidy=$(command -v clang-tidy-14 || command -v clang-tidy || true)
[ -n "$tidy" ] || { echo "clang-tidy is not there; nothing is looked at" >&2 && exit 0; }
# Each source by itself: precompiled headers, or its neighbours, would hide what it forgets to include.
setting() { sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"; }
cmake -S . -B "$build/tidy" -G Ninja -DPEGWRIGHT_PYTHON="$(setting PEGWRIGHT_PYTHON)" \
    -DPython_EXECUTABLE="$(setting Python_EXECUTABLE)" >/dev/null
# src/web is emscripten's, which builds it by itself. Options that only g++ knows are no fault of the sources.
find src render -name '*.cpp' -not -path 'src/web/*' | sort | xargs -P "$(nproc)" -n 4 "$tidy" -p "$build/tidy" \
    --quiet --extra-arg=-Wno-unknown-warning-option 2>/dev/null ||
    { echo "clang-tidy has something to say" >&2 && exit 1; }
