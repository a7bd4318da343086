#!/bin/sh
# clang-tidy 14 with the checks of .clang-tidy on src/ and render/: the sources of each folder together, which takes a
# third of the time, and each by itself for what it forgets to include, which its neighbours or precompiled headers
# would hide. Usage: tidy.sh [BUILD], where it configures folders of its own (build unless given).
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
tidy=$(command -v clang-tidy-14 || command -v clang-tidy || true)
[ -n "$tidy" ] || { echo "clang-tidy is not there; nothing is looked at" >&2 && exit 0; }
setting() { sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"; }
# configured FOLDER OPTION
configured() {
    cmake -S . -B "$1" -G Ninja -DPEGWRIGHT_PYTHON="$(setting PEGWRIGHT_PYTHON)" \
        -DPython_EXECUTABLE="$(setting Python_EXECUTABLE)" "$2" >/dev/null
}
# looked_at FOLDER OPTION...: at the sources that standard input names. That only g++ knows some options is no fault.
looked_at() {
    folder=$1
    shift
    sort | xargs -P "$(nproc)" -n 4 \
        "$tidy" -p "$folder" --quiet --extra-arg=-Wno-unknown-warning-option "$@" 2>/dev/null
}
configured "$build/tidy-alone" -DPEGWRIGHT_UNITY=OFF
configured "$build/tidy" -DPEGWRIGHT_UNITY=ON
failed=no
# src/web is emscripten's, which builds it by itself.
find src render -name '*.cpp' -not -path 'src/web/*' |
    looked_at "$build/tidy-alone" --checks='-*,clang-diagnostic-*,bugprone-suspicious-include' || failed=yes
# What is made is not looked at, but for the sources that take others together.
sed -n 's/^ *"file": "\(.*\)",*$/\1/p' "$build/tidy/compile_commands.json" | grep -v '/embedded_[^/]*$' |
    looked_at "$build/tidy" --checks='-bugprone-suspicious-include' || failed=yes
[ $failed = no ] || { echo "clang-tidy has something to say" >&2 && exit 1; }
