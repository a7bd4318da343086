#!/bin/sh
# The sources are as clang-format 14 makes them, and no line is longer than 120 columns. To mend the
# first: sh tests/style.sh --fix
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8

sources=$(find src render tests -name '*.cpp' -o -name '*.hpp' -o -name '*.c' | sort)
# Another version formats differently, so only the one of the configuration is asked.
format=$(command -v clang-format-14 || command -v clang-format || true)
case "$([ -n "$format" ] && "$format" --version)" in
*'version 14.'*)
    if [ "${1:-}" = --fix ]; then
        # shellcheck disable=SC2086 # a list of words
        "$format" -i $sources
    fi
    # shellcheck disable=SC2086
    "$format" --dry-run -Werror $sources || exit 1
    ;;
*) echo "clang-format 14 is not there; only the length of lines is looked at" ;;
esac
others=$(find . -path './build*' -prune -o -path './.git' -prune -o -path './tests/cli' -prune -o \
    \( -name '*.sh' -o -name '*.py' -o -name '*.pyi' -o -name '*.cmake' -o -name CMakeLists.txt \
    -o -path './render/page/*' -o -path '*/run' -type f \) -print | sort)
# Expected output stays as it is printed: in tests/cli, in raw strings of tests, in golden display lists.
# shellcheck disable=SC2086
if grep -nE '^.{121,}' /dev/null $sources $others |
    grep -vE '^tests/[^:]*:[0-9]*:( *R"\(|(discs|text|line|area|crosses|page) )'; then
    echo "these lines are longer than 120 columns" >&2
    exit 1
fi
