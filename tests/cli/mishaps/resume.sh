#!/bin/sh
# Killed searches resume from their files.
#    usage: resume.sh PEGWRIGHT REFEREE
# KILLS: how many (100, or 20 with SMALL=yes). BOARD: that of the levels (5x6).
. "$(dirname "$0")/../common.sh"

levels="levels ${BOARD:-5x6} --vacate a1 --finish a1"
# shellcheck disable=SC2086 # words, here and below
"$peg" $levels >whole || fail "$levels"

killed=0
[ "${SMALL-}" != yes ] || : "${KILLS:=20}"
kills=${KILLS:-100}
round=0
while [ $killed -lt "$kills" ] && [ $round -lt $((3 * kills)) ]; do
    round=$((round + 1))
    # Another moment each round.
    moment=$(awk -v n=$round 'BEGIN { x = n * 0.6180339887; printf "%.3f", 0.7 * (x - int(x)) }')
    "$peg" $levels --files files >out 2>err &
    process=$!
    sleep "$moment"
    if kill -KILL $process 2>/dev/null; then killed=$((killed + 1)); fi
    wait $process 2>/dev/null
    # Every tenth run is not killed; the next begins anew.
    if [ $((round % 10)) -eq 0 ]; then
        "$peg" $levels --files files >out 2>err || fail "round $round: it does not go on"
        cmp -s out whole || fail "round $round: a search that goes on differs from one that was not stopped"
        rm -rf files
    fi
done
[ $killed -ge "$kills" ] || fail "of $round searches only $killed were killed"
[ "$failures" -eq 0 ]
