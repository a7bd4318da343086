#!/bin/sh
# Every command with closed standard descriptors in every combination: no file of its own may get their numbers.
#    usage: closed.sh PEGWRIGHT REFEREE
# SMALL=yes: two combinations of seven, for slow programs. find is left out, as it takes a minute.
. "$(dirname "$0")/../common.sh"

"$peg" solve T5 --vacate a1 --finish a1 >t5.txt

# try FILE ARGUMENTS: nothing closed, then each combination. FILE: its output, or - for standard output.
try() {
    file=$1
    arguments=$2
    rm -rf result whole
    eval "\"\$peg\" $arguments" >whole.out 2>err </dev/null || fail "$arguments"
    [ "$file" = - ] || mv "$file" whole
    for closed in '<&-' '>&-' '2>&-' '<&- >&-' '<&- 2>&-' '>&- 2>&-' '<&- >&- 2>&-'; do
        case "${SMALL-}$closed" in
        'yes>&-' | 'yes<&- 2>&-') ;;
        yes*) continue ;;
        esac
        rm -rf out err
        touch out err
        redirected="</dev/null >out 2>err"
        # A closed standard output is an error only if something is written to it.
        wanted=0
        case $closed in
        *' >&-'* | '>&-'*) [ -s whole.out ] && wanted=3 ;;
        esac
        eval "timeout 60 \"\$peg\" $arguments $redirected $closed"
        got=$?
        [ $got -eq $wanted ] || fail "$arguments $closed gave $got instead of $wanted"
        if [ "$file" != - ]; then
            diff -r "$file" whole >/dev/null || fail "$arguments $closed: $file is not what it is otherwise"
        elif [ $wanted -eq 0 ]; then
            cmp -s out whole.out || fail "$arguments $closed: another result"
        fi
        rm -rf result
    done
}

try - 'solve T5'
try - 'solve english --format json'
try result 'solve T5 --output result'
try - 'verify t5.txt'
try - 'verify --at 5 t5.txt'
try - 'feasible T5 --vacate b3'
try - 'pairs 8x5'
try - 'survey T4'
try - 'count T5 --vacate a1'
try - 'count T5 --vacate a1 --up-to-order'
try - 'levels T5 --vacate a1'
try - 'solutions T5 --vacate a1'
try - 'odds T5 --vacate a1'
try - 'deadend T5 --vacate a1'
try - 'shortest T5 --vacate a1'
try - 'shorten t5.txt --rounds 1'
try - 'levels T5 --vacate a1 --files result'
try result 'draw T5 --output result --format svg'
try result 'draw t5.txt --output result --format html'
try - 'draw T5 --output - --format svg'
try - '--help'
try - 'help boards'
try - '--version'
[ "$failures" -eq 0 ]
