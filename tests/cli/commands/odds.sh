#!/bin/sh
# odds: Bell's table, fractions, errors.
#    usage: odds.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

# says TEXT ARGUMENTS...: the answer, in one line.
says() {
    text=$1
    shift
    has "$text" odds "$@"
    [ "$(cat out err | wc -l)" -eq 1 ] || fail "odds $*: more than one line"
}

# [Bell 2008, Table 2]: a vacancy, and one in how many games players A, B and C win.
while read -r vacate a b c; do
    for row in "random A $a" "rule-of-thumb B $b" "sax C $c"; do
        # shellcheck disable=SC2086 # words
        set -- $row
        "$peg" odds T5 --vacate "$vacate" --player "$1" --format json >out || fail "odds of $1 from $vacate"
        "$peg" odds T5 --vacate "$vacate" --player "$2" --format json | cmp -s - out || fail "player $2 is $1"
        one_in=$(sed 's/.*"one_in":\([0-9.]*\).*/\1/' out)
        [ "$(printf '%.0f' "$one_in")" -eq "$3" ] || fail "$vacate, $1: 1 in $one_in, published 1 in $3"
    done
done <<END
a1 146 47 7
b3 579 142 19
a4 291 47 7
c5 141 13 7
END
says 'T5 b3, sax: one game in about 19.33312858 ends with one peg; the probability is 12870757/248832000' \
    T5 --vacate b3 --player sax
for finish in a1 b3 a4 d4 c5; do "$peg" odds T5 --vacate a1 --finish $finish --format json; done >parts
"$peg" odds T5 --vacate a1 --format json >whole
python3 - <<'END' || fail "the odds of all finishes do not add up to those of any"
import fractions, json
parts = [fractions.Fraction(json.loads(line)["one_peg"]) for line in open("parts")]
whole = json.load(open("whole"))
total = fractions.Fraction(whole["one_peg"])
raise SystemExit(sum(parts) != total or abs(float(total) / whole["about"] - 1) > 1e-9)
END
says 'english ..ooo../..o*o../oo***oo/ooo*ooo/ooo*ooo/..ooo../..ooo.. d4, random: one game in about' english \
    --start cross --finish d4
says 'no game ends so; the probability is 0' T7 --vacate a1
says 'not memory enough for the exact fraction' 4x6 --vacate a2 --memory 1K
printf 'T5 vacate a1\nT5 start ooo\nT4 vacate a2\n' | "$peg" odds - >out 2>err
[ $? -eq 2 ] || fail "a batch with a wrong line"
[ "$(grep -c '"one_peg":"[0-9]*/[0-9]*"' out)" -eq 2 ] || fail "a batch"
grep -q '"line":2,"error"' out || fail "the wrong line of a batch"

refuses 2 '--vacate or --start is missing' odds T5
refuses 2 'did you mean random?' odds T5 --vacate a1 --player randm
refuses 2 'players are random, rule-of-thumb and sax, or A, B and C' odds T5 --vacate a1 --player D
refuses 2 'play only on T5, not on english' odds english --vacate d4 --player sax
refuses 2 'odds are about ending with one peg, and the goal has 2' odds T5 --vacate a1 --finish a1,b3
refuses 3 'time is up (0 s)' odds english --vacate d4 --time 0
refuses 3 'exhaustive search takes 64 at most' odds 9x9 --vacate a1
[ "$failures" -eq 0 ]
