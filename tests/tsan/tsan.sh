#!/bin/sh
# The program under the thread sanitizer, on three threads; a race makes exit code 66.
#    usage: tsan.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../cli/common.sh"

# gives CODE COMMAND...: the exit code, and no report of the sanitizer.
patience=300
gives() {
    code=$1
    shift
    ends "$code" "$peg" "$@"
    ! grep -q ThreadSanitizer err || fail "$*: $(grep -m 1 -A 12 ThreadSanitizer err)"
}
# same COMMAND...: on one thread and on three.
same() {
    gives 0 "$@" --threads 1
    mv out one
    gives 0 "$@" --threads 3
    cmp -s one out || fail "$*: three threads find something else than one"
}

# Bitmaps, levels, games, files.
same count 5x4 --vacate c3
same count T6 --vacate a1 --finish a1
same count diagonal:4x4 --vacate a1,b1 --finish c3,d4
same levels 5x4 --vacate c3 --finish c3
same levels T6 --vacate a1
same levels 4x5
same levels T6 --vacate a1 --memory 20M
same count T6 --vacate a1 --up-to-order
same survey 4x4
same pairs cross1
same feasible 4x5 --start 'ooo*/****/****/****/****'
# Short solutions, hints, fates.
same shortest T6 --vacate a1 --finish a1
same solve T7 --vacate b2 --short
same hint 5x6 --vacate c3
gives 0 solve english --vacate d4 --finish d4
mv out english.txt
gives 0 shorten english.txt --time 5 --threads 3
gives 0 levels 5x4 --vacate c3 --finish c3
mv out levels
for threads in 3 1 3; do
    gives 0 levels 5x4 --vacate c3 --finish c3 --threads $threads --files "files$threads"
    cmp -s levels out || fail "levels differ with files"
    gives 0 count 5x4 --vacate c3 --finish c3 --threads $threads --files "files$threads"
done

# Batches with bad lines.
for i in $(seq 40); do
    printf 'T5 vacate a1\nT20 vacate a%d\nenglish vacate a9\nT4 vacate b2 finish a%d\nx\n' "$i" "$i"
done >problems
for command in count solve feasible; do
    # Each thread runs linear programs. Not counted: that takes hours.
    [ $command != solve ] || for i in $(seq 40); do echo 'diamond vacate e3 finish e4'; done >>problems
    timeout 300 "$peg" $command - --threads 1 <problems >one 2>err
    timeout 300 "$peg" $command - --threads 3 <problems >three 2>err
    ! grep -q ThreadSanitizer err || fail "$command -: $(grep -m 1 -A 12 ThreadSanitizer err)"
    cmp -s one three || fail "$command -: three threads answer something else than one"
done

# One thread reads jumps, the other referees; a wrong jump ends both.
gives 0 solve T500
mv out t500.txt
gives 0 verify --threads 2 t500.txt
sed '50000s/.*/a1-a3/' t500.txt >wrong.txt
gives 1 verify --threads 2 wrong.txt

# interrupts SECONDS COMMAND...: Ctrl-C after this time.
interrupts() {
    seconds=$1
    shift
    interrupt "$seconds" "$peg" "$@" >out 2>err
    got=$?
    [ "$got" -eq 130 ] || fail "$* gave $got, not interrupted"
    ! grep -q ThreadSanitizer err || fail "$*: $(grep -m 1 -A 12 ThreadSanitizer err)"
    grep -q interrupted err || fail "$* did not say that it was interrupted"
}
interrupts 2 levels english --vacate d4 --threads 3
interrupts 2 levels english --vacate d4 --threads 3 --files interrupted
interrupts 2 count english --vacate d4 --finish d4 --threads 3
[ "$failures" -eq 0 ]
