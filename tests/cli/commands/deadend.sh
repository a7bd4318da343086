#!/bin/sh
# deadend: published figures, solutions that lose the goal, errors.
#    usage: deadend.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

# says TEXT ARGUMENTS...: the answer has the text and a right solution.
says() {
    text=$1
    shift
    has "$text" deadend "$@"
    "$peg" verify out >/dev/null || fail "deadend $*: verify refuses it"
    "$referee" --joined out >/dev/null 2>&1 || fail "deadend $*: the outside referee refuses it"
}

# Only the last jump loses the goal.
for problem in 'T5 a1 a1' 'T5 a1 any' 'T5 a2 any' 'T5 a4 d4' 'T4 a2 any' '4x4 b1 any'; do
    # shellcheck disable=SC2086 # words
    set -- $problem
    says 'from which the goal is lost' "$1" --vacate "$2" --finish "$3"
    jumps=$(sed -n 's/.*after \([0-9]*\) jump.*/\1/p' out)
    "$peg" solve "$1" --start "$("$peg" verify --at "$jumps" out)" --finish "$3" >/dev/null 2>&1
    [ $? -eq 1 ] || fail "$problem: not lost after $jumps jumps"
    "$peg" solve "$1" --start "$("$peg" verify --at $((jumps - 1)) out)" --finish "$3" >/dev/null ||
        fail "$problem: lost before"
done
says 'T5 a2: 1 position from which the goal is lost up to symmetry, after 1 jump and no fewer' T5 --vacate a2
says '# one peg can still be left at c5' T5 --vacate a1 --finish a1
"$peg" deadend T5 --vacate 1 --finish 1 --notation numbers --format json >out
grep -qF '"finishes":["13"],' out || fail "deadend, finishes by number: $(cat out)"
says 'after 0 jumps' T5 --vacate b3 --finish b3
"$peg" deadend T5 --vacate 1 --notation numbers >out || fail "--notation numbers"
"$peg" verify --notation numbers out >verified 2>&1 || fail "--notation numbers: verify says $(cat verified)"
sed -n '/^moves/,$p' out | grep -q '^[0-9]*-[0-9]*' || fail "--notation numbers: $(cat out)"
# [Bell 2009, Table 6]: the central game; then the shortest game of english.
if [ "${MEMORY_LIMITS-}" != none ]; then
    says 'english d4 d4: 1 position from which the goal is lost up to symmetry, after 4 jumps' english \
        --vacate d4 --finish d4
    grep -qFx '# no single peg can be left any more' out || fail "deadend of the central game: $(cat out)"
    refuses 3 'memory' deadend english --vacate d4 --finish d4 --memory 20M
fi
says 'english d4: 1 position without a jump up to symmetry, after 6 jumps and no fewer' english --vacate d4 --stuck
"$peg" deadend 1x4 --vacate a2 --finish a3 >out 2>err
{ [ $? -eq 1 ] && [ ! -s err ] && grep -q '^# 1x4 a2 a3 cannot be lost' out; } || fail "what cannot be lost"
printf 'T5 vacate a2\n1x4 vacate a2 finish a3\nT5 what\n' | "$peg" deadend - >out 2>err
[ $? -eq 2 ] || fail "a batch with a wrong line"
grep -q '"jumps":1,' out && grep -q '"jumps":null' out && grep -q '"line":3,"error"' out || fail "a batch"
"$peg" deadend T5 --vacate a1 --output dead.svg >out 2>err && fail "--output is no option"

# An open start becomes the vacancy that is lost soonest.
gives 0 deadend T5
grep -qx 'vacate a2' out && [ "$(grep -c -- - out)" -eq 1 ] || fail "deadend T5 does not begin where it is shortest"
gives 0 deadend 2x2 --format json
grep -q '"jumps":0' out || fail "2x2 is not lost at once"
for vacancy in a1 a2 a3 b3; do
    gives 0 deadend T5 --vacate $vacancy --format json
    grep -q '"jumps":0' out && fail "T5 is lost from the beginning"
done
refuses 2 '--stuck is about games that end, whatever the goal' deadend T5 --vacate a1 --finish a1 --stuck
refuses 3 'time is up (0 s)' deadend english --vacate d4 --time 0
refuses 3 'exhaustive search takes 64 at most' deadend 9x9 --vacate a1
[ "$failures" -eq 0 ]
