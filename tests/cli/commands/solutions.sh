#!/bin/sh
# solutions: complete, all different, accepted by both referees.
#    usage: solutions.sh PEGWRIGHT REFEREE
# SMALL=yes: without the central game, for slow programs.
. "$(dirname "$0")/../common.sh"

# counted ARGUMENTS...: lists as long as the counts, all different.
counted() {
    "$peg" solutions "$@" --format json >list || fail "solutions $*"
    "$peg" solutions "$@" --format json --up-to-order >orders || fail "solutions $* --up-to-order"
    "$peg" count "$@" --format json --no-games --up-to-order >count
    [ "$(sed 's/.*"solutions":"\([0-9]*\)".*/\1/' count)" -eq "$(wc -l <list)" ] || fail "$*: count says $(cat count)"
    [ "$(sed 's/.*"up_to_order":"\([0-9]*\)".*/\1/' count)" -eq "$(wc -l <orders)" ] ||
        fail "$*: up to order count says $(cat count), listed are $(wc -l <orders)"
    sort -u list | cmp -s - list || [ "$(sort -u list | wc -l)" -eq "$(wc -l <list)" ] || fail "$*: one comes twice"
    sort list >sorted
    sort orders | comm -13 sorted - >others
    [ ! -s others ] || fail "$*: one of those up to order is not among all"
    "$peg" verify list >out 2>err || fail "$*: verify refuses one"
    [ "$(grep -c ': ok ' out)" -eq "$(wc -l <list)" ] || fail "$*: verify reads other than all"
    "$peg" solutions "$@" --up-to-order >text
    "$referee" --joined text >out 2>err || fail "$*: the outside referee refuses one"
    grep -q "^$(wc -l <orders) solutions ok" out || fail "$*: the outside referee reads $(cat out)"
}
counted T4 --vacate a2
counted T4 --vacate a2 --finish b2
for vacate in a1 a2 b3; do counted T5 --vacate $vacate; done
counted T5 --vacate a4 --finish d4
counted 4x3 --vacate a1
counted diagonal:4x3 --vacate a1
counted 6x1 --vacate b1
counted english --start cross --finish d4

# Several last pegs.
"$peg" solutions english --start plus --limit 1 >plus.txt || fail "from plus"
goal=$("$peg" verify --at 5 plus.txt)
"$peg" solutions english --start plus --goal "$goal" --format json >list
number=$("$peg" count english --start plus --goal "$goal" --no-games --format json)
case $number in *'"solutions":"'"$(wc -l <list)"'"'*) ;; *) fail "to four pegs there are $number" ;; esac
[ "$(wc -l <list)" -ge 1 ] || fail "to four pegs there are $(wc -l <list)"
"$peg" verify list >out || fail "to four pegs"
[ "$("$peg" solutions english --start plus --goal plus --format json | wc -l)" -eq 1 ] || fail "plus is there already"

[ "$("$peg" solutions ooo --start ooo --goal ooo --format json | wc -l)" -eq 1 ] || fail "no peg to no peg"

# The first ones.
"$peg" solutions T5 --vacate a1 --finish a1 --format json >all
"$peg" solutions T5 --vacate a1 --finish a1 --format json --limit 7 | cmp -s - - || fail "--limit 7"
"$peg" solutions T5 --vacate a1 --finish a1 --format json --limit 7 >some
head -7 all | cmp -s - some || fail "--limit 7 lists others than the first seven"
[ -z "$("$peg" solutions T5 --vacate a1 --limit 0)" ] || fail "--limit 0 lists some"
"$peg" solutions T5 --vacate a2 | head -1 >out || fail "a reader that goes away"
"$peg" solutions T5 --vacate 1 --finish 1 --notation numbers --limit 1 | tail -1 | grep -q '^15-6' ||
    fail "--notation numbers"

"$peg" solutions T5 --vacate a1 --finish a1 --format json --random 20 --seed 3 >drawn
[ "$(wc -l <drawn)" -eq 20 ] || fail "--random 20 draws $(wc -l <drawn)"
"$peg" solutions T5 --vacate a1 --finish a1 --format json --random 20 --seed 3 | cmp -s - drawn || fail "the same seed"
"$peg" solutions T5 --vacate a1 --finish a1 --format json --random 20 --seed 4 | cmp -s - drawn && fail "another seed"
sort all >sorted
sort -u drawn | comm -13 sorted - >others
[ ! -s others ] || fail "something is drawn that is no solution"
"$peg" solutions T5 --vacate a1 --finish a1 --random 5 >text
"$referee" --joined text >out 2>err || fail "the outside referee refuses a drawn one"

# The central game.
if [ "${SMALL-}" != yes ]; then
    "$peg" solutions english --vacate d4 --finish d4 --random 3 >text || fail "english at random"
    "$referee" --joined text >out 2>err || fail "the outside referee refuses one of english"
    grep -q '^3 solutions ok' out || fail "english at random: $(cat out)"
    refuses 3 'memory' solutions english --vacate d4 --finish d4 --memory 20M
    refuses 3 'time is up (0 s)' solutions english --vacate d4 --finish d4 --time 0
fi

refuses 1 'T5 from b3 to b3 cannot be solved: ' solutions T5 --vacate b3 --finish b3
refuses 1 'T5 from a1 to a2 cannot be solved: ' solutions T5 --vacate a1 --finish a2
# An open start.
gives 0 solutions T5 --limit 1
grep -qx "$("$peg" solve T5 | grep vacate)" out || fail "solutions T5 begins where solve does not"
ends 1 "$peg" solutions T4 --vacate a1 --format json
grep -q '^{"board":"T4","vacate":"a1","solvable":false,"reason":"4 = 1 (mod 3) ' out || fail "a no of solutions as JSON"
refuses 2 'solutions takes one problem' solutions -
refuses 2 '--seed goes with --random' solutions T5 --vacate a1 --seed 3
refuses 2 'leave out --limit' solutions T5 --vacate a1 --random 3 --limit 3
refuses 2 "--limit takes a whole number of 0 or more, not 'many'" solutions T5 --vacate a1 --limit many
refuses 2 '--random takes a whole number of 0 or more' solutions T5 --vacate a1 --random -1
refuses 2 'unknown format' solutions T5 --vacate a1 --format xml
refuses 2 'is not on T5' solutions T5 --vacate z9
refuses 3 'exhaustive search takes 64 at most' solutions 9x9 --vacate a1
[ "$failures" -eq 0 ]
