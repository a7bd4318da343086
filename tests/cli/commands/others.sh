#!/bin/sh
# Boards and positions as others draw them.
#    usage: others.sh PEGWRIGHT REFEREE
sources=$(cd "$(dirname "$0")/../../.." && pwd)
. "$(dirname "$0")/../common.sh"

# pictures BOARD CODE FILES: each is the board and the pegs of the picture in standard input, and this position of BOARD.
pictures() {
    cat >drawn
    gives "$2" feasible @drawn --format json
    cp out of_board
    gives "$2" feasible "$1" --start @drawn --format json
    cp out of_name
    for file in "$sources/tests/data/others/$3"_*.txt; do
        cp "$file" drawn
        gives "$2" feasible @drawn --format json
        cmp -s out of_board || fail "$file is another board or start"
        gives "$2" feasible "$1" --start @drawn --format json
        cmp -s out of_name || fail "$file is another position of $1"
    done
}
echo '..***../..***../*******/***o***/*******/..***../..***..' | pictures english 0 english
echo '..o**../.*****./***o***/*******/*******/.*****./..***..' | pictures french 1 french
printf 'lattice triangular\no/**/***/****/*****\n' | pictures T5 0 triangle
printf 'lattice triangular\n***../o***./**o**/.****/..***\n' | pictures hexagon3 0 hexagon
[ "$(ls "$sources"/tests/data/others/*.txt | wc -l)" -eq 56 ] || fail "files of others"

# What help boards draws is the named board.
printf '    o\n   o o\n  o o o\n o o o o\no o o o o\n' >centred
gives 0 solve @centred --vacate 1 --finish 13 --notation numbers
cp out solution.txt
has 'ok triangular:o/oo/ooo/oooo/ooooo 1 13' verify solution.txt
printf '  o o o\n o o o o\no o o o o\n o o o o\n  o o o\n' >centred
for board in @centred hexagon3; do
    gives 0 survey "$board" --format json
    sed 's/.*"pairs"//' out >"survey_${board#@}"
done
cmp -s survey_centred survey_hexagon3 || fail "a centred hexagon is not hexagon3"

# Doubt is told with the option that settles it, and the option settles it.
signs='(say what signs mean: --signs PEG,HOLE,NONE, such as X,O,#)'
printf '##ooo##\n##ooo##\nooooooo\nooooooo\nooooooo\n##ooo##\n##ooo##\n' >hashes
printf 'XXOOOXX\nXXOOOXX\nOOOOOOO\nOOOOOOO\nOOOOOOO\nXXOOOXX\nXXOOOXX\n' >masked
refuses 2 "masked: in doubt, peg,hole,none may be X,O or ,O,X $signs" pairs @masked
has '21 feasible' pairs english
has '21 feasible' pairs @hashes
has '21 feasible' pairs @masked --signs ,O,X
refuses 2 'a sign is named twice' pairs @masked --signs X,X
refuses 2 "in doubt, peg,hole,none may be X,O or ,O,X $signs" pairs "7:$(tr -d '\n' <masked)"
has '21 feasible' pairs "7:$(tr -d '\n' <masked)" --signs ,O,X
printf '# o o\no o o\n' >comment
refuses 2 'a comment or a row of the picture?' pairs @comment
has '"board":".oo/ooo"' pairs @comment --signs '*,o,#' --format json
has '"board":"ooo"' pairs @comment --signs '*,o' --format json

# Starts.
gives 0 solve english --pegs d4,d5 --finish d6
grep -q '^start ..ooo../..ooo../ooooooo/ooo\*ooo/ooo\*ooo/..ooo../..ooo..$' out || fail "--pegs d4,d5"
refuses 2 '--vacate and --pegs say the same in two ways' solve english --pegs d4,d5 --vacate d4
printf 'T5 pegs d4,e5\n{"board":"T5","pegs":"d4,e5"}\n' >problems
"$peg" feasible - <problems >out 2>err || fail "pegs as a key"
[ "$(sort -u out | wc -l)" -eq 1 ] || fail "the key pegs differs in JSON"
for start in 0x1fffeffff 111111111111111101111111111111111 XXXXXXXXXXXXXXXXOXXXXXXXXXXXXXXXX \
    7:..***....***..**********o**********..***....***..; do
    gives 0 feasible english --start "$start" --format json
    cp out given
    gives 0 feasible english --vacate d4 --format json
    sed 's/"start":"[^"]*"/"vacate":"d4"/' given | cmp -s - out || fail "--start $start is not the central game's"
done
refuses 2 'has bit 33; the holes of english are bits 0 to 32' solve english --start 0x200000000
refuses 2 'english has 33 holes, its picture 49 places' solve english --start 11011111111
[ "$failures" -eq 0 ]
