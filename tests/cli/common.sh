# How the tests of commands begin, sourced by each with its arguments PEGWRIGHT REFEREE: a folder of
# their own to work in, gone in the end, and failures that are told and counted.
set -u
peg=$(realpath "$1")
# shellcheck disable=SC2034 # for those who need it
referee=$(realpath "$2")
failures=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

fail() {
    echo "FAILED: $*"
    cat out err 2>/dev/null | head -5
    failures=$((failures + 1))
}

# limit_memory KB: of this shell. Nothing if MEMORY_LIMITS is none: sanitizers reserve terabytes.
limit_memory() { [ "${MEMORY_LIMITS-}" = none ] || ulimit -v "$1"; }
