#!/bin/sh
# Marked pegs: --survivor and --trace of solve, count and verify.
#    usage: marked.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

# number ARGUMENTS...: the solutions that count finds.
number() { "$peg" count "$@" --format json | sed 's/.*"solutions":"\([0-9]*\)".*/\1/'; }

# adds_up BOARD VACATE HOLE...: each solution has one last peg; and there is one for a hole exactly if count says so.
adds_up() {
    board=$1
    vacate=$2
    shift 2
    sum=0
    for hole in "$@"; do
        with=$(number "$board" --vacate "$vacate" --survivor "$hole")
        sum=$((sum + with))
        if [ "$with" = 0 ]; then
            ends 1 "$peg" solve "$board" --vacate "$vacate" --survivor "$hole"
            [ ! -s out ] && grep -q "$hole" err || fail "$board $vacate: no word of $hole"
        else
            ends 0 "$peg" solve "$board" --vacate "$vacate" --survivor "$hole" --output marked.txt
            grep -qx "# the peg from $hole is the last one" marked.txt || fail "$board $vacate $hole: no comment"
            "$referee" marked.txt >out 2>err || fail "$board $vacate $hole: the outside referee refuses"
            ends 0 "$peg" verify --survivor "$hole" marked.txt
            for other in "$@"; do
                [ "$other" = "$hole" ] || ends 1 "$peg" verify --survivor "$other" marked.txt
            done
        fi
    done
    all=$(number "$board" --vacate "$vacate" --no-games)
    [ "$sum" = "$all" ] || fail "$board $vacate: $sum solutions by their last pegs, $all in all"
}
adds_up T4 a2 a1 b2 a3 b3 c3 a4 b4 c4 d4
adds_up T5 a1 a2 b2 a3 b3 c3 a4 b4 c4 d4 a5 b5 c5 d5 e5
adds_up 4x4 b1 a1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4
adds_up diagonal:3x4 a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4

# Only d2 and its images can be the last peg of the central game, in a quarter of its solutions each.
[ "$(number english --vacate d4 --finish d4 --survivor d2)" = 10215411760019992 ] || fail 'the central game, d2'
for hole in d2 b4 f4 d6; do
    ends 0 "$peg" solve english --vacate d4 --finish d4 --survivor $hole --output marked.txt
    ends 0 "$peg" verify --trace $hole:d4 marked.txt
done
refuses 1 'jumps never take a peg from d1 to d4' solve english --vacate d4 --finish d4 --survivor d1

# A board that no exhaustive search covers.
for hole in a5 e7; do
    ends 0 "$peg" solve wiegleb --vacate e5 --finish e5 --survivor $hole --output marked.txt
    ends 0 "$peg" verify --survivor $hole marked.txt
done

# A proof that needs the search, and two pegs that change places.
refuses 1 'in no solution the peg from b3 is the last (exhaustive search of' solve T5 --vacate a1 --survivor b3
ends 0 "$peg" solve T5 --vacate a1 --finish a3,a5 --trace a3:a5,a5:a3 --output marked.txt
ends 0 "$peg" verify --trace a3:a5,a5:a3 marked.txt
ends 1 "$peg" verify --trace a3:a3,a5:a5 marked.txt

# Notations, and one problem after the other.
ends 0 "$peg" count T5 --vacate 1 --trace 4:1 --notation numbers
grep -qx 'T5 1, trace 4:1: [0-9]* solutions' out || fail "by numbers: $(cat out)"
[ "$(number T5 --vacate a1 --trace 0,2:0,0)" = "$(number T5 --vacate a1 --trace a3:a1)" ] || fail 'by x,y'
[ "$(number T5 --vacate a1 --finish a2,b2 --trace 0,2:0,1,2,2:1,1)" = \
    "$(number T5 --vacate a1 --finish a2,b2 --trace a3:a2,c3:b2)" ] || fail 'two by x,y'
printf 'T5 vacate a1\nT5 vacate a2\nT5 vacate b3\n' >problems
ends 2 "$peg" count - --survivor a2 <problems
[ "$(grep -c '"survivor":"a2"' out)" -eq 2 ] && grep -q '"line":2.*no peg stands in a2' out || fail "a batch: $(cat out)"

# What breaks a mark.
cat >t4.txt <<'END'
board T4
vacate a2
finish b2
moves
a4-a2, a1-a3, c4-a4-a2
c3-a3-a1-c3, d4-b2
END
ends 0 "$peg" verify --survivor d4 t4.txt
ends 1 "$peg" verify --survivor a4 t4.txt
[ "$(cat out)" = 't4.txt: wrong at line 5, jump 2: a1-a3 jumps over the peg from a4' ] || fail "a4: $(cat out)"
ends 1 "$peg" verify --survivor c3 --format json t4.txt
grep -q '"valid":false,.*"wrong_jump":8,"wrong_line":6,"reason":"d4-b2 jumps over the peg from c3"' out || fail "c3: $(cat out)"
sed 's/finish b2/finish any/' t4.txt >any.txt
ends 1 "$peg" verify --trace d4:a1 any.txt
[ "$(cat out)" = 'any.txt: wrong at the end, after 8 jumps: the peg from d4 ends in b2, not in a1' ] || fail "a1: $(cat out)"

# Bad input.
refuses 2 'no peg stands in a1 at the start' solve T5 --vacate a1 --survivor a1
refuses 2 'hole f1 is not on T5' solve T5 --vacate a1 --survivor f1
refuses 2 '--survivor names a peg of the start; add --vacate or --start' solve T5 --survivor a2
refuses 2 'the peg from a3 cannot be the last one: the goal has 2 pegs' solve T5 --vacate a1 --finish a1,a2 --survivor a3
refuses 2 'the pegs from a3 and c3 cannot both end in a1' solve T5 --vacate a1 --finish a1 --trace a3:a1,c3:a1
refuses 2 'the peg from a3 is marked twice' solve T5 --vacate a1 --finish a1,a2 --trace a3:a1,a3:a2
refuses 2 'the goal has no peg in a3, where the peg from a2 is to end' count T5 --vacate a1 --finish a1 --trace a2:a3
refuses 2 '2 marked pegs are to stay, and the goal has 1 peg' count T5 --vacate a1 --finish a1 --trace a3:a1 --survivor c3
for wrong in '' a3 a3: :a1 a3:a1: a3:a1,c3 a3::a1 a3:a1:c3 a3:b2,c3,d4:a1; do
    refuses 2 "--trace '$wrong' is no first and last hole" solve T5 --vacate a1 --trace "$wrong"
done
for option in --short --long-sweep '--seed 3' '--engine plan'; do
    # shellcheck disable=SC2086 # options with values
    refuses 2 'does not go with' solve T5 --vacate a1 --survivor a3 $option
done
for option in --games --no-games --solutions --up-to-order --pairs; do
    refuses 2 "--survivor counts solutions alone; leave out $option" count T5 --vacate a1 --survivor a3 $option
done
refuses 2 "unknown option '--survivor'" shortest T5 --vacate a1 --survivor a3
refuses 3 'marked pegs are searched on boards of at most 64 holes; T11 has 66' solve T11 --vacate a1 --survivor a3
refuses 3 'time is up' solve french --vacate c1 --finish e1 --survivor 25 --time 0.5
refuses 2 '' verify --survivor a2 t4.txt
complains 't4.txt: no peg stands in a2 at the start' verify
[ "$failures" -eq 0 ]
