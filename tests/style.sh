#!/bin/sh
# Checks the format by clang-format 14 and lines of at most 120 columns. --fix formats.
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8

sources=$(find src render tests -name '*.cpp' -o -name '*.hpp' -o -name '*.c' | sort)
# Only the version of the configuration formats the same way.
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
# Expected output keeps its long lines: in tests/cli, raw strings and golden display lists.
# shellcheck disable=SC2086
if grep -nE '^.{121,}' /dev/null $sources $others |
    grep -vE '^tests/[^:]*:[0-9]*:( *R"\(|(discs|text|line|area|crosses|page) )'; then
    echo "these lines are longer than 120 columns" >&2
    exit 1
fi
