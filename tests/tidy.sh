#!/bin/sh
# clang-tidy 14 with the checks of .clang-tidy on src/ and render/, one process a core. Usage: tidy.sh [BUILD], a
# configured build folder (build unless given).
#
# Most of its time goes into the standard library's headers, some seconds a file, so files are looked at together where
# they can be: one source includes a dozen of them, from several rooms, so that hardly any two have the same name for
# something of their own. Where they do, and in cli, pegwright and library, which see too many rooms for
# that, each file is looked at alone.
set -eu
cd "$(dirname "$0")/.."

# Looks at one file, alone or with those that it includes.
if [ "${1:-}" = --one ]; then
    shift
    tidy=$1 build=$2
    case "$3" in
    *.together.cpp)
        # What rooms and libraries are included from, of whatever source: options of other kinds make no difference.
        includes=$(grep -oE -- '-(I|isystem )[^" ]+' "$build/compile_commands.json" | sort -u)
        # shellcheck disable=SC2086 # lists of words
        "$tidy" --quiet "$3" -- -std=c++20 $includes >"$3.log" 2>/dev/null && exit 0
        if grep -q 'clang-diagnostic-error' "$3.log"; then
            sed 's/.*"\(.*\)".*/\1/' "$3" | xargs -n 1 sh tests/tidy.sh --one "$tidy" "$build"
            exit
        fi
        cat "$3.log"
        exit 1
        ;;
    esac
    # Options that only one compiler knows are no fault of the sources.
    "$tidy" -p "$build" --quiet --extra-arg=-Wno-unknown-warning-option "$3" 2>/dev/null
    exit
fi

build=$(cd "${1:-build}" && pwd)
tidy=$(command -v clang-tidy-14 || command -v clang-tidy || true)
[ -n "$tidy" ] || { echo "clang-tidy is not there; nothing is looked at" >&2 && exit 0; }
rm -rf "$build/tidy"
mkdir -p "$build/tidy"
apart='^src/(cli|pegwright|library)/'
find src render -name '*.cpp' | sort | grep -vE "$apart" | awk -v folder="$build/tidy" -v top="$PWD" '
    { file[NR] = $0 }
    END {
        batches = int((NR + 11) / 12)
        # Every so many, so that each batch has files of all rooms.
        for (i = 1; i <= NR; i++)
            print "#include \"" top "/" file[i] "\"  // NOLINT" > (folder "/" i % batches ".together.cpp")
    }'
{
    find "$build/tidy" -name '*.together.cpp' | sort
    find src -name '*.cpp' | sort | grep -E "$apart"
} | xargs -P "$(nproc)" -n 1 sh tests/tidy.sh --one "$tidy" "$build" ||
    { echo "clang-tidy has something to say" >&2 && exit 1; }
