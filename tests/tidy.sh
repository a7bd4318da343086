#!/bin/sh
# clang-tidy 14 on src/ and render/. A folder's sources are checked together, in a third of the time, and each alone for
# missing includes.
#    usage: tidy.sh [BUILD [BASE]], which configures folders of its own (build unless given)
# BASE: a commit; only what changed since is checked, headers by a source of their name or folder.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
base=${2:-}
tidy=$(command -v clang-tidy-14 || command -v clang-tidy || true)
[ -n "$tidy" ] || { echo "skipped: clang-tidy is not there" && exit 77; }
setting() { sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"; }
# configured FOLDER OPTION
configured() {
    cmake -S . -B "$1" -G Ninja -DPEGWRIGHT_PYTHON="$(setting PEGWRIGHT_PYTHON)" \
        -DPython_EXECUTABLE="$(setting Python_EXECUTABLE)" "$2" >/dev/null
}
# looked_at FOLDER OPTION...: checks sources from standard input; options only g++ knows are no fault.
looked_at() {
    folder=$1
    shift
    sort -u | xargs -r -P "$(nproc)" -n "$at_once" \
        "$tidy" -p "$folder" --quiet --extra-arg=-Wno-unknown-warning-option "$@" 2>/dev/null
}
# sources: a line each, without src/web, which emscripten builds.
sources() {
    if [ -z "$base" ]; then
        find src render -name '*.cpp'
    else
        git diff --name-only --diff-filter=d "$base" -- src render .clang-tidy | while read -r file; do
            case $file in
            *.cpp) echo "$file" ;;
            *.hpp)
                if [ -f "${file%.hpp}.cpp" ]; then echo "${file%.hpp}.cpp"; else
                    find "${file%/*}" -maxdepth 1 -name '*.cpp' | sort | head -1
                fi
                ;;
            .clang-tidy) find src render -name '*.cpp' ;;
            esac
        done
    fi | grep -v '^src/web/' | sort -u
}
configured "$build/tidy-alone" -DPEGWRIGHT_UNITY=OFF
configured "$build/tidy" -DPEGWRIGHT_UNITY=ON
wanted=$(sources)
echo "clang-tidy on $(printf '%s\n' "$wanted" | grep -c .) sources"
failed=no
at_once=4
printf '%s\n' "$wanted" | looked_at "$build/tidy-alone" --checks='-*,clang-diagnostic-*,bugprone-suspicious-include' ||
    failed=yes
# Generated sources are checked only if they include others.
at_once=1
sed -n 's/^ *"file": "\(.*\)",*$/\1/p' "$build/tidy/compile_commands.json" | grep -v '/embedded_[^/]*$' |
    while read -r source; do
        # It is checked if it includes a wanted source, by its name room/path.
        if printf '%s\n' "$wanted" | grep -qxF "${source#"$PWD"/}" || { [ "${source#*/unity/}" != "$source" ] &&
            printf '%s\n' "$wanted" | sed 's,^src/,,; s,^python/,,; s,.*,#include "&",' | grep -qxFf - "$source"; }
        then
            echo "$source"
        fi
    done | looked_at "$build/tidy" --checks='-bugprone-suspicious-include' || failed=yes
[ $failed = no ] || { echo "clang-tidy has something to say" >&2 && exit 1; }
