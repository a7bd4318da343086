#!/bin/sh
# Compares every command with brute force on random boards of at most 16 holes.
#    usage: brute.sh PEGWRIGHT REFEREE BRUTE [CASES [SEED [HOLES]]], up to 20 holes
brute=$(realpath "$3")
. "$(dirname "$0")/common.sh"

cases=${4:-${BRUTE_CASES:-120}}
seed=${5:-1}

# runs ARGUMENTS...: sets $out and $got (the exit code). A no or a failure has one line on standard error.
runs() {
    out=$(timeout 60 "$peg" "$@" 2>err)
    got=$?
    last=$*
}
wrong() {
    echo "FAILED: case $case: $last: $* (exit code $got)"
    printf '%s\n' "$out" | head -5
    cat err
    failures=$((failures + 1))
}
# contains FRAGMENT...: $out has them all.
contains() {
    for fragment in "$@"; do
        case $out in
        *"$fragment"*) ;;
        *) wrong "no $fragment" && return ;;
        esac
    done
}
lacks() {
    for fragment in "$@"; do
        case $out in *"$fragment"*) wrong "$fragment" ;; esac
    done
}

solve_says() {
    runs solve "$board" "$@"
    case $solvable$got in
    yes0)
        printf '%s\n' "$out" >"$case.txt"
        # The outside referee gets the problem as asked, unless the program chose the vacancy.
        case " $*" in
        *" --vacate"* | *" --start"*) { cat "$case.head" && printf '%s\n' "$out" | sed '1,/^moves/d'; } >>asked ;;
        *) printf '%s\n' "$out" >>asked ;;
        esac
        case $out in *-*) printf '%s\n' "$out" | sed '$d' >"$case.cut" ;; esac
        runs draw "$case.txt" --output "$case.svg"
        { [ "$got" -eq 0 ] && [ -s "$case.svg" ]; } || wrong "no picture"
        solved=$((solved + 1))
        ;;
    no1)
        [ -z "$out" ] || wrong "something on standard output"
        [ "$(wc -l <err)" -eq 1 ] || wrong "not one line on standard error"
        ;;
    *) wrong "brute force says $solvable" ;;
    esac
}

# "Not known" is allowed.
feasible_says() {
    case " $* " in
    *" --vacate"* | *" --start"* | "  ") ;;
    *) return ;; # a finish without a start is no question
    esac
    runs feasible "$board" "$@" --format json
    case $solvable$got in
    yes0) lacks '"feasible":false' '"solvable":false' ;;
    no0 | no1) lacks '"solvable":true' ;;
    *) wrong "brute force says $solvable" ;;
    esac
    case $got$out in
    0*'"solvable":false'* | 0*'"feasible":false'*) wrong "a no with the exit code of a yes" ;;
    1*'"solvable":false'* | 1*'"feasible":false'*) ;;
    1*) wrong "a no without a no" ;;
    esac
}

finishes_say() {
    case "$*" in --vacate=*,* | *' '*) return ;; --vacate=*) ;; *) return ;; esac
    case $out in
    *'"finishes":null'*) ;;
    *) [ -z "$finishes" ] || contains '"finishes":[' $(echo "$finishes" | tr ',' ' ') ;;
    esac
}

count_says() {
    [ -n "$count" ] || return
    runs count "$board" "$@" --format json
    [ "$got" -eq 0 ] || wrong "no count"
    contains $count
}

levels_say() {
    case " $* " in
    *" --vacate"* | *" --start"* | "  ") ;;
    *) return ;; # as above
    esac
    runs levels "$board" "$@" --format json
    [ "$got" -eq 0 ] || wrong "no levels"
    contains $levels
}

moves_say() {
    [ -n "$moves" ] || return
    case " $* " in
    *" --vacate"* | *" --start"* | "  ")
        runs levels "$board" "$@" --by-moves --format json
        [ "$got" -eq 0 ] || wrong "no levels by moves"
        contains $moves
        ;;
    esac
    [ -n "$shortest" ] || return
    runs shortest "$board" "$@" --count --format json
    [ "$got" -eq 0 ] || wrong "no shortest solution"
    contains $shortest
    number=${shortest#*\"solutions\":\"} number=${number%%\"*}
    [ "$number" -le 200 ] || return
    # shellcheck disable=SC2086 # words
    "$peg" shortest "$board" "$@" --list >listed 2>err && "$peg" verify listed >out 2>>err || wrong "a list that is wrong"
    [ "$(sort -u out | wc -l)" -ge 1 ] && [ "$(grep -c '^moves' listed)" -eq "$number" ] || wrong "not $number listed"
    order=${shortest#*\"up_to_order\":\"} order=${order%%\"*}
    "$peg" shortest "$board" "$@" --list --up-to-order 2>err | grep -c '^moves' >out
    [ "$(cat out)" -eq "$order" ] || wrong "not $order listed up to order"
}

# Without a start.
starts_say() {
    goal=''
    for option; do case $option in --finish* | --goal*) goal=$option ;; esac done
    # shellcheck disable=SC2086 # perhaps no word
    runs levels "$board" --starts $goal --format json
    [ "$got" -eq 0 ] || wrong "no starts"
    contains $starts
}

