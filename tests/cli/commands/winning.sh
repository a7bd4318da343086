#!/bin/sh
# winning and hint, with good, damaged and foreign files.
#    usage: winning.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

# [Bell 2009, Table 4]: twelve positions, and their complements.
prints 0 'T4:
  any vacancy to any peg: winning positions by number of pegs, up to 6 symmetries and all; 12 stored
pegs        winning            all
   9              1              6
   8              1              6
   7              3             18
   6              3             18
   5              4             24
   4              3             18
   3              3             18
   2              1              6
   1              1              6
 all             20            120' winning T4
prints 0 '{"board":"T4","vacate":"a2","finish":"b2","problems":[{"vacate":"a2","finish":"b2","symmetries":1,"stored":"20","levels":'\
'[{"pegs":9,"winning":"1","winning_all":"1"},{"pegs":8,"winning":"1","winning_all":"1"},'\
'{"pegs":7,"winning":"3","winning_all":"3"},{"pegs":6,"winning":"3","winning_all":"3"},'\
'{"pegs":5,"winning":"4","winning_all":"4"},{"pegs":4,"winning":"3","winning_all":"3"},'\
'{"pegs":3,"winning":"3","winning_all":"3"},{"pegs":2,"winning":"1","winning_all":"1"},'\
'{"pegs":1,"winning":"1","winning_all":"1"}]}]}' winning T4 --vacate a2 --finish b2 --format json

# A written file gives the same tables; its header is plain text.
gives 0 winning T5 --complement --into complements.winning
sed 's/^complements.winning: .*/&/' out >written
gives 0 winning --read complements.winning
cmp -s out written || fail 'what is read is not what was written'
grep -q '^  vacate a1, finish a1: 190 winning positions up to 2 symmetries, 370 in all, 95 stored$' out ||
    fail 'no table of the corner'
