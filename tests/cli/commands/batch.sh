#!/bin/sh
# Problems on standard input, one a line.
#    usage: batch.sh PEGWRIGHT REFEREE
# SMALL=yes: fewer problems and no timing, for slow programs.
. "$(dirname "$0")/../common.sh"
patience=100

# expect CODE COMMAND...: the exit code, no errors; answers are in out.
expect() {
    code=$1
    shift
    ends "$code" "$@"
    [ ! -s err ] || fail "$* complained: $(head -1 err)"
}
# refuse TEXT COMMAND...: exit code 2, one line on standard error with the text, no answer.
refuse() {
    text=$1
    shift
    timeout 20 "$@" >out 2>err </dev/null
    [ $? -eq 2 ] && [ ! -s out ] && [ "$(wc -l <err)" -eq 1 ] && grep -qF -- "$text" err || fail "$*: no '$text'"
}

# All spellings.
"$peg" solve T5 --vacate a1 --finish a1 --format json >one
{
    printf '\357\273\277T5 vacate a1 finish a1\r\n# a comment\n\n   \t\r\n'
    printf 'T5 --vacate a1 --finish a1\nT5 --finish=a1 --vacate=a1\n  board T5\tvacate 0,0  finish A1  \n'
    printf '{"board":"T5","vacate":"a1","finish":"a1"}\n{ "finish" : "a\\u0031", "vacate":"a1","board":"T5" } \r\n'
    printf '\t#{"board":"T6"}\nT5 vacate a1 finish a1'
} >ways
expect 0 "$peg" solve - <ways
cat one one one one one one one | cmp -s - out || fail "seven ways to write a problem"
expect 0 "$peg" solve --threads 1 - <ways
cat one one one one one one one | cmp -s - out || fail "seven ways to write a problem, one thread"
expect 0 "$peg" solve - </dev/null
[ ! -s out ] || fail "no problems have answers"
printf 'T5 vacate 1 finish 1\n' >numbers
expect 0 "$peg" solve - --notation numbers <numbers
"$peg" solve T5 --vacate 1 --finish 1 --notation numbers --format json | cmp -s - out || fail "holes by number"
printf 'oooo\n' >line4.txt
printf '@line4.txt vacate b1 finish d1\n' >from-file
expect 1 "$peg" solve - <from-file
printf '@line4.txt vacate b1 finish c1\n' >from-file
expect 0 "$peg" solve - <from-file
grep -q '"board":"oooo"' out || fail "a board in a file"

