#!/bin/sh
# clang-tidy 14 with the checks of .clang-tidy on src/ and render/, one process a core; some three seconds of a
# core for each file. Usage: tidy.sh [BUILD], a configured build folder (build unless given).
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
tidy=$(command -v clang-tidy-14 || command -v clang-tidy || true)
[ -n "$tidy" ] || { echo "clang-tidy is not there; nothing is looked at" >&2 && exit 0; }
# Precompiled headers would be read by each, and hide what a source forgets to include.
mkdir -p "$build/tidy"
sed 's/ -Winvalid-pch//; s/ -include [^ ]*cmake_pch\.hxx//' "$build/compile_commands.json" \
    >"$build/tidy/compile_commands.json"
# Options that only g++ knows are no fault of the sources.
find src render -name '*.cpp' | sort | xargs -P "$(nproc)" -n 4 "$tidy" -p "$build/tidy" --quiet \
    --extra-arg=-Wno-unknown-warning-option 2>/dev/null || { echo "clang-tidy has something to say" >&2 && exit 1; }
