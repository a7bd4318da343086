#!/bin/sh
# solve --short. The outside referee counts the moves.
#    usage: short.sh PEGWRIGHT REFEREE
# SMALL=yes: the quickest cases, for slow programs.
sources=$(cd "$(dirname "$0")/../../.." && pwd)
. "$(dirname "$0")/../common.sh"

# moves FILE: counts lines; the outside referee refuses a move on two lines.
moves() { grep -c '^[a-z]*[0-9]*-' "$1"; }
# short MOST ARGUMENTS...: a right solution with at most this many moves.
short() {
    most=$1
    shift
    gives 0 solve "$@" --short
    cp out solution.txt
    "$referee" --joined solution.txt >out 2>err || fail "the outside referee refuses solve $* --short"
    [ "$(moves solution.txt)" -le "$most" ] || fail "solve $* --short takes $(moves solution.txt) moves, not $most"
}

short 9 T5
short 9 T6
short 12 T7
short 13 T8 --vacate b8 --width 1000
short 19 T10
short 22 T11
# Stored symmetric image.
short 22 T11 --vacate c11
short 13 T7 --vacate a2 --finish any --width 300
# Nothing stored; several holes.
short 25 english --vacate d4,d5 --width 300
# Small boards: the minimum.
short 18 english --vacate d4 --finish d4
if [ "${SMALL-}" != yes ]; then
    # Boards of 34 to 64 holes: the fewest moves [Meyrignac; Bell's pages], with proof.
    short 20 french --vacate c1 --finish e1
    short 15 6x6 --vacate b1 --finish b1
    short 16 6x6 --vacate a1 --finish a1
    gives 0 solve 6x6 --vacate a1 --finish a1 --short --explain
    complains 'no solution has fewer moves' solve 6x6 --short --explain
    # The time given is used, up to that proof, and the best so far is the answer.
    short 16 6x6 --vacate a1 --finish a1 --time 100
    short 40 T12 --vacate a1 --finish a1 --time 3
    # Large triangles, finish open or beside a corner: n^2/8 + 23n/12 + 50 moves.
    short 615 T60 --vacate c7 --finish any
    short 615 T60 --vacate a1 --finish bg60
    short 126966 T1000
    gives 0 solve T60 --vacate a1 --finish a1 --short
    # Other finishes: n^2/8 + 3n + 30.
    short 660 T60 --vacate m21 --finish m21
    # Large rectangles: wh/4 + 3(w + h) + 20.
    short 256020 1000x1000
    short 1407 61x66 --vacate b7 --finish any
    short 3120 100x100 --vacate c4 --finish b4
    short 3120 100x100 --vacate c4 --finish ct79
    short 705 99x14 --vacate am5 --finish cl11
fi
# Other large boards.
board=40x40
[ "${SMALL-}" != yes ] || board=13x14
gives 0 solve $board --short
for board in 4x4 T4 5x4; do
    "$peg" solve $board >usual.txt
    "$peg" solve $board --short >few.txt
    [ "$(moves few.txt)" -le "$(moves usual.txt)" ] || fail "$board: --short takes more moves"
done
# Stored solutions have the moves that their files and README say.
for file in "$sources"/base_solutions/short/*/*.txt; do
    board=$(basename "$(dirname "$file")")
    vacate=$(basename "$file" .txt)
    grep -q "^# $(moves "$file") moves, " "$file" || fail "$file has $(moves "$file") moves"
    # The table has each board's shortest.
    for other in "$(dirname "$file")"/*.txt; do [ "$(moves "$other")" -ge "$(moves "$file")" ] || continue 2; done
    grep -q "^| $board |.*| $(moves "$file")\(, the printed one\)* | \[${vacate%-*} to ${vacate#*-}\]" \
        "$sources/base_solutions/README.md" || fail "README of base_solutions has another row for $file"
    short "$(moves "$file")" "$board" --vacate "${vacate%-*}"
done

gives 1 solve T4 --vacate a1 --finish a1 --short
refuses 2 '--width goes with --short' solve T5 --width 100
refuses 2 '--generations goes with --short' solve T5 --generations 3
refuses 2 '--generations goes with --width' solve T5 --short --generations 3
refuses 2 "--width takes a whole number of 1 or more, not '0'" solve T5 --short --width 0
refuses 2 "--width takes a whole number of 1 or more, not 'wide'" solve T5 --short --width wide
refuses 3 'memory is used up: a beam of 1000000 positions' solve T9 --short --width 100000000 --memory 500M
[ $failures -eq 0 ]
