#!/bin/sh
# Bad input: a clear line, the exit code, no output, no file.
#    usage: bad_input.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

patience=20
refuse 2 'no command given' "$peg"
refuse 2 'did you mean solve?' "$peg" slove T5
refuse 2 'solve needs BOARD; pegwright help solve has examples' "$peg" solve
refuse 2 "solve takes one BOARD; 'T6' is extra" "$peg" solve T5 T6
refuse 2 "'a1' is extra: did you mean --vacate a1?" "$peg" solve T5 a1
refuse 2 '--vacate needs a value: --vacate HOLES' "$peg" solve T5 --vacate
refuse 2 '--output needs a value: --output FILE' "$peg" solve T5 -o
refuse 2 'did you mean --vacate?' "$peg" solve T5 --vacat a1
refuse 2 'formats are text and json' "$peg" solve T5 --format xml
for command in solve feasible pairs; do
    for board in T0 T-3 T T5.5 t5 5 x5 T05 'T 5' '' 0x5 5x 5x5x5 8x05; do
        refuse 2 'unknown board' "$peg" $command "$board"
    done
    refuse 2 "unknown option '-3x4'" "$peg" $command -3x4
done
refuse 3 'too large to play on' "$peg" solve T999999999999
refuse 3 'too large to play on' "$peg" solve T99999999999999999999999999999999
refuse 3 'too large to play on' "$peg" solve 99999999999x99999999999
refuse 3 'T100000000 needs 596046453 MiB' "$peg" solve T100000000
refuse 3 'too many to list' "$peg" feasible T1000000000000000000000007 --vacate 0,1 --format json
for hole in f6 b1 0,5 a0 0 16 a 'a 1' -1,0 1,2,33 99999999999999999999999,1 gkgwbylwrxtlpq1 aaaaaaaaaaaaaaaaa1 ''; do
    refuse 2 'hole' "$peg" solve T5 --vacate="$hole"
    refuse 2 'hole' "$peg" feasible T5 --vacate="$hole"
done
refuse 2 'the holes of T5 are a1 to e5' "$peg" solve T5 --finish f6
refuse 1 'T7 from a1 cannot be solved: ' "$peg" solve T7 --vacate a1
refuse 1 'vacate a hole with (x + y) mod 3 = 1 or 2' "$peg" solve T40 --vacate g10
refuse 1 'SAX count' "$peg" solve T5 --vacate b3 --finish b3
refuse 1 'too small for any jump' "$peg" solve T2
refuse 1 'T1 has a single hole' "$peg" solve T1
refuse 1 'corner to corner' "$peg" solve T3 --vacate a2
refuse 1 'T8 can only end where (x + y) mod 3 = ' "$peg" solve T8 --vacate a1 --finish a2
refuse 2 '--output needs the name' "$peg" solve T5 --output ''
refuse 2 'does not go with a file named .json' "$peg" solve T5 --output t5.json --format text
refuse 1 'a game can only end where it is 2, such as at b2; it is 1 at a2' "$peg" solve T4 --vacate a2 --finish a2
refuse 1 'by time reversal' "$peg" solve T7 --finish a1
refuse 1 '3x3 has no solution' "$peg" solve 3x3 --vacate a1
refuse 3 'too large to play on' "$peg" solve 3x99999999999
refuse 3 '1000000x1000000 needs' "$peg" solve 1000000x1000000
for hole in i1 a6 8,0 0,5 -1,0 a0; do
    refuse 2 'hole' "$peg" solve 8x5 --vacate="$hole"
    refuse 2 'hole' "$peg" feasible 8x5 --vacate b3 --finish="$hole"
done
refuse 2 'the holes of 8x5 are a1 to h5' "$peg" solve 8x5 --finish i1
refuse 1 'no single peg is in its position class' "$peg" solve 8x5 --vacate a1
refuse 1 '8x5 can only end where (x mod 3, y mod 3) = (0,2)' "$peg" solve 8x5 --vacate b3 --finish b3
refuse 1 'so start and finish must agree in x mod 3 and in y mod 3' "$peg" solve 9x5 --vacate a1 --finish b1
refuse 1 'from a vacancy in the middle of the three long rows no jump goes across' "$peg" solve 7x3 --vacate c2
refuse 1 'from a vacancy in the middle of the three long columns no jump goes across' "$peg" solve 3x7 --vacate b3 \
    --finish b6
refuse 1 'only the middle of an outer long line can be solved' "$peg" solve 5x3 --vacate a1
refuse 1 'of two long rows one never moves' "$peg" solve 7x2 --vacate a1
refuse 1 'of two long columns one never moves' "$peg" solve 2x7
refuse 1 'an odd number, nothing can be solved' "$peg" solve 1x7
refuse 1 'only hole 2 or 5 to hole n-4 or n-1' "$peg" solve 12x1 --vacate a1
refuse 1 'T5 can end at c5' "$peg" solve T5 --vacate b3 --finish b3
refuse 2 'find takes purges or base_solutions' "$peg" find gold

