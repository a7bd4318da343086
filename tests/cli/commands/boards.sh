#!/bin/sh
# What newcomers type first, and their mistakes.
#    usage: boards.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

# no TEXT COMMAND...: no, for this reason.
no() {
    text=$1
    shift
    gives 1 "$@"
    cat out err | grep -qF -- "$text" || fail "$*: no '$text'"
}
# solves ARGUMENTS...: the outside referee accepts solution.txt; the JSON is the same.
solves() {
    gives 0 solve "$@"
    cp out solution.txt
    "$referee" --joined solution.txt >out 2>err || fail "the outside referee refuses solve $*"
    has 'solution.txt: ok' verify solution.txt
    gives 0 solve "$@" --format json
    cp out solution.json
    "$peg" verify - <solution.json >from_json 2>err || fail "the JSON of solve $* is no solution"
    "$peg" verify - <solution.txt >from_text 2>err
    cmp -s from_json from_text || fail "solve $*: JSON and text differ"
}
# same ONE OTHER: two spellings of one board.
same() {
    gives 0 survey "$1" --format json
    sed 's/.*"pairs"//' out >one
    gives 0 survey "$2" --format json
    sed 's/.*"pairs"//' out | cmp -s one - || fail "$1 and $2 differ"
}

# Boards by name.
for board in english french european continental wiegleb diamond asymmetric draughts truncated12 truncated18 cross2 \
    octagon2 octagon3 hexagon4 trapezoid4x3 trapezoid3x5 star2 T5 T6 6x6 diagonal:4x4 diagonal:5x4 \
    triangular:5x5; do
    solves "$board"
    grep -q "^board $board\$" solution.txt || fail "a solution of $board does not say so"
    gives 0 draw solution.txt --output picture.svg
    [ -s picture.svg ] || fail "no picture of $board"
    rm picture.svg
    has '"feasible":"' pairs "$board" --format json
    gives 0 feasible "$board"
done
for board in diamond3 hexagon3; do no "$board cannot be solved" solve "$board"; done
solves english --vacate d4 --finish d4
has 'solution.txt: ok english d4 d4: 31 jumps, ' verify solution.txt
has '{"board":"english","vacate":"d4","finish":"d4","jumps":31,' solve english --vacate d4 --finish d4 --format json
solves french --vacate c1 --finish e7
solves wiegleb --vacate e5 --finish e5
solves asymmetric --vacate e5 --finish e5
solves draughts --vacate d1 --finish d4
no 'english' solve english --vacate d4 --finish c4
no 'french from d4 cannot be solved' feasible french --vacate d4
no '"feasible":false' feasible french --vacate d4 --format json
has '"feasible":true' feasible english --vacate d4 --finish d4 --format json
has '"feasible":"10"' pairs french --format json
has '"feasible":"21","solvable":"21"' pairs english --format json
has '["d1","a4","d4","g4","d7"]' feasible english --vacate d4 --format json
has '"pegs":31,"reachable":"1","reachable_all":"4"' levels english --vacate d4 --finish d4 --to 30 --format json
has '"solutions":"6816","positions":"3016"' count T5 --vacate a1 --finish a1 --format json
has '"games":"568630"' count T5 --vacate a1 --finish a1 --format json
has '"1":"29760"' count T5 --vacate a1 --format json
has '"pegs":7,"reachable":"503","reachable_all":"2964"' levels T5 --format json
for name in european continental octagon3; do
    "$peg" pairs french --format json | sed 's/french/NAME/' >one
    "$peg" pairs $name --format json | sed "s/$name/NAME/" | cmp -s one - || fail "french and $name differ"
done

# Names as pictures.
same truncated12 triangular:./oo/ooo/oooo/.ooo
same octagon2 .oo/oooo/oooo/.oo
same diamond3 ..o../.ooo./ooooo/.ooo./..o..
same star2 triangular:.o/oooo/.ooo/.oooo/...o
same trapezoid3x3 triangular:ooo/oooo/ooooo
same hexagon2 triangular:oo/ooo/.oo
same T4 triangular:o/oo/ooo/oooo
same 4x4 oooo/oooo/oooo/oooo
same diagonal:3x3 diagonal:ooo/ooo/ooo
# The outside referee knows named boards, too.
for board in english french wiegleb diamond asymmetric draughts truncated12 truncated18 cross3 diamond4 octagon4 \
    hexagon5 trapezoid4x7 star3 star4 T7 9x5 triangular:english diagonal:french square:7x7; do
    printf 'board %s\nvacate d4\nfinish any\nmoves\n' "$board" >start.txt
    "$peg" verify --at 0 start.txt >out 2>err || fail "no position of $board after 0 jumps"
    position=$(grep -o '[*o./]*[*][*o./]*' out | tail -n 1)
    printf 'board %s\nstart %s\ngoal %s\nmoves\n' "$board" "$position" "$position" >start.txt
    "$referee" start.txt >out 2>err || fail "$board has other holes than the outside referee gives it"
