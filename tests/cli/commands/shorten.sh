#!/bin/sh
# shorten.
#    usage: shorten.sh PEGWRIGHT REFEREE
# SMALL=yes: small solutions, for slow programs.
sources=$(cd "$(dirname "$0")/../../.." && pwd)
. "$(dirname "$0")/../common.sh"

# moves FILE: counts lines; the outside referee refuses a move on two lines.
moves() { grep -c '^[a-z]*[0-9]*-' "$1"; }
# shortened MOST ARGUMENTS...: a right solution of at most this many moves, as standard error says.
shortened() {
    most=$1
    shift
    "$peg" shorten "$@" >shorter.txt 2>err || fail "shorten $*: $(cat err)"
    "$referee" --joined shorter.txt >out 2>&1 || fail "the outside referee refuses shorten $*: $(cat out)"
    "$peg" verify shorter.txt >verified || fail "verify refuses shorten $*"
    [ "$(moves shorter.txt)" -le "$most" ] || fail "shorten $*: $(moves shorter.txt) moves, not $most"
    grep -q " moves before, $(moves shorter.txt) after\$" err || fail "shorten $*: standard error: $(cat err)"
}

if [ -z "${SMALL:-}" ]; then
    # A sweep of 42 jumps, written as single jumps [Bell 2008, section 4].
    shortened 31 "$sources/tests/data/made/long_sweep_t12.txt" --rounds 0
    seed=0
    until shortened 31 "$sources/tests/data/made/long_sweep_t12.txt" --seed $seed && [ "$(moves shorter.txt)" -le 29 ]; do
        seed=$((seed + 1))
        [ $seed -lt 4 ] || fail "the long sweep of T_12 in more than 29 moves"
        [ $seed -lt 4 ] || break
    done
fi
# Dudeney's number of moves for the central game, and the fewest.
[ -n "${SMALL:-}" ] || shortened 18 "$sources/tests/data/made/english_19_moves.txt"
# All notations.
board=T7
[ -z "${SMALL:-}" ] || board=T6
"$peg" solve $board >usual.txt
"$peg" solve $board --format json >usual.json
before=$(moves usual.txt)
shortened "$before" usual.txt --rounds 1
shortened "$before" usual.json --rounds 1
shortened "$before" - --rounds 1 <usual.txt
[ "$(moves shorter.txt)" -lt "$before" ] || fail "$board is not shorter"
"$peg" solve T6 --notation numbers >six.txt
"$peg" shorten six.txt --notation numbers --rounds 1 2>err | "$peg" verify --notation numbers - >out || fail "numbers"
"$peg" solve .o./ooo/.o. --start '.o./***/.*.' --goal '.*./*o*/.o.' >picture.txt
shortened 1 picture.txt
"$peg" solve diagonal:4x4 --vacate a1,b1 --finish c3,d4 >diagonal.txt
shortened "$(moves diagonal.txt)" diagonal.txt --rounds 1
"$peg" solve english --vacate d4 --finish any >any.txt
shortened "$(moves any.txt)" any.txt --rounds 1
grep -q '^finish any$' shorter.txt || fail "any peg is no goal any more"
# Output to the input file; JSON by its ending.
cp usual.txt same.txt
gives 0 shorten same.txt --rounds 1 --output same.txt
[ "$(moves same.txt)" -lt "$before" ] || fail "the file itself"
gives 0 shorten usual.txt --rounds 1 --output shorter.json
grep -q "\"moves_before\":$before}" shorter.json || fail "moves before in JSON"
"$peg" verify shorter.json >out || fail "JSON: $(cat out)"
board=T12
[ -z "${SMALL:-}" ] || board=T6
"$peg" solve $board >larger.txt
for n in 1 2 3; do "$peg" shorten larger.txt --rounds 1 --threads $n >"$n.txt" 2>err; done
{ cmp -s 1.txt 2.txt && cmp -s 1.txt 3.txt; } || fail "--threads"
"$peg" shorten larger.txt --rounds 1 --seed 8 >other.txt 2>err
cmp -s 1.txt other.txt && fail "--seed 8 gives the same"

sed 's/^vacate .*/vacate b2/' usual.txt >wrong.txt
"$peg" solve - >answers.json 2>err <<END
T5
T2
4x4
END
cat usual.txt wrong.txt answers.json >several.txt
"$peg" shorten several.txt --rounds 1 >out 2>err
[ $? -eq 1 ] || fail "several: exit code"
[ "$(grep -c ' moves before, ' err)" -eq 3 ] || fail "several: $(cat err)"
{ grep -q 'several.txt:.*: wrong at line' err && grep -q 'no solution there: unsolvable' err; } || fail "$(cat err)"
"$peg" verify out >verified || fail "several: what is written"
[ "$(wc -l <verified)" -eq 3 ] || fail "several: $(cat verified)"
refuses 1 'wrong at line' shorten wrong.txt
rm -f not.txt
"$peg" shorten wrong.txt --output not.txt 2>err
[ ! -e not.txt ] || fail "a file of nothing"
refuses 2 'missing.txt' shorten missing.txt
printf 'board T5\nvacate a1\nfinish a1\nmoves\na3-a1-\n' >damaged.txt
refuses 2 'damaged.txt:5' shorten damaged.txt
refuses 2 "--rounds takes a whole number of 0 or more, not 'x'" shorten usual.txt --rounds x
refuses 2 "--seed takes a whole number of 0 or more, not '-1'" shorten usual.txt --seed=-1
refuses 2 'pegwright draw makes pictures' shorten usual.txt --output film.svg
refuses 2 'unknown format' shorten usual.txt --format xml
refuses 2 'shorten needs FILE' shorten
# A time limit keeps the best so far; a memory limit gives no answer.
shortened "$(moves larger.txt)" larger.txt --time 0
shortened "$(($(moves larger.txt) - 1))" larger.txt --time 1
[ -z "${SMALL:-}" ] || [ $failures -ne 0 ] || exit 0
"$peg" solve T500 >large.txt
refuses 3 'memory is used up: to shorten' shorten large.txt --memory 16M
shortened "$(($(moves large.txt) * 8 / 10))" large.txt --rounds 0
# An interrupt keeps the best so far. (sh has its background jobs ignore SIGINT.)
"$peg" shorten large.txt --time 100 >interrupted.txt 2>err &
pid=$!
sleep 3
kill -TERM $pid
wait $pid
[ $? -eq 130 ] || fail "stopped: exit code"
"$peg" verify interrupted.txt >verified || fail "stopped: $(cat verified)"
[ "$(moves interrupted.txt)" -lt "$(moves large.txt)" ] || fail "stopped: not shorter"
[ $failures -eq 0 ]