board_says() {
    runs pairs "$board" --format json
    [ "$got" -eq 0 ] || wrong "no pairs"
    contains "\"feasible\":\"${pairs% *}\""
    case $out in *'"solvable":null'*) ;; *) contains "\"solvable\":\"${pairs#* }\"" ;; esac

    runs survey "$board" --format json
    [ "$got" -eq 0 ] || wrong "no survey"
    lacks '"constructed":true,"searched":false'
    found=$(printf '%s\n' "$out" | sed '
        s/.*"pairs":\[//
        s/"theorem":false,"constructed":[a-z]*,"searched":true/theorem and search disagree/g
        s/"theorem":[a-z]*,"constructed":[a-z]*,//g
        s/{"vacate":"\([a-z0-9]*\)","finish":"\([a-z0-9]*\)","searched":true},*/ \1>\2+/g
        s/{"vacate":"\([a-z0-9]*\)","finish":"\([a-z0-9]*\)","searched":false},*/ \1>\2-/g
        s/^ //
        s/\]}$//')
    [ "$found" = "$survey" ] || wrong "brute force finds $survey"
}

all_commands() {
    solve_says "$@"
    feasible_says "$@"
    finishes_say "$@"
    count_says "$@"
    levels_say "$@"
    moves_say "$@"
    starts_say "$@"
    board_says
}

# Well-known boards [Bell 2008, 2009].
known() {
    echo "$1" | "$brute" >answers
    shift
    for fragment in "$@"; do grep -qF -- "$fragment" answers || fail "brute force does not find $fragment"; done
}
t5=triangular:o/oo/ooo/oooo/ooooo
known "$t5 --vacate=a1 --finish=a1" 'solvable yes' '"solutions":"6816" "positions":"3016" "games":"568630"' \
    'pairs 17 12'
known "$t5 --vacate=a1" '"solutions":"29760"' 'finishes "a1","a4","d4","c5"'
known "$t5 --vacate=a2 --finish=a2" '"solutions":"720" "positions":"2377"'
known "$t5 --start=*/**/o**/****/***** --finish=any" '"solutions":"85258" "positions":"4237"'
known "$t5 --vacate=a3 --goal=o/oo/*oo/oooo/ooooo" '"solutions":"51452"'
known "$t5 --vacate=b3" '"solutions":"1550" "positions":"1651"'
known "$t5 --vacate=b3 --finish=b3" 'solvable no' '"solutions":"0"'
known "$t5" '{"pegs":7,"reachable":"503","reachable_all":"2964","winning":"168","winning_all":"1002"'
known 'triangular:o/oo/ooo/oooo --vacate=a2 --finish=b2' '"solutions":"14" "positions":"62"' 'pairs 3 1' \
    'survey a2>b2+ a2>a3- a2>c4-'
known 'oooo/oooo/oooo/oooo --vacate=a1' 'solvable no' 'pairs 2 2' 'survey b1>c1+ b1>c4+'
known 'ooo --vacate=a1 --finish=a1' 'solvable yes' '"solutions":"1" "positions":"2" "games":"1" "1":"1"'
known 'o --vacate=a1' 'solvable no' '"solutions":"0" "positions":"1" "games":"1"'
# Without diagonals no jump is possible.
known '.o./ooo/.o. --vacate=b2' 'solvable no' '"games":"1" "4":"1"'
known 'diagonal:ooo/.o./o.o --vacate=a1 --finish=b1,c1,a1,a3' 'solvable yes' '"solutions":"1"'

"$brute" --random "$seed" "$cases" "${6:-16}" >cases
[ "$(wc -l <cases)" -eq "$cases" ] || fail "there are other than $cases cases"
"$brute" cases >answers || fail "brute force does not answer"
echo end >>answers
solved=0
case=''
while read -r key value; do
    case $key in
    case | end)
        [ -z "$case" ] || all_commands $options
        [ "$key" = end ] && break
        case=${value%% *} count='' moves='' shortest=''
        value=${value#* }
        board=${value%% *} options=''
        [ "$value" = "$board" ] || options=${value#* }
        ;;
    header) printf '%s\n' "$value" >>"$case.head" ;;
    solvable) solvable=$value ;;
    count) count=$value ;;
    levels) levels=$value ;;
    moves) moves=$value ;;
    starts) starts=$value ;;
    shortest) shortest=$value ;;
    finishes) finishes=$value ;;
    pairs) pairs=$value ;;
    survey) survey=$value ;;
    esac
done <answers

# Right solutions, and without their last moves.
timeout 60 "$peg" verify [0-9]*.txt >out 2>err || fail "verify refuses what solve writes"
[ "$(grep -c ': ok ' out)" -eq "$solved" ] || fail "verify reads other than $solved solutions"
if [ "$solved" -gt 0 ]; then
    "$referee" --joined asked >out 2>err || fail "the outside referee refuses what solve writes"
    grep -q "^$solved solutions ok" out || fail "the outside referee reads other than $solved solutions"
fi
timeout 60 "$peg" verify [0-9]*.cut >out 2>err
[ "$(grep -c ': wrong at the end' out)" -eq "$(ls [0-9]*.cut | wc -l)" ] \
    || fail "verify accepts a solution without its last move"
for file in [0-9]*.cut; do
    "$referee" "$file" >out 2>err && fail "the outside referee accepts $file without its last move"
done
echo "$cases cases, $solved solved, $failures failures"
[ "$failures" -eq 0 ]