done

# Pictures: one word, leading blanks, CR LF, byte order mark.
solves ..ooo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo --vacate d4 --finish d4
cat >plain.txt <<'END'
# the English board
    o o o
    o o o
o o o o o o o
o o o o o o o
o o o o o o o
    o o o
    o o o
END
sed 's/$/\r/' plain.txt >windows.txt
{ printf '\357\273\277' && cat plain.txt; } >mark.txt
sed 's/^/        /' plain.txt >indented.txt
"$peg" pairs english --format json | sed 's/.*"feasible"//' >english
for file in plain windows mark indented; do
    solves @$file.txt --vacate d4 --finish d4
    grep -q '^board [.o/]*$' solution.txt || fail "a solution of @$file.txt needs the file"
    "$peg" pairs @$file.txt --format json | sed 's/.*"feasible"//' | cmp -s english - || fail "$file.txt is not english"
done
"$peg" pairs @- --format json <plain.txt | sed 's/.*"feasible"//' | cmp -s english - || fail "a picture from a pipe"
printf 'lattice triangular\noo\nooo\n.oo\n' >hexagon.txt
same @hexagon.txt hexagon2
# Two pieces; an empty row.
solves ooo/./ooo --start '**o/./ooo' --finish any

# Positions, several vacancies, several last pegs.
solves english --vacate c4,d4 --finish e4
solves english --vacate 2,3,3,3 --finish 4,3
solves english --vacate d4 --finish c3,d3,e3,c4,e4,c5,d5,e5
solves english --start '..ooo/..o*o/oo***oo/ooo*ooo/ooo*ooo/..ooo/..ooo' --finish d4
solves english --start '..***/..***/*******/***o***/*******/..***/..***' \
    --goal '..*o*/..*o*/**ooo**/ooo*ooo/**ooo**/..*o*/..*o*'
solves T5 --vacate a1 --goal 'o/oo/ooo/oooo/oo*oo'
has '"solutions":"51452"' count T5 --start '*/**/o**/****/*****' --goal 'o/oo/*oo/oooo/ooooo' --format json
has '"winning_all":"1"' levels T5 --vacate a3 --finish a3 --format json
printf '..ooo\n..o*o\noo***oo\no*****o\n*******\n..ooo\n..ooo\n' >position.txt
solves english --start @position.txt --finish d1
# A position pasted back.
gives 0 solve english --vacate d4 --finish d4
cp out game.txt
for k in 0 1 17 30 31; do
    gives 0 verify --at $k game.txt
    position=$(grep -o '[*o./]*[*][*o./]*' out | tail -n 1)
    pegs=$(printf '%s' "$position" | tr -cd '*' | wc -c)
    [ "$pegs" -eq $((32 - k)) ] || fail "$pegs pegs after $k jumps"
    solves english --start "$position" --finish d4
done
refuses 2 '32' verify --at 32 game.txt

# Notation.
solves T5 --vacate A1 --finish a1
gives 0 solve T5 --vacate 1 --finish 13 --notation numbers
cp out numbered.txt
"$referee" --joined numbered.txt >out 2>err || fail "the outside referee refuses a solution by numbers"
grep -q '^vacate 1$' numbered.txt || fail "the header of a solution by numbers"
has 'numbered.txt: ok T5 1 13: 13 jumps' verify numbered.txt
has 'numbered.txt: ok T5 a1 c5: 13 jumps' verify --notation letters numbered.txt
has '"vacate":"1","finish":"13","feasible":true' feasible T5 --vacate 1 --finish 13 --notation numbers --format json
gives 0 draw --notation numbers numbered.txt --output numbered.svg
[ -s numbered.svg ] || fail "no picture of a solution by numbers"
has '"vacate":"1","finish":"13","notation":"numbers","jumps":13' solve T5 --vacate 1 --finish 13 --notation numbers --format json
has '["1","7","10","13"]' feasible T5 --vacate 1 --notation numbers --format json
has '"solutions":"6816"' count T5 --vacate 1 --finish 1 --notation numbers --format json
"$peg" solve T4 --vacate a2 --finish b2 |
    sed '3s/.*/vacate A2/; 4s/.*/finish B2/; 6,$y/abcd/ABCD/; 6,$s/-/ - /g; s/$/\r/' >shouted.txt
