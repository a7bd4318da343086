# Counts tests for .ci/run and tests/nightly; sourced.
passed=0
failed=0
skipped=0

# check COMMAND...: counts as one test, or as skipped with exit status 77.
check() {
    echo "== $* ($(date +%T))"
    "$@" && status=0 || status=$?
    case $status in
    0) passed=$((passed + 1)) ;;
    77) skipped=$((skipped + 1)) ;;
    *) failed=$((failed + 1)) ;;
    esac
}

# count_tests ARGUMENT...: counts the tests of tests/run; its failure counts as one at least.
count_tests() {
    echo "== sh tests/run $* ($(date +%T))"
    log=$(mktemp)
    { sh tests/run "$@" 2>&1 || echo "exit status not zero"; } | tee "$log"
    # shellcheck disable=SC2046 # three numbers
    set -- $(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed, \([0-9]*\) skipped$/\1 \2 \3/p' "$log" | tail -1)
    failures=${2:-1}
    if grep -q '^exit status not zero$' "$log" && [ "$failures" -eq 0 ]; then failures=1; fi
    passed=$((passed + ${1:-0}))
    failed=$((failed + failures))
    skipped=$((skipped + ${3:-0}))
    rm -f "$log"
}

# tell_counts: prints totals; its exit status says whether all passed.
tell_counts() {
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" -eq 0 ]
}
