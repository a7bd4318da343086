#!/bin/sh
# verify.
#    usage: verify.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"
patience=20

# expect CODE OUTPUT ERROR COMMAND...: the exit code, exactly this output, an error line with the text.
expect() {
    code=$1
    output=$2
    error=$3
    shift 3
    ends "$code" "$@"
    [ "$(cat out)" = "$output" ] || fail "$* did not print '$output'"
    if [ -z "$error" ]; then
        [ ! -s err ] || fail "$* complained"
    else
        [ "$(wc -l <err)" -eq 1 ] && grep -qF -- "$error" err || fail "$* did not say '$error' in one line"
    fi
}

# By numbers.
cat >numbers.txt <<'END'
board T5
vacate 1
finish 1
moves
4-1, 6 - 4, 15-6, 3-10
13-6 11-13 14-12-5 10-3 7-2 1-4-6-1
END
ok='T5 1 1: 13 jumps, 10 moves, longest sweep 3'
expect 0 "numbers.txt: ok $ok" '' "$peg" verify --notation numbers numbers.txt
expect 0 "-: ok $ok" '' "$peg" verify --notation=numbers - <numbers.txt
# Numbers are told from x,y; a header states its notation.
expect 0 'numbers.txt: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3' '' "$peg" verify numbers.txt
sed 's/^vacate/notation numbers\n&/' numbers.txt >told.txt
expect 0 "told.txt: ok $ok" '' "$peg" verify told.txt
expect 0 'told.txt: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3' '' "$peg" verify --notation letters told.txt
sed 's/^vacate/notation letters\n&/' numbers.txt >told.txt
expect 0 'told.txt: ok T5 1 1: 13 jumps, 10 moves, longest sweep 3' '' "$peg" verify --notation numbers told.txt
sed 's/^vacate/notation roman\n&/' numbers.txt >told.txt
expect 2 '' "told.txt:2: there is no notation 'roman'" "$peg" verify told.txt
expect 2 '' "there is no notation 'roman'" "$peg" verify --notation roman numbers.txt
sed 's/15-6/15-16/' numbers.txt >off.txt
expect 2 '' 'off.txt:5:16: there is no hole 16 on T5; its holes are 1 to 15' "$peg" verify --notation numbers off.txt
sed 's/15-6/15-1/' numbers.txt >wrong.txt
expect 1 'wrong.txt: wrong at line 5, jump 3: 15-1: from hole 15 no jump leads to hole 1' '' \
    "$peg" verify --notation numbers wrong.txt
# Other notations.
{
    printf '\357\273\277board T5\r\nvacate A1\r\nfinish A1\r\nmoves\r\nA3 - A1\r\nC3 -\tA3, E5-C3\r\n'
    printf 'B2-D4 C5-C3 A5-C5\r\nD5 - B5 - B3\r\nD4-B2 A4-A2 A1-A3-C3-A1'
} >capitals.txt
ok='T5 a1 a1: 13 jumps, 10 moves, longest sweep 3'
expect 0 "capitals.txt: ok $ok" '' "$peg" verify capitals.txt
{
    printf '\357\273\277{"solution":["4-1","6-4","15-6","3-10","13-6","11-13","14-12-5","10-3","7-2","1 - 4 - 6 - 1"],'
    printf '"board":"T5","start":"o/**/***/****/*****","goal":"*/oo/ooo/oooo/ooooo"}'
} >numbers.json
expect 0 'numbers.json: ok T5 o/**/***/****/***** */oo/ooo/oooo/ooooo: 13 jumps, 10 moves, longest sweep 3' '' \
    "$peg" verify --notation numbers numbers.json

# Positions on the way, also of wrong solutions.
expect 0 'o/**/***/****/*****' '' "$peg" verify --at 0 capitals.txt
expect 0 '*/o*/*oo/****/*****' '' "$peg" verify --at 2 capitals.txt
expect 0 '*/oo/ooo/oooo/ooooo' '' "$peg" verify --at 13 capitals.txt
expect 0 '*/o*/*oo/****/*****' '' "$peg" verify --notation numbers --at 2 wrong.txt
expect 0 '*/o*/*oo/****/*****' '' "$peg" verify --notation numbers --at 2 off.txt
expect 2 '' 'capitals.txt has 13 jumps, and the position after 14 is asked for' "$peg" verify --at 14 capitals.txt
expect 1 '' 'wrong.txt: wrong at line 5, jump 3' "$peg" verify --notation numbers --at 3 wrong.txt
for k in -1 x '' 1.5 99999999999999999999; do
    expect 2 '' '--at takes a number of jumps' "$peg" verify --at="$k" capitals.txt
