# Sourced by the tests of commands: makes a work folder and counts failures.
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

# ends CODE COMMAND...: the exit code within $patience seconds; output in out and err.
patience=120
ends() {
    code=$1
    shift
    timeout "$patience" "$@" >out 2>err
    got=$?
    [ "$got" -eq "$code" ] || fail "$* gave $got instead of $code"
}
# complains TEXT WHO...: one line on standard error with the text, after WHO ended.
complains() {
    text=$1
    shift
    [ "$(wc -l <err)" -eq 1 ] || fail "$* did not say it in one line"
    grep -qF -- "$text" err || fail "$*: no '$text'"
}
# refuse CODE TEXT COMMAND...: it complains and writes nothing on standard output.
refuse() {
    code=$1
    text=$2
    shift 2
    ends "$code" "$@"
    [ ! -s out ] || fail "$* wrote to standard output"
    complains "$text" "$@"
}

# interrupt SECONDS COMMAND...: Ctrl-C after this time, with the command's exit code. Without --foreground a SIGCONT
# comes too, which disturbs the leak checker's SIGSTOP, and both hang.
interrupt() { timeout --foreground -k 20 -s INT --preserve-status "$@"; }

# For pegwright: gives CODE, refuses CODE TEXT.
gives() {
    code=$1
    shift
    ends "$code" "$peg" "$@"
}
refuses() {
    code=$1
    text=$2
    shift 2
    refuse "$code" "$text" "$peg" "$@"
}
# stops CODE TEXT ARGUMENTS...: it complains, whatever it wrote before.
stops() {
    code=$1
    text=$2
    shift 2
    gives "$code" "$@"
    complains "$text" "$@"
}
# has TEXT ARGUMENTS...: exit code 0, and a line of output with the text.
has() {
    text=$1
    shift
    gives 0 "$@"
    grep -qF -- "$text" out || fail "$*: no '$text'"
}
# prints CODE TEXT ARGUMENTS...: exactly this output, nothing on standard error.
prints() {
    code=$1
    text=$2
    shift 2
    gives "$code" "$@"
    [ "$(cat out)" = "$text" ] || fail "$* did not print $text"
    [ ! -s err ] || fail "$* wrote to standard error"
}

# limit_memory KB. MEMORY_LIMITS=none turns it off, as sanitizers reserve terabytes.
limit_memory() { [ "${MEMORY_LIMITS-}" = none ] || ulimit -v "$1"; }