has 'shouted.txt: ok T4 a2 b2: 8 jumps' verify shouted.txt
{ printf '\357\273\277' && cat shouted.txt; } >marked.txt
has 'marked.txt: ok T4 a2 b2: 8 jumps' verify marked.txt
has '-: ok T4 a2 b2: 8 jumps' verify - <marked.txt

# Errors.
refuses 2 'did you mean english?' solve englsh
refuses 2 'did you mean french?' pairs frensh
refuses 2 'did you mean wiegleb?' feasible wigleb
refuses 2 'did you mean T5?' count t5 --vacate a1
refuses 2 'unknown board' solve hexagon
refuses 2 'did you mean hexagon3?' solve hex3
refuses 2 "unknown board 'nonsense'; try T5, 8x5, english or a picture (pegwright help boards)" solve nonsense
echo '.o./ooo/.o.' | tr / '\n' >plus.txt
refuses 2 "'plus.txt' is a file; write @plus.txt for the board drawn in it" solve plus.txt
refuses 2 "unknown board" survey star0
refuses 2 'unknown lattice' solve hexagonal:4x4
refuses 2 'T_n' solve square:T5
for board in . ./. ... ./../...; do refuses 2 '' solve "$board"; done
refuses 2 '' solve oo/ox/oo
printf '# nothing\n' >empty.txt
refuses 2 'empty.txt' solve @empty.txt
refuses 2 'missing.txt' solve @missing.txt
refuses 2 'a7' solve english --vacate a7
for command in solve feasible count levels; do
    refuses 2 'english' $command english --start .ooo/ooo --finish any
    refuses 2 'english' $command english --start ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo --finish any
    refuses 2 '' $command T5 --start o/oo/ooo/oooo/oox --finish any
    refuses 2 '' $command T5 --start o/oo/ooo/oooo/oo --finish any
    refuses 2 'start' $command T5 --vacate a1 --start '*/**/***/****/****o' --finish a1
    refuses 2 'goal' $command T5 --vacate a1 --finish a1 --goal 'o/oo/ooo/oooo/oooo*'
    refuses 2 'twice' $command T5 --vacate a1,a1 --finish a1
    refuses 2 'hole' $command T5 --vacate 16 --finish 1 --notation numbers
    refuses 2 'hole' $command T5 --vacate 0 --finish 1 --notation numbers
    refuses 2 'letters' $command T5 --vacate 1 --finish 1 --notation roman
done
# Too many pegs at the end.
refuses 2 "the goal has 6 pegs, more than the start's 3" solve T5 --start '*/**/ooo/oooo/ooooo' --goal '*/**/***/oooo/ooooo'
refuses 2 "the goal has 32 pegs, more than the start's 30" \
    solve english --vacate d4,c4,e4 --goal '..***/..***/*******/***o***/*******/..***/..***'
for command in count levels; do
    refuses 2 'pegs' $command T5 --start '*/**/ooo/oooo/ooooo' --goal '*/**/***/oooo/ooooo'
done
printf 'board T5\nvacate 1\nfinish 13\nmoves\n4-1 6-16\n' >beyond.txt
refuses 2 'beyond.txt' verify --notation numbers beyond.txt
printf 'board .x./ooo\nvacate a2\nfinish a2\nmoves\n' >bad.txt
refuses 2 'bad.txt' verify bad.txt
printf 'board @plain.txt\nvacate d4\nfinish d4\nmoves\n' >linked.txt
refuses 2 'linked.txt' verify linked.txt
printf 'board english\nstart .o./ooo\nfinish d4\nmoves\n' >other.txt
refuses 2 'other.txt' verify other.txt
printf 'board english\nvacate d4\nfinish d4\nmoves\nd2-d4\n' >short.txt
no 'short.txt: wrong at the end' verify short.txt
printf 'board english\nvacate d4\nfinish d4\nmoves\nb2-d4\n' >slanting.txt
no 'slanting.txt: wrong at line 5, jump 1' verify slanting.txt
printf 'board diagonal:4x4\nvacate c3\nfinish c3\nmoves\na1-c3\n' >slanting.txt
no 'slanting.txt: wrong at the end' verify slanting.txt

# A board that cannot be peeled.
for i in $(seq 24); do echo oooooooooooooooooooooooooo..ooo; done >island.txt
no 'no jump connects the 2 parts of island.txt, and a last peg stays on each that has one' \
    solve @island.txt --left left.txt
[ "$(tr -d 'o.\n' <left.txt | wc -c)" -eq 72 ] || fail "--left is not the island"
gives 0 solve octagon8 --left none.txt
[ ! -e none.txt ] || fail "--left of a board that was solved"
[ "$failures" -eq 0 ]
