#!/bin/sh
# shortest: published minima, decisions, errors.
#    usage: shortest.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

# says CODE TEXT ARGUMENTS...: the exit code; the text in the output (code 0) or in one line of errors.
says() {
    code=$1
    text=$2
    shift 2
    "$peg" shortest "$@" >out 2>err
    got=$?
    [ $got -eq "$code" ] || fail "shortest $*: exit code $got, not $code: $(cat err)"
    if [ "$code" -eq 0 ]; then
        grep -qF -- "$text" out || fail "shortest $*: not '$text': $(head -1 out)"
        "$peg" verify out >verified || fail "shortest $*: verify refuses it"
        "$referee" --joined out >/dev/null 2>&1 || fail "shortest $*: the outside referee refuses it"
        moves=$(sed -n 's/^#.*: \([0-9]*\) moves*,.*/\1/p' out)
        grep -qE " $moves moves?," verified || fail "shortest $*: verify counts other moves: $(cat verified)"
    else
        { [ ! -s out ] && [ "$(wc -l <err)" -eq 1 ] && grep -qF -- "$text" err; } ||
            fail "shortest $*: not '$text' in one line: $(cat err)"
    fi
}

# [Bell 2008, Table 4], and Bell's pages for T_5.
says 0 ': 5 moves, and no fewer' T4
says 0 ': 9 moves, and no fewer' T5
says 0 ': 9 moves, and no fewer' T6
for problem in 'a1 a1 10' 'a4 a1 10' 'c5 a1 9' 'c5 b3 10' 'a1 c5 10' 'b3 c5 11' 'a4 c5 10' 'c5 c5 9' 'a1 a4 11' \
    'a4 a4 11' 'd4 a4 11' 'c5 a4 10'; do
    # shellcheck disable=SC2086 # words
    set -- $problem
    says 0 "T5 $1 $2: $3 moves, and no fewer" T5 --vacate "$1" --finish "$2"
    says 1 "no solution has $(($3 - 1)) moves or fewer" T5 --vacate "$1" --finish "$2" --at-most $(($3 - 1))
    says 0 "at most $3 were asked for" T5 --vacate "$1" --finish "$2" --at-most "$3"
done
if [ "${MEMORY_LIMITS-}" != none ]; then
    says 0 'english d4 d4: 18 moves, and no fewer' english --vacate d4 --finish d4
    says 1 'no solution has 17 moves or fewer' english --vacate d4 --finish d4 --at-most 17
    says 3 'memory' english --vacate c1 --finish c1 --memory 16M
fi
# How many are the shortest: brute.sh compares with brute force.
for problem in '1362 681 36 18 T5 --vacate a1 --finish a1' '1 1 1 1 T4 --start o/oo/ooo/o*oo --finish any' \
    '2 2 2 2 T4 --vacate a2 --finish b2'; do
    # shellcheck disable=SC2086 # words
    set -- $problem
    all=$1 symmetry=$2 orders=$3 both=$4
    shift 4
    says 0 "# solutions with so few moves: $all, or $symmetry up to symmetry" "$@" --count
    grep -qx "# up to the order of independent moves: $orders, or $both up to symmetry" out || fail "shortest $*: $(cat out)"
    "$peg" shortest "$@" --list >out && [ "$(grep -c '^moves$' out)" -eq "$all" ] || fail "shortest $* --list"
    "$peg" verify out >verified && "$referee" --joined out >/dev/null 2>&1 || fail "shortest $* --list: refused"
    "$peg" shortest "$@" --list --up-to-order | grep -c '^moves$' | grep -qx "$orders" || fail "shortest $* --up-to-order"
done
[ "$("$peg" shortest T5 --vacate a1 --finish a1 --list --limit 7 --format json | sort -u | wc -l)" -eq 7 ] || fail "--limit"
[ "$("$peg" shortest T5 --vacate a1 --finish a1 --list --limit 0 | grep -c '^moves')" -eq 0 ] || fail "--limit 0"
says 2 'fewest moves are known; leave it out' T5 --at-most 9 --count
says 2 '--limit goes with --list' T5 --limit 3
says 2 '--up-to-order goes with --list' T5 --count --up-to-order
says 2 '--list lists the solutions of one problem' - --list
says 1 "cannot be solved: Bell's SAX count" T5 --vacate b3 --finish b3 --count --list
# Several pegs; no moves.
says 0 ': 1 move, and no fewer' .o./ooo/.o. --start '.o./***/.*.' --goal '.*./*o*/.o.'
says 0 ': 0 moves, and no fewer' T4 --start 'o/oo/ooo/o*oo' --finish any
says 0 'moves, and no fewer' diagonal:4x4 --vacate a1,b1 --finish c3,d4
says 0 'moves, and no fewer' T5 --vacate a1 --finish any
# Threads.
"$peg" shortest T6 --threads 1 >one && "$peg" shortest T6 --threads 3 >three && cmp -s one three || fail "--threads"
"$peg" shortest T5 --vacate 1 --notation numbers >out && "$peg" verify --notation numbers out >/dev/null ||
    fail "--notation numbers"
says 1 "cannot be solved: Bell's SAX count" T5 --vacate b3 --finish b3
says 1 'cannot be solved' T2
says 3 'time is up (0 s)' T9 --time 0
says 3 'exhaustive search takes 64 at most' 9x9 --vacate a1
says 2 "--at-most takes a number of moves such as 17, not 'x'" T5 --at-most x
says 2 "--at-most takes a number of moves such as 17, not '-1'" T5 --at-most=-1
printf 'T4\nT5 vacate b3 finish b3\nT5 what\n' | "$peg" shortest - >out 2>err
[ $? -eq 2 ] || fail "a batch with a wrong line"
{ grep -q '"moves":5,.*"proven":true' out && grep -q '"solvable":false' out && grep -q '"line":3,"error"' out; } ||
    fail "a batch"
[ "$failures" -eq 0 ]
