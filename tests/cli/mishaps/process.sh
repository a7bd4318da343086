#!/bin/sh
# Closed descriptors, descriptors as paths, spellings of help, short options.
#    usage: process.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"
patience=20

# expect CODE TEXT FILE COMMAND...: the exit code, and a line of out or err with the text.
expect() {
    code=$1
    text=$2
    file=$3
    shift 3
    ends "$code" "$@"
    grep -qF -- "$text" "$file" || fail "$*: no '$text'"
}

# Writing to a closed descriptor fails as on a full disk.
expect 3 'cannot write to standard output: Bad file descriptor' err sh -c '"$1" solve T5 >&-' sh "$peg"
expect 3 'cannot write to standard output: Bad file descriptor' err sh -c '"$1" --help >&-' sh "$peg"
[ "$(wc -l <err)" -eq 1 ] || fail "a closed standard output: not one line"
expect 2 'cannot read -: Bad file descriptor' err sh -c '"$1" verify - <&-' sh "$peg"
"$peg" solve T5 >t5.txt
sh -c '"$1" solve T5 -o closed.txt <&- >&- 2>&-' sh "$peg" || fail "solve with everything closed"
cmp -s t5.txt closed.txt || fail "with everything closed the file differs"
# Fontconfig writes to standard error if it finds no configuration.
FONTCONFIG_FILE=$PWD/none HOME=$PWD sh -c '"$1" draw T4 --output t4.pdf 2>&-' sh "$peg" \
    || fail "draw without standard error"
FONTCONFIG_FILE=$PWD/none HOME=$PWD "$peg" draw T4 --output t4-again.pdf 2>err
cmp -s t4.pdf t4-again.pdf || fail "with standard error closed a picture differs: $(grep -a -m 1 -i fontconfig t4.pdf)"
# No file gets the number of a closed descriptor.
mkfifo fifo
"$peg" verify fifo >&- 2>&- &
process=$!
exec 9>fifo
for fd in 1 2; do
    case "$(readlink /proc/$process/fd/$fd)" in
    *fifo*) fail "a file is opened as descriptor $fd" ;;
    esac
done
exec 9>&-
wait $process

# Paths of descriptors; appending stays appending.
for path in /dev/stdout /dev/fd/1 /proc/self/fd/1; do
    echo before >appended
    "$peg" solve T5 --output $path >>appended || fail "solve --output $path"
    { echo before && cat t5.txt; } | cmp -s - appended || fail "--output $path does not append"
    [ "$(ls appended* | wc -l)" -eq 1 ] || fail "--output $path leaves a file"
done
{ echo before && "$peg" solve T5 --output /dev/fd/5 && echo after; } >middle 5>&1
{ echo before && cat t5.txt && echo after; } | cmp -s - middle || fail "--output /dev/fd/5 goes elsewhere"
ln -s /dev/stdout link
"$peg" solve T5 -o link >linked && cmp -s t5.txt linked && [ -L link ] || fail "a link to /dev/stdout is replaced"
expect 2 'cannot write to /dev/fd/77: Bad file descriptor' err "$peg" solve T5 --output /dev/fd/77
{ read -r first && [ "$first" = comment ] && "$peg" verify /dev/stdin; } <<E2 >out || fail "/dev/stdin begins anew"
comment
$(cat t5.txt)
E2
grep -q '^/dev/stdin: ok T5' out || fail "verify /dev/stdin"

# Help.
"$peg" solve --help >wanted
for words in 'help solve' 'solve -h' '--help solve'; do
    # shellcheck disable=SC2086 # words
    "$peg" $words >out && cmp -s out wanted || fail "$words is not solve --help"
done
"$peg" --help >wanted
for words in help -h; do
    "$peg" $words >out && cmp -s out wanted || fail "$words is not --help"
done
grep -q 'help boards' wanted || fail "the overview does not speak of boards"
grep -q '70  *a fault' wanted || fail "the overview does not say what 70 is"
"$peg" solve --help | grep -q -- "-o, --output FILE" || fail "solve --help does not show -o"
expect 0 "$("$peg" --version)" out "$peg" -V
expect 2 "there is no help on 'bords'; did you mean boards?" err "$peg" help bords
expect 2 'help takes one command' err "$peg" help solve verify
"$peg" solve T5 -o o.txt && cmp -s t5.txt o.txt || fail "-o FILE"
"$peg" solve T5 -oo2.txt && cmp -s t5.txt o2.txt || fail "-oFILE"

# help boards.
"$peg" help boards >boards && "$peg" --help boards | cmp -s - boards || fail "help boards"
for name in T5 8x5 english french european continental wiegleb asymmetric diamond draughts truncated12 \
    truncated18 cross2 octagon3 hexagon3 trapezoid4x3 star3 triangular:6x4 \
    polygon4x3x2x5x2x3; do
    grep -q "\<$name\>" boards || fail "help boards leaves out $name"
    "$peg" draw $name --output board.svg 2>err || fail "$name is shown and is no board"
done
for name in central cross plus fireplace lamp pyramid arrow diamond; do
    grep -q "^ .*\<$name\>" boards || fail "help boards leaves out the position $name"
    "$peg" solve english --start $name --finish d4 | "$peg" verify - >out || fail "$name is not played to the middle"
done
expect 2 "'crss' names no position of english; did you mean cross?" err "$peg" solve english --start crss
[ "$(awk '{ if (length > most) most = length } END { print most }' boards)" -le 110 ] || fail "help boards is too wide"

# Suggestions.
expect 2 'did you mean solve?' err "$peg" slove T5
expect 2 'did you mean help?' err "$peg" hlep
expect 2 "there is no command 'file'; pegwright --help lists the commands" err "$peg" file
[ "$failures" -eq 0 ]