sed '/^$/q' complements.winning >head 2>/dev/null
[ "$(cat head)" = 'pegwright winning positions 1
board T5
problem vacate a1 finish a1
problem vacate a2 finish a2
problem vacate a3 finish a3
problem vacate b3 finish b3' ] || fail 'the head of a file'
gives 0 winning T5 --into any.winning
gives 0 winning T5 --into - && cmp -s out any.winning || fail 'a file on standard output is another'
gives 0 winning T5 --vacate a1 --finish a1 --into corner.winning
gives 0 winning T6 --vacate a1 --finish a1 --files levels --into from_files.winning
gives 0 winning T6 --vacate a1 --finish a1 --threads 1 --into from_memory.winning
cmp -s from_files.winning from_memory.winning || fail 'levels in files make another file'
printf 'T4\nT4 vacate a2 finish b2\n' >lines
"$peg" winning - <lines >out 2>err || fail 'winning of a batch'
[ "$(grep -c '"problems":' out)" -eq 2 ] || fail 'winning of a batch'

refuses 2 '--complement stands for all complement problems' winning T5 --complement --vacate a1
refuses 2 '--read stands alone' winning T5 --read any.winning
refuses 2 'winning needs a BOARD, or --read FILE' winning
refuses 2 'a goal needs --vacate or --start' winning T5 --finish a1
refuses 2 '--files keeps the levels of one problem' winning T5 --complement --files levels
refuses 3 'holes' winning T12
refuses 2 '--into goes with one BOARD' winning - --into x </dev/null
refuses 2 'cannot open' winning --read nothing.winning
refuses 2 'is no file of winning positions' winning --read lines
refuses 3 'memory' winning wiegleb --vacate e5 --finish e5 --memory 17M --into stopped.winning
[ ! -e stopped.winning ] || fail 'a part of a file was left behind'

# A position, several goals.
prints 0 'T5 o/**/***/****/*****, finish a1: won
a3-a1  won
c3-a1  won' hint T5 --vacate a1 --finish a1
prints 0 '{"board":"T4","start":"*/o*/***/****","finish":"any","reached":false,"fate":"won","jumps":[{"jump":"a4-a2",'\
'"fate":"won"},{"jump":"c4-a2","fate":"lost"}]}' hint T4 --vacate a2 --format json
prints 1 '{"board":"T4","start":"o/*o/*o*/****","finish":"any","reached":false,"fate":"lost","jumps":[{"jump":"a3-a1",'\
'"fate":"lost"},{"jump":"d4-b2","fate":"lost"}],"reason":"no jump leads to a position that can reach the goal"}' \
    hint T4 --start 'o/*o/*o*/****' --format json
prints 0 'T5 */oo/ooo/oooo/ooooo, finish any: the goal is reached' hint T5 --start '*/oo/ooo/oooo/ooooo'
prints 0 'T5 o/**/***/****/*****, finish 1: won
4-1  won
6-1  won' hint T5 --vacate 1 --finish 1 --notation numbers
gives 3 hint french --vacate d3 --time 0
grep -q 'not known: ' out || fail 'hints in no time'

# Hints at each jump, with and without a file.
"$peg" solve T5 --vacate a1 --finish a1 >solution.txt
for lines in 5 6 9 12 14 15; do
    head -"$lines" solution.txt >game.txt
    gives 0 hint game.txt
    mv out without
    for file in corner complements; do
        gives 0 hint game.txt --winning $file.winning
        cmp -s out without || fail "other hints after $lines lines from $file.winning"
    done
    sed 's/finish a1/finish any/' game.txt >other.txt
    gives 0 hint other.txt
    mv out without
    gives 0 hint - --winning any.winning <other.txt
    cmp -s out without || fail "other hints after $lines lines from any.winning"
done
"$peg" solve T5 --vacate a1 --finish a1 --format json >solution.json
gives 0 hint solution.json
grep -q 'the goal is reached' out || fail 'a whole solution as JSON'
cat game.txt solution.json >both
gives 0 hint both
[ "$(grep -c '^T5 ' out)" -eq 2 ] || fail 'two games in one file'

refuses 2 'is about the board T5, but the position is on T6' hint T6 --vacate a1 --winning any.winning
refuses 2 'but the goal here is any' hint T5 --vacate a1 --winning corner.winning
refuses 2 'but the goal here is a1' hint T5 --vacate a1 --finish a1 --winning any.winning
refuses 2 'in another position class' hint T5 --vacate a2 --finish a1 --winning corner.winning
refuses 2 'hint needs a position' hint T5
refuses 2 'no such file, and' hint tirangle
refuses 2 '--finish needs --board' hint game.txt --finish any
refuses 2 'is no position of T5' hint T5 --start '*/oo'
refuses 2 "--time takes seconds" hint T5 --vacate a1 --time soon
printf 'board T5\nvacate a1\nfinish a1\nmoves\na3-a1 a5-a4\n' >wrong.txt
refuses 1 'wrong.txt: wrong at line 5, jump 2: a5-a4' hint wrong.txt
refuses 2 'is no file of winning positions' hint game.txt --winning game.txt
gives 0 levels T5 --vacate a1 --files levels5
refuses 2 'is no file of winning positions' hint game.txt --winning levels5/forward-13.level
sed '1s/1$/0/' corner.winning >older.winning
refuses 2 "is of another version, 'pegwright winning positions 0'" hint game.txt --winning older.winning

# A damaged file is refused, or its hint is right.
gives 0 hint game.txt
mv out right
size=$(wc -c <corner.winning)
step=37
[ "${SMALL-}" != yes ] || step=149
for at in 0 1 20 29 30 60 $(seq 70 $step "$size"); do
    head -c "$at" corner.winning >cut.winning
    [ "$at" -eq "$size" ] || refuses 2 'cut.winning' winning --read cut.winning
    [ "$at" -eq "$size" ] || refuses 2 'cut.winning' hint game.txt --winning cut.winning
    { head -c "$at" corner.winning; printf '\377'; tail -c +"$((at + 2))" corner.winning; } >changed.winning
    cmp -s changed.winning corner.winning && continue
    refuses 2 'changed.winning' winning --read changed.winning
    "$peg" hint game.txt --winning changed.winning >out 2>err
    [ $? -eq 2 ] || cmp -s out right || fail "a wrong hint, byte $at changed"
done

if [ "${SMALL-}" != yes ]; then
    gives 0 winning english --vacate d4 --finish d4 --into central.winning
    grep -q '; 839536 stored$' out || fail 'the central game'
    grep -qE '^ all +1679072 +13428122$' out || fail 'the central game'
    printf 'board english vacate d4 finish d4 moves d2-d4 d5-d3 b4-d4' >game.txt
    gives 0 hint game.txt --winning central.winning
    [ "$(grep -c '  lost$' out)" -eq 1 ] && grep -q '^d3-d5  lost$' out || fail 'the dead end of four jumps'
    printf ' d3-d5' >>game.txt
    gives 1 hint game.txt --winning central.winning
    # Positions outside the file are searched.
    gives 0 hint english --start '..ooo../..o*o../oo***oo/ooo*ooo/ooo*ooo/..ooo../..ooo..' --finish d4 \
        --winning central.winning
fi
[ "$failures" -eq 0 ]