# Bad lines: the batch goes on; the exit code is the worst.
cat >bad <<'END'
T5 vacate a1
nonsense
T5 vacate
T5 vacate a1 vacate a2
T5 vacate a1 start */oo/ooo/oooo/ooooo
T5 vacat a1
T5 vacate z9
T5 a1 a1
--vacate a1
{"board":"T5"
{"board":"T5"} x
{"board":5}
{"board":"T5","vacate":null}
{"board":"T5","board":"T6"}
{"board":"T5","vacat":"a1"}
{"board":["T5"]}
{"board":{"board":"T5"}}
{"vacate":"a1"}
["T5"]
"T5"
{"board":"T5\u0000"}
{}
@- vacate a1
@/dev/stdin vacate a1
@missing.txt
.o./ooo/.o. start ...
.o./ooo/.o. start .*./ooo/.o. goal .*./*oo/.o.
T99999999999
T5 vacate a1
END
printf 'T5\0 vacate a1\nT\377 vacate a1\n\033[31mT5\nT5 vacate a1\n' >>bad
expect 3 "$peg" solve - <bad
[ "$(wc -l <out)" -eq 33 ] || fail "33 lines have $(wc -l <out) answers"
[ "$(grep -c '^{"line":[0-9]*,"error":".*"}$' out)" -eq 30 ] || fail "30 of them are errors"
[ "$(sed -n '1p;29p;33p' out | grep -c '"solution":')" -eq 3 ] || fail "three of them are solved"
line=1
while [ $line -le 32 ]; do
    case $line in 1 | 29) ;; *) sed -n ${line}p out | grep -q "^{\"line\":$line," || fail "line $line" ;; esac
    line=$((line + 1))
done
says() { sed -n "$1p" out | grep -qF -- "$2" || fail "line $1 does not say '$2'"; }
says 2 "unknown board 'nonsense'"
says 3 'vacate is the last word of the line'
says 4 'the line says vacate twice'
says 5 'problem 5: key vacate and key start say the same in two ways'
says 6 "'vacat' is no key of a problem; did you mean vacate?"
says 8 "'a1' is no key of a problem"
says 9 'the line names no board'
says 10 'not well-formed JSON, or cut short'
says 11 'not well-formed JSON'
says 12 'key board must be a string'
says 14 'the line says board twice'
says 18 'the line names no board'
says 21 'zero character'
says 23 'standard input has the problems'
says 24 'standard input has the problems'
says 25 'cannot read missing.txt'
says 27 "the goal has 2 pegs, more than the start's 1"
says 28 'too large to play on'
says 30 'a zero byte'
cp out answers
for threads in 1 2 3 17; do
    expect 3 "$peg" solve - --threads $threads <bad
    cmp -s out answers || fail "--threads $threads answers something else"
done
head -9 bad >worst-2
expect 2 "$peg" solve - <worst-2
printf 'T7 vacate a1\nT5\n' >worst-1
expect 1 "$peg" solve - <worst-1
# Errors are those of the single problem.
sed 's/^{.*//; s/^--.*//' bad | grep -a -n '^[T@.]' | tr -d '\000' | grep -a -v 'vacat a1\|T5 vacate$\|@-\|stdin\|T5 a1\|twice\|vacate a1 vacate' |
    while IFS=: read -r line words; do
        set -f # positions look like patterns of file names
        # shellcheck disable=SC2046 # words
        set -- $(echo "$words" | sed 's/ \(vacate\|start\|goal\|finish\) / --\1 /g')
        "$peg" solve "$@" >single.out 2>single.err && continue
        printf '%s' "$(sed 's/^pegwright: //' single.err)" >message
        python3 - "$line" answers message <<'END' || echo "line $line is not answered as alone"
import json, re, sys
line = open(sys.argv[2], encoding="utf-8").read().split("\n")[int(sys.argv[1]) - 1]
if not line:
    sys.exit(0)
error = json.loads(line)["error"]
# But a batch numbers its problems, and says "key" for "--".
words = re.sub(r"^problem [0-9]+: (key (vacate|finish|start|goal): )?", "", error).replace("key ", "--")
sys.exit(words == error or words != open(sys.argv[3], encoding="utf-8").read())
END
    done | grep -v 'line 3[0-2]' >differ
[ ! -s differ ] || fail "$(cat differ)"

# A line of 10 MB, a longer one, an endless one.
{ head -c 10000000 /dev/zero | tr '\0' 'o'; printf '\n{"board":"'; head -c 17000000 /dev/zero | tr '\0' 'x'; printf '"}\nT5\n'; } >long
expect 2 "$peg" feasible - <long
[ "$(wc -l <out)" -eq 3 ] || fail "three long lines have $(wc -l <out) answers"
sed -n 2p out | grep -q 'a line of more than 16777216 characters' || fail "a line of 17 MB"
sed -n 3p out | grep -q '"board":"T5"' || fail "the line behind a long one"
[ "$(wc -c <err)" -eq 0 ] || fail "long lines complain"
head -c 300000000 /dev/zero | (limit_memory 600000; exec timeout 60 "$peg" solve - >out 2>err)
[ "$(wc -l <out)" -eq 1 ] || fail "300 MB without a line end"

printf 'T5 vacate a1 finish a1\nT7 vacate a1\nwhat\n' >text
expect 2 "$peg" solve - --format text <text
{ "$peg" solve T5 --vacate a1 --finish a1; sed '/^# line /!d' out; } | cmp -s - out || fail "text is not as alone"
[ "$(grep -c '^# line [23]: ' out)" -eq 2 ] || fail "comments for the rest"
grep -q '^# line 2: T7 from a1 cannot be solved: 7 = 1 (mod 3)' out || fail "a comment for what cannot be solved"
grep -q "^# line 3: error: problem 3: unknown board 'what'" out || fail "a comment for what is wrong"
# Unknown keys, comments.
printf 'T4 # four\nT5 vacate a1\n' >keys
for command in pairs survey; do
    timeout 20 "$peg" $command - <keys >out
    [ $? -eq 2 ] && sed -n 1p out | grep -q '"board":"T4"' &&
        sed -n 2p out | grep -qF '"error":"problem 2: this command takes no vacate; its lines have board"' || fail "$command - and keys"
done
# --no-files hides which files exist.
echo keys | timeout 20 "$peg" solve - --no-files >out
grep -q "unknown board 'keys'" out || fail "a line is told of a file: $(cat out)"
for command in feasible count pairs survey levels; do
    refuse 'goes with one BOARD; with - each answer is a line of JSON' "$peg" $command - --format text
done
refuse '--vacate goes with one BOARD' "$peg" solve - --vacate a1
refuse '--goal goes with one BOARD' "$peg" count - --goal a1
refuse '--files keeps the levels of one problem' "$peg" count - --files .
refuse 'a picture shows one solution' "$peg" solve - --format svg
refuse 'a picture shows one solution' "$peg" solve - --output all.pdf
refuse 'pictures end in' "$peg" solve - --output all.bmp
refuse 'does not go with a file named .json' "$peg" solve - --output all.json --format text
refuse "unknown format 'xml'" "$peg" feasible - --format xml
refuse '--threads takes a whole number from 1 to 256' "$peg" solve - --threads 0
refuse '--memory takes an amount' "$peg" count - --memory much
refuse 'contradict each other' "$peg" count - --games --no-games
refuse "there is no notation 'roman'" "$peg" feasible - --notation roman
refuse "solve takes one BOARD; 'T5' is extra" "$peg" solve - T5
expect 2 "$peg" solve - --output all.json <text
[ ! -s out ] && [ "$(wc -l <all.json)" -eq 3 ] || fail "--output FILE"

# The same bytes with 1, 2 and 3 threads, and alone.
alone=2
[ "${SMALL-}" != yes ] || alone=7
boards="T4 T5 4x4 1x8 english triangular:3x3 diagonal:3x3 .o./ooo/.o."
[ "${SMALL-}" = yes ] || boards="$boards T6 T9 5x4 3x7 cross2"
{
    for board in $boards; do
        echo "$board"
        for hole in a1 a2 b2 b3 c3 d1; do
            echo "$board vacate $hole"
            for end in a1 b2 c3 any; do echo "$board vacate $hole finish $end"; done
        done
    done
    echo '.o./ooo/.o. start .*./o*o/.*. goal .o./o*o/.o.'
    echo 'T5 vacate a1,b2 finish any'
} >problems
total=$(wc -l <problems)
[ "$total" -eq $((31 * $(echo "$boards" | wc -w) + 2)) ] || fail "only $total problems"
for command in solve feasible; do
    timeout 100 "$peg" $command - --threads 1 <problems >$command.1 2>err
    [ "$(wc -l <$command.1)" -eq "$total" ] || fail "$command answers $(wc -l <$command.1) of $total"
    for threads in 2 3; do
        timeout 100 "$peg" $command - --threads $threads <problems >out 2>err
        cmp -s out $command.1 || fail "$command --threads $threads answers something else"
    done
    line=0
    while IFS= read -r words; do
        line=$((line + 1))
        [ $((line % alone)) -eq 0 ] || continue
        set -f # positions look like patterns of file names
        # shellcheck disable=SC2046 # words
        set -- $(echo "$words" | sed 's/ \(vacate\|start\|goal\|finish\) / --\1 /g')
        "$peg" $command "$@" --format json >single 2>err
        got=$?
        set +f
        sed -n ${line}p $command.1 >answer
        if [ $got -lt 2 ] && [ -s single ]; then
            cmp -s single answer || fail "$command $*: not as alone"
        else
            grep -q "^{\"line\":$line,\"error\":" answer || fail "$command $*: no error"
        fi
    done <problems
done
grep -c '"solution":' solve.1 >solved
[ "$(cat solved)" -gt 35 ] || fail "only $(cat solved) problems are solved"
grep '^T[45] .*vacate\|^4x4 .*vacate' problems >few
for command in count levels; do
    timeout 100 "$peg" $command - --threads 1 <few >$command.1 2>err
    timeout 100 "$peg" $command - --threads 3 <few >out 2>err
    cmp -s out $command.1 || fail "$command --threads 3 answers something else"
    first=$(head -1 few)
    # shellcheck disable=SC2086
    "$peg" $command $(echo "$first" | sed 's/ vacate / --vacate /; s/ finish / --finish /') --format json >single
    head -1 out | cmp -s - single || fail "$command: not as alone"
done
printf 'T4\nT5\n4x4\n' >boards
for command in pairs survey; do
    expect 0 "$peg" $command - <boards
    for board in T4 T5 4x4; do "$peg" $command $board --format json; done | cmp -s - out || fail "$command: not as alone"
done
expect 2 "$peg" count - --no-games --up-to-order <few
grep -q '"up_to_order"' out && ! grep -q games out || fail "options of all problems"

# Both referees accept.
"$peg" verify - <solve.1 >out 2>err
[ "$(grep -c ': ok ' out)" -eq "$(cat solved)" ] || fail "verify of JSON: $(grep -c ': ok ' out) of $(cat solved)"
[ "$(grep -c 'no solution there: ' out)" -eq $((total - $(cat solved))) ] || fail "verify tells of the others"
"$peg" solve - --format text <problems >all.txt 2>err
expect 0 "$peg" verify all.txt
[ "$(grep -c ': ok ' out)" -eq "$(cat solved)" ] || fail "verify of text"
mkdir parts
awk '/^board /{ n++ } !/^#/{ print >("parts/" n) }' all.txt
for part in parts/*; do "$referee" --joined "$part" >referee.out 2>&1 || fail "the outside referee: $part $(cat referee.out)"; done

# Order and memory.
printf 'T5 vacate a1 finish a1\nT1500\nT1400\nT1300\nT5 vacate a1 finish a1\n' >mixed
(limit_memory 400000; timeout 60 "$peg" solve - <mixed >out 2>err) || fail "long answers"
{ cat one; for n in 1500 1400 1300; do "$peg" solve T$n --format json; done; cat one; } | cmp -s - out || fail "long answers"

# A partner that waits for each answer.
for threads in 1 2; do
    rm -f to from
    mkfifo to from
    timeout 60 "$peg" solve - --threads $threads <to >from 2>err &
    process=$!
    exec 8>to 9<from
    for problem in 'T5 vacate a1 finish a1' 'T7 vacate a1' what '{"board":"T5","vacate":"a1","finish":"a1"}'; do
        echo "$problem" >&8
        IFS= read -r answer <&9 || fail "$threads threads: no answer to $problem"
        case "$problem:$answer" in
        T5*:*solution* | T7*:*'"solvable":false'* | what:'{"line":3,'* | '{'*:*solution*) ;;
        *) fail "$threads threads: $problem is answered by $answer" ;;
        esac
    done
    exec 8>&-
    wait $process
    [ $? -eq 2 ] || fail "$threads threads: exit code of a dialogue"
    exec 9<&-
done

# Interrupts leave no file.
mkdir stopped
for threads in 1 2; do
    rm -f to && mkfifo to
    "$peg" solve - --threads $threads --output stopped/out.txt <to >out 2>err &
    process=$!
    exec 8>to
    echo T5 >&8
    # Its signal handlers are set before it makes the file.
    for _ in $(seq 200); do
        ls -l "/proc/$process/fd" | grep -q /stopped/ && break
        sleep 0.1
    done
    kill -TERM $process # the shell has its background jobs ignore SIGINT
    wait $process
    [ $? -eq 130 ] || fail "$threads threads: interrupted while it waits"
    exec 8>&-
    [ -z "$(ls stopped)" ] || fail "interrupted: a file is left"
    yes 'wiegleb vacate e5 finish e5' | interrupt 1 "$peg" count - --threads $threads >out 2>err
    [ $? -eq 130 ] || fail "$threads threads: interrupted while it counts"
    rm -f from && mkfifo from
    sleep 30 <from &
    sleeper=$!
    yes T40 | { interrupt 1 "$peg" solve - --threads $threads >from 2>err; echo $? >code; }
    [ "$(cat code)" -eq 130 ] || fail "$threads threads: interrupted while nobody reads: $(cat code)"
    kill $sleeper
    wait $sleeper 2>/dev/null
done
# An endless batch ends with its reader; an earlier no keeps its exit code.
for threads in 1 2; do
    { yes T5 | timeout 60 "$peg" solve - --threads $threads; echo $? >code; } 2>err | head -1 >out
    [ "$(cat code)" -eq 0 ] && [ ! -s err ] && [ "$(wc -l <out)" -eq 1 ] || fail "$threads threads: a closed pipe"
    { yes 'T7 vacate a1' | timeout 60 "$peg" solve - --threads $threads; echo $? >code; } 2>err | head -1 >out
    [ "$(cat code)" -eq 1 ] && [ ! -s err ] || fail "$threads threads: a closed pipe behind a no"
done
if [ -e /dev/full ]; then
    yes T5 | timeout 60 "$peg" solve - >/dev/full 2>err
    [ $? -eq 3 ] && grep -q 'No space left on device' err || fail "a full disk"
fi
refuse 'cannot read -: Bad file descriptor' sh -c '"$1" solve - <&-' sh "$peg"

# Limits hold for each problem.
printf 'wiegleb vacate e5 finish e5\nT5 vacate a1\n' >slow
expect 3 "$peg" count - --time 1 --threads 2 <slow
sed -n 1p out | grep -q '^{"line":1,"error":"problem 1: time is up (1 s); stopped at ' || fail "--time"
sed -n 2p out | grep -q '"solutions":"29760"' || fail "--time holds for each problem"
expect 3 "$peg" count - --memory 40M --threads 2 <slow
sed -n 1p out | grep -q '^{"line":1,"error":".*memory' || fail "--memory"

[ "${SMALL-}" != yes ] || [ $failures -ne 0 ] || exit 0
# 2,000 problems in one process take no longer than 200 processes.
awk 'BEGIN { for (i = 0; i < 2000; i++) printf "T40 vacate %d,%d finish %d,%d\n", i % 7, 31 + (i + 2 * (i % 7)) % 3, 0, 0 }' >many
start=$(date +%s%N)
"$peg" solve - <many >out 2>err
batch=$(($(date +%s%N) - start))
[ "$(wc -l <out)" -eq 2000 ] || fail "2,000 problems have $(wc -l <out) answers"
start=$(date +%s%N)
i=0
while [ $i -lt 200 ]; do
    "$peg" solve T40 --vacate h10 --format json >one-of-many
    i=$((i + 1))
done
alone=$(($(date +%s%N) - start))
[ $((batch / 1000)) -lt $((alone / 1000)) ] || fail "2,000 problems take $batch ns, 200 processes $alone"
[ "$failures" -eq 0 ]