done
# A pasted position.
position=$("$peg" verify --at 6 capitals.txt)
{ printf 'board T5\nstart %s\nfinish a1\nmoves\n' "$position"; printf 'd5-b5-b3 d4-b2 a4-a2 a1-a3-c3-a1\n'; } >rest.txt
expect 0 "rest.txt: ok T5 $position a1: 7 jumps, 4 moves, longest sweep 3" '' "$peg" verify rest.txt

{
    printf 'board diagonal:4x4 vacate b2,c3 finish a1,d4 '
    printf 'moves c1-c3 a1-c1 a4-c2 a2-a4 d1-b3 a4-c2 c4-a4 d2-b2 d3-b3 a4-c2 c1-c3-a1'
} >diagonal.txt
expect 0 'diagonal.txt: ok diagonal:4x4 b2,c3 a1,d4: 12 jumps, 11 moves, longest sweep 2' '' "$peg" verify diagonal.txt
printf 'board .o./ooo/.o. start .*./ooo/.o. goal .*./*oo/.o. moves' >more.txt
expect 2 '' "more.txt:1: the goal has 2 pegs, more than the start's 1; jumps only remove pegs" "$peg" verify more.txt

# Several solutions, a wrong one among them.
"$peg" solve T4 --vacate a2 --finish b2 --format json >t4.json
{ cat capitals.txt && echo && sed 's/15-6/6-15/' numbers.txt | sed '2,3s/1/a1/; 1,3!d' && printf 'moves a1-a3\n' \
    && cat t4.json && echo nonsense && cat t4.json; } >several.txt
"$peg" solve T2 --format json >>several.txt 2>err
printf '{"line":3,"error":"what"}\nboard T5 vacate z9 finish a1 moves\nboard T4 vacate a2 finish a2 moves' >>several.txt
ok4='T4 a2 b2: 8 jumps, 7 moves, longest sweep 2'
"$peg" verify several.txt >out 2>err
[ $? -eq 2 ] || fail "the worst of several solutions"
cat >wanted <<END
several.txt: ok $ok
several.txt:10: wrong at line 13, jump 1: a1-a3: hole a1 has no peg to jump with
several.txt:14: ok $ok4
several.txt:16: ok $ok4
several.txt:17: no solution there: unsolvable: T2 is too small
several.txt:18: no solution there: error: what
several.txt:20: wrong at the end, after 0 jumps: the moves end with 9 pegs on the board instead of one in hole a2
END
sed 's/\(several.txt:17: no solution there: unsolvable: \).*/\1T2 is too small/' out | cmp -s - wanted ||
    fail "several solutions in a file: $(diff out wanted)"
[ "$(wc -l <err)" -eq 2 ] && grep -q "several.txt:15:1: expected 'board', found 'nonsense'" err &&
    grep -q 'several.txt:19: hole z9 is not on T5' err || fail "damaged ones: $(cat err)"
"$peg" verify --format json several.txt >out 2>err
[ $? -eq 2 ] && [ ! -s err ] && [ "$(wc -l <out)" -eq 9 ] || fail "several solutions as JSON"
sed -n 2p out | grep -q '"line":10,"valid":false,.*"wrong_jump":1,"wrong_line":13,"reason":' ||
    fail "a wrong one as JSON"
expect 0 '*/o*/*oo/****/*****' '' "$peg" verify --at 2 several.txt
expect 2 '' '--at prints a position' "$peg" verify --at 2 --format json several.txt
# Two threads.
"$peg" solve T1200 >long.txt
cat long.txt t4.json long.txt >long-ones.txt
"$peg" verify --threads 2 long-ones.txt >out 2>err
[ $? -eq 0 ] && [ "$(grep -c ': ok T1200' out)" -eq 2 ] && [ "$(grep -c ': ok T4' out)" -eq 1 ] || fail "long ones"

# Many files.
i=0
files=
while [ $i -lt 200 ]; do
    cp capitals.txt "many$i.txt"
    files="$files many$i.txt"
    i=$((i + 1))
done
# shellcheck disable=SC2086 # a list
[ "$("$peg" verify $files | grep -c ': ok T5')" -eq 200 ] || fail "200 files"
[ "$failures" -eq 0 ]
