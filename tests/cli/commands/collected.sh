#!/bin/sh
# Solutions in notations of other authors (tests/data).
#    usage: collected.sh PEGWRIGHT REFEREE
data=$(realpath "$(dirname "$0")/../../data")
. "$(dirname "$0")/../common.sh"

for file in "$data"/*.txt; do
    notation=letters numbers=''
    case $file in *_by_numbers.txt) notation=numbers numbers=--numbers ;; esac
    "$peg" verify --notation $notation "$file" >out 2>err || fail "verify refuses $file"
    jumps=$(sed -n 's/.*: ok .*: \([0-9]*\) jumps, .*/\1/p' out)
    # shellcheck disable=SC2086 # one word or none
    "$referee" --joined $numbers "$file" >out 2>err || fail "the outside referee refuses $file"
    grep -q "^1 solutions ok, $jumps jumps" out || fail "$file has other than '$jumps' jumps"
    # Cut short.
    sed '$d' "$file" >cut.txt
    "$peg" verify --notation $notation cut.txt >out 2>err && fail "$file is right without its last line"
    # CR LF, byte order mark.
    { printf '\357\273\277' && sed 's/$/\r/' "$file"; } >windows.txt
    "$peg" verify --notation $notation windows.txt >out 2>err || fail "verify refuses $file with other line ends"
    # shellcheck disable=SC2086
    "$referee" $numbers windows.txt >out 2>err || fail "the outside referee refuses $file with other line ends"
done
"$peg" verify "$data"/english_18_moves.txt >out 2>err
grep -q ': ok english d4 d4: 31 jumps, 18 moves, longest sweep 5$' out || fail "Bergholt's 18 moves"
"$peg" draw "$data"/english_18_moves.txt --output moves.svg >out 2>err && [ -s moves.svg ] || fail "no picture of them"
[ "$failures" -eq 0 ]
