#!/bin/sh
# Goals that people have: one of several, as few pegs as possible, as many, positions given in part.
#    usage: goals.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

number() { "$peg" count "$@" --format json | sed 's/.*"solutions":"\([0-9]*\)".*/\1/'; }
# ended WANTED ARGUMENTS...: solve's solution, which both referees accept, ends with this many pegs.
ended() {
    wanted=$1
    shift
    "$peg" solve "$@" >text || fail "solve $*"
    "$referee" text >out 2>err || fail "the outside referee refuses solve $*"
    "$peg" verify text >out 2>err || fail "verify refuses solve $*"
    pegs=$(sed -n 's/^finish //p' text | tr ',' '\n' | grep -c .)
    [ "$pegs" -eq "$wanted" ] || fail "solve $* leaves $pegs pegs instead of $wanted"
}

# One of several holes, or of several sets of holes.
for board in T5 english; do
    case $board in T5) from=a1 one=c5 other=a1 ;; *) from=d4 one=a4 other=d1 ;; esac
    ended 1 $board --vacate $from --finish "$one|$other"
    grep -qE "^finish ($one|$other)$" text || fail "$board: $(grep finish text)"
    sum=$(($(number $board --vacate $from --finish $one) + $(number $board --vacate $from --finish $other)))
    [ "$(number $board --vacate $from --finish "$one|$other")" -eq $sum ] || fail "$board: not $sum solutions"
done
# b5 cannot be reached from a1, a3 can.
gives 0 solve T5 --vacate a1 --finish 'b5|c5'
grep -q '^finish c5$' out || fail "b5|c5: $(cat out)"
gives 1 solve T5 --vacate a1 --finish 'b5|b4'
gives 0 hint T5 --vacate a1 --finish 'b5|c5'
gives 0 shortest T5 --vacate a1 --finish 'c5|a1'
fewest=$(sed -n 's/^# .*: \([0-9]*\) moves.*/\1/p' out)
for goal in c5 a1; do
    gives 0 shortest T5 --vacate a1 --finish $goal
    [ "$(sed -n 's/^# .*: \([0-9]*\) moves.*/\1/p' out)" -ge "$fewest" ] || fail "$goal needs fewer than c5|a1"
done
[ "$("$peg" solutions T5 --vacate a1 --finish 'c5|a1' --format json | wc -l)" -eq "$(number T5 --vacate a1 --finish 'c5|a1')" ] ||
    fail "solutions of c5|a1"
ended 2 4x4 --vacate a1,b1 --finish 'b2,a1|c4,d4'
# A large board, where one goal is out of reach, and a file that says it this way.
ended 1 T40 --vacate h10 --finish 'a1|g9'
printf 'board T4 vacate a2 finish a1|b2 moves %s\n' "$("$peg" solve T4 --vacate a2 --finish b2 | sed '1,/^moves/d' | tr '\n' ' ')" >either
gives 0 verify either
printf 'board T4 vacate a2 finish a1|c3 moves %s\n' "$("$peg" solve T4 --vacate a2 --finish b2 | sed '1,/^moves/d' | tr '\n' ' ')" >neither
gives 1 verify neither
refuses 2 'equally many' solve T5 --vacate a1 --finish 'a1|b2,c3'
refuses 2 'f9' solve T5 --vacate a1 --finish 'a1|f9'

# Fewest and most pegs are those that count finds by counting all games.
for problem in 'T5 --vacate c3' 'T5 --vacate a1' '3x3 --vacate b2' '4x3 --vacate a1' 'diagonal:3x3 --vacate b2' \
    '4x4 --start **oo/*o*o/oo**/*oo*' 'hexagon2 --vacate b2'; do
    # shellcheck disable=SC2086 # several words
    set -- $problem
    "$peg" count "$@" --format json --games >games
    by_pegs=$(sed 's/.*"games_by_pegs":{\([^}]*\)}.*/\1/' games | tr ',' '\n' | tr -d '"')
    first=$(echo "$by_pegs" | head -1) last=$(echo "$by_pegs" | tail -1)
    ended "${first%%:*}" "$@" --finish fewest
    grep -q "^# ${first%%:*} pegs* left, the fewest possible" text || fail "$*: $(head -1 text)"
    [ "$(number "$@" --finish fewest)" -eq "${first##*:}" ] || fail "count $* --finish fewest"
    ended "${last%%:*}" "$@" --finish most
    [ "$(number "$@" --finish most)" -eq "${last##*:}" ] || fail "count $* --finish most"
    [ "$("$peg" solutions "$@" --finish most --format json | wc -l)" -eq "${last##*:}" ] || fail "solutions $* most"
    gives 0 hint "$@" --finish fewest
    gives 0 shortest "$@" --finish fewest
done
gives 0 solve 3x3 --vacate b2 --finish fewest --format json
grep -q '"pegs":[0-9]*,"proven":true' out || fail "JSON: $(cat out)"
# Without time, some game.
gives 0 solve english --vacate d4 --finish fewest --time 0
grep -q 'the fewest found; that there are no fewer is not proven' out || fail "no time: $(head -2 out)"
# Boards that are too large for a proof.
gives 0 solve 9x9 --vacate e5 --finish fewest
grep -q '^# 1 peg left, the fewest possible' out || fail "9x9: $(head -1 out)"

# Positions given in part: a peg in c3, whatever else is left; or one of three.
gives 0 solve T5 --vacate c3 --goal '?/??/??*/????/?????'
"$referee" out >two 2>err || fail "a peg in c3: the outside referee refuses it"
[ "$(number T5 --vacate a1 --goal 'o/oo/ooo/oooo/??ooo')" -eq \
    "$(($(number T5 --vacate a1 --finish a5) + $(number T5 --vacate a1 --finish b5) + $(number T5 --vacate a1 --finish a5,b5)))" ] ||
    fail "count of a5 or b5 or both"
gives 1 solve T4 --vacate b3 --goal 'o/oo/ooo/oo?o'
gives 0 hint T5 --vacate c3 --goal '?/??/??*/????/?????' --format json
grep -q '"goal":"?/??/??\*/????/?????"' out || fail "hint's JSON: $(cat out)"
printf '?\n??\n??*\n????\n?????\n' >part
gives 0 solve T5 --vacate c3 --goal @part

refuses 2 'add --vacate' solve english --finish fewest
refuses 2 'fewest' levels T5 --vacate a1 --finish fewest
refuses 2 'fewest' feasible T5 --vacate a1 --goal '?/??/??*/????/?????'
refuses 2 'no position of T5' solve T5 --vacate a1 --goal '?/??'
refuses 2 '--short does not go' solve T5 --vacate a1 --finish fewest --short
refuses 2 'say the same' solve T5 --vacate a1 --finish fewest --goal '?/??/??*/????/?????'
refuses 3 'takes 64 at most' count 9x9 --vacate a1 --finish fewest
printf 'T5 vacate a1 finish fewest\nT5 vacate a1 finish c5|a1\n' | "$peg" solve - >out || fail "a batch"
[ "$(grep -c '"moves"' out)" -eq 2 ] || fail "a batch: $(cat out)"

[ "$failures" -eq 0 ]