# No solutions.
refuse 2 'cannot read missing.txt' "$peg" verify missing.txt
refuse 2 'cannot read .' "$peg" verify .
: >empty
refuse 2 "empty:1:1: expected 'board'" "$peg" verify empty
# A brace at the beginning of a line would begin another solution.
head -c 5000 /dev/urandom | tr -d "{" >noise
refuse 2 'noise:' "$peg" verify noise
head -c 300000 /dev/zero >zeros
refuse 2 'zeros:1:65: a word of more than 64 characters' "$peg" verify zeros
printf 'board T999999999999 vacate a1 finish a1 moves' >huge
refuse 3 'huge:1:' "$peg" verify huge
printf 'board T100000000 vacate a1 finish a1 moves' >big
refuse 3 'T100000000 needs' "$peg" verify big
printf '{"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1"' >cut.json
refuse 2 'cut.json:1:' "$peg" verify cut.json

# Wrong solutions.
wrong() {
    text=$1
    shift
    timeout 20 "$peg" verify "$@" >out 2>err
    [ $? -eq 1 ] || fail "verify $*: exit code is not 1"
    grep -qF -- "$text" out || fail "verify $*: no '$text'"
}
"$peg" solve T12 --vacate a1 --finish a1 >good.txt
head -n 20 good.txt >cut.txt
wrong 'cut.txt: wrong at the end, after' cut.txt
sed '9s/.*/a5-a3/' good.txt >changed.txt
wrong 'changed.txt: wrong at line 9, jump' changed.txt
sed '9s/.*/z9-x9/' good.txt >off.txt
wrong 'off.txt: wrong at line 9, jump' off.txt
wrong 'hole z9 is not on T12' off.txt
sed 's/finish a1/finish b3/' good.txt >elsewhere.txt
wrong 'the last peg is not in hole b3' elsewhere.txt
"$peg" verify good.txt changed.txt >out 2>err
[ $? -eq 1 ] && grep -q '^good.txt: ok' out || fail "a good file beside a wrong one"
# A cut solution is never called whole.
size=$(wc -c <good.txt)
cut=1
step=7
[ "${SMALL-}" != yes ] || step=31
while [ $cut -lt $((size - 1)) ]; do
    head -c $cut good.txt | "$peg" verify - >out 2>err && fail "cut after $cut bytes it passes"
    cut=$((cut + step))
done

# Unwritable outputs.
refuse 2 'cannot write to no/such/file.txt' "$peg" solve T5 --output no/such/file.txt
refuse 2 'it is a directory' "$peg" solve T5 --output .
if [ -e /dev/full ]; then
    refuse 3 'cannot write to standard output: No space left on device' sh -c '"$1" solve T5 >/dev/full' sh "$peg"
    refuse 3 'cannot write to standard output: No space left on device' sh -c '"$1" solve T1000 >/dev/full' sh "$peg"
    refuse 3 'cannot write to standard output' sh -c '"$1" --help >/dev/full' sh "$peg"
    refuse 3 'cannot write to standard output' sh -c '"$1" verify good.txt >/dev/full' sh "$peg"
    refuse 3 'cannot write to /dev/full' "$peg" solve T5 --output /dev/full
fi
mkdir limited
refuse 3 'cannot write to limited/out.txt: File too large' sh -c \
    'ulimit -f 100; "$1" solve T1000 --output limited/out.txt' sh "$peg"
[ -z "$(ls limited)" ] || fail "a half-written file is left"
# Broken standard error.
for where in '2>/dev/full' '2>&-'; do
    sh -c "\"\$1\" solve T7 --vacate a1 $where" sh "$peg" >out
    [ $? -eq 1 ] && [ ! -s out ] || fail "standard error $where"
done
# The reader leaves.
{ timeout 60 "$peg" solve T3000; echo $? >code; } 2>err | head -1 >out
[ "$(cat code)" -eq 0 ] && [ ! -s err ] && [ "$(cat out)" = "board T3000" ] || fail "a closed pipe"
# Ctrl-C.
mkdir stopped
interrupt 0.3 "$peg" solve T30000 --output stopped/out.txt 2>err
[ $? -eq 130 ] || fail "interrupted: exit code is not 130"
[ -z "$(ls stopped)" ] || fail "interrupted: a file is left"
interrupt 0.3 "$peg" solve T30000 --format json >out 2>err
[ $? -eq 130 ] || fail "interrupted while counting: exit code is not 130"
[ "$failures" -eq 0 ]
