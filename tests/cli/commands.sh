#!/bin/sh
# Formats, exit codes, help.
#    usage: commands.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/common.sh"

# expect CODE TEXT COMMAND...: the exit code, and a line of standard output with the text.
expect() {
    code=$1
    text=$2
    shift 2
    "$@" >out 2>err
    got=$?
    if [ "$got" -ne "$code" ] || { [ -n "$text" ] && ! grep -qF -- "$text" out; }; then
        echo "FAILED: $* gave $got instead of $code, or no '$text' in:"
        cat out err
        failures=$((failures + 1))
    fi
}

expect 0 'board T5' "$peg" solve T5
"$peg" solve T5 --vacate a1 --finish a1 >t5.txt
[ "$(sed -n 1,5p t5.txt)" = "# 13 jumps, 10 moves, longest sweep 3
board T5
vacate a1
finish a1
moves" ] || { echo "FAILED: the header"; failures=$((failures + 1)); }
expect 0 't5.txt: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3' "$peg" verify t5.txt
"$peg" solve T5 --vacate a1 --finish a1 --show >shown.txt
grep -v '^#[^,]*$' shown.txt | cmp -s - t5.txt || { echo "FAILED: solve --show"; failures=$((failures + 1)); }
expect 0 'shown.txt: ok T5 a1 a1: 13 jumps, 10 moves' "$peg" verify shown.txt
[ "$(tail -6 shown.txt)" = "# 1      ●
# 2     · ·
# 3    · · ·
# 4   · · · ·
# 5  · · · · ·
#    a b c d e" ] || { echo "FAILED: the last board shown"; failures=$((failures + 1)); }
refuse 2 '--show draws boards into' "$peg" solve T5 --show --format json
# Ends from each vacancy, as feasible says and as known.
expect 0 'b3 can end at c5' "$peg" pairs T5 --list
expect 0 '{"vacate":"a2","finishes":["a2","c3","a5","d5"]}' "$peg" pairs T5 --list --format json
expect 0 '5 can end at 13' "$peg" pairs T5 --list --notation numbers
refuse 3 '--list takes boards of up to 10000 holes' "$peg" pairs T200 --list
for vacate in d3 d4; do
    "$peg" feasible english --vacate $vacate | sed -n 's/^finishing holes: [0-9]*: //p' >feasible_says
    "$peg" pairs english --list | sed -n "s/^$vacate can end at //p" >pairs_says
    [ -s pairs_says ] && cmp -s feasible_says pairs_says || { echo "FAILED: $vacate"; failures=$((failures + 1)); }
done
expect 0 '"jumps":13,"moves":10,"longest_sweep":3,"solution":["a3-a1"' "$peg" solve T5 --vacate 0,0 --finish a1 \
    --format json
expect 0 '' "$peg" solve T30 --output t30.json
expect 0 't30.json: ok T30 a1 a1: 463 jumps' "$peg" verify t30.json t5.txt
expect 0 't5.txt: ok' "$peg" verify t30.json t5.txt
expect 0 '' "$peg" solve T30 --vacate c9 --output=t30.txt
expect 0 'vacate c9' cat t30.txt
for board in T4 T40 T41 T42 T100 T500 8x5 100x40 3x1000 1000x3 4x300 1x200 200x1 17x31 1x2; do
    "$peg" solve $board >solution.txt
    expect 0 "ok $board" "$peg" verify solution.txt
    expect 0 '1 solutions ok' "$referee" --joined solution.txt
    "$peg" solve $board --format json | "$peg" verify - >json_says
    "$peg" verify - <solution.txt >text_says
    cmp -s json_says text_says || { echo "FAILED: $board: JSON and text differ"; failures=$((failures + 1)); }
done
expect 0 'T40 from h10 can be solved: ' "$peg" feasible T40 --vacate h10
refuse 1 'T40 from g10 cannot be solved: ' "$peg" feasible T40 --vacate g10
# Theory does not know; a search answers.
expect 0 'english from d4 to d4 can be solved: a solution is found, searched: ' "$peg" feasible english --vacate d4 --finish d4
refuse 1 'diamond4 cannot be solved: exhaustive search' "$peg" feasible diamond4
expect 0 'T5 to a1 can be solved: a solution of T5 a1 a1 is found' "$peg" feasible T5 --finish a1
refuse 3 'it is not known whether wiegleb from e1 to e1 can be solved: ' "$peg" feasible wiegleb --vacate e1 --finish e1
refuse 3 '; a short search leaves it open' "$peg" feasible wiegleb --vacate e1 --finish e1
refuse 1 'T5 from b3 to b3 cannot be solved: ' "$peg" feasible T5 --vacate b3 --finish b3
expect 1 '"vacate":"b3","finish":"b3","feasible":true,"solvable":false,"reason":"' "$peg" feasible T5 --vacate b3 \
    --finish b3 --format json
expect 0 '"finishes":["a1","a4","d4","c5"]' "$peg" feasible T5 --vacate a1 --format json
expect 0 'finishing holes: 166666666666666666666669166666666666666666666676' \
    "$peg" feasible T1000000000000000000000007 --vacate 0,1
expect 0 'vacate d4' "$peg" solve english --vacate d4 --finish d4 --stats
grep -Eq '^pegwright: english from d4 to d4: [1-9][0-9]* positions expanded$' err || fail "solve --stats"
cp err stats
"$peg" solve english --vacate d4 --finish d4 --stats --threads 1 2>&1 >/dev/null | cmp -s - stats ||
    fail "other threads, other statistics"
expect 0 'board 10x16' "$peg" solve 10x16 --seed 1 --stats
grep -Eq '^pegwright: 10x16: [1-9][0-9]* positions expanded$' err || fail "solve --stats of another solution"
expect 0 'vacate b3' "$peg" solve 8x5 --vacate b3 --finish d3
expect 0 '{"board":"8x5","vacate":"b3","finish":"g3","jumps":38,' "$peg" solve 8x5 --vacate b3 --finish g3 --format json
expect 0 'every such hole can be reached' "$peg" feasible 8x5 --vacate b3
expect 0 '"finishes":["a3","d3","g3"]' "$peg" feasible 8x5 --vacate b3 --format json
expect 1 '"feasible":true,"solvable":false,"reason":"' "$peg" feasible 3x7 --vacate b1 --finish b4 --format json
expect 0 'with both sides 4 or more that is enough' "$peg" feasible 100000000000000000000x7 \
    --vacate 99999999999999999998,0 --finish 1,3
expect 0 '"feasible":"7777777777777777777755555555555555555557"' "$peg" pairs 100000000000000000000x7 --format json
expect 0 '{"board":"T5","feasible":"17","solvable":"12"}' "$peg" pairs T5 --format json
expect 0 'T6: 29 feasible pairs' "$peg" pairs T6
expect 0 '"feasible":"9259259259259259259259277777777777777777777777749999999999999999999999962962962962962962962963"' \
    "$peg" pairs T1000000000000000000000000 --format json
expect 0 'usage: pegwright solve BOARD' "$peg" solve --help
for command in solve verify feasible pairs find; do
    expect 0 'examples:' "$peg" $command --help
done
expect 0 'pegwright solve T40 --vacate h10' "$peg" solve --help
expect 0 'feasible' "$peg" --help
expect 0 'pegwright 0.' "$peg" --version
[ "$failures" -eq 0 ]
