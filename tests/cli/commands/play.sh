#!/bin/sh
# play in a terminal of tmux.
#    usage: play.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"
command -v tmux >/dev/null || { echo "FAILED: tmux is not installed (Debian: tmux)"; exit 1; }
export LC_ALL=C.UTF-8
unset NO_COLOR CLICOLOR CLICOLOR_FORCE TMUX
# A server for each session, since an ending one takes none.
session=0
terminal() { tmux -S "$work/socket$session" -f /dev/null "$@"; }
trap 'terminal kill-server 2>/dev/null; rm -rf "$work"' EXIT

# open COLUMNSxROWS ARGUMENT...: runs pegwright play; its exit code goes to code.
open() {
    size=$1
    shift
    terminal kill-server 2>/dev/null
    session=$((session + 1))
    rm -f code said
    terminal new-session -d -s play -x "${size%x*}" -y "${size#*x}" \
        "cd '$work' && ${variables-} '$peg' play $* 2>said; echo \$? >code"
}
keys() { terminal send-keys -t play "$@"; }
type_line() { keys -l "$1" && keys Enter; }
look() { terminal capture-pane -p -t play >screen 2>/dev/null; }
# sees TEXT: waits until the screen shows it.
sees() {
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38; do
        look
        grep -qF -- "$1" screen && return
        sleep 0.2
    done
    fail "the screen never shows '$1'"
    cat screen
}
# says TEXT: the same of a text in several lines.
says() {
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        look
        tr -s ' \n' ' ' <screen | grep -qF -- "$1" && return
        sleep 0.2
    done
    fail "the screen never says '$1'"
    cat screen
}
# fits COLUMNS: no line of the screen is longer. For ASCII.
fits() { awk -v most="$1" 'length($0) > most { exit 1 }' screen || fail "wider than $1 columns: $(cat screen)"; }
# leaves CODE: the program ends with this exit code.
leaves() {
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        [ -s code ] && break
        sleep 0.2
    done
    [ "$(cat code 2>/dev/null)" = "$1" ] || fail "play left with '$(cat code 2>/dev/null)' instead of $1"
}

# --notation numbers.
open 80x24 T5 --vacate 1 --finish 1 --notation numbers
sees 'T5, goal: the last peg in 1'
type_line 1-4
sees '1-4: hole 1 has no peg to jump with'
type_line 4-1
sees ' 11  12  13  14  15'
type_line 13
sees '13: a peg'
type_line help
sees '6-1-4'
look
grep -vF 'h, hint' screen | grep -qE '(^|[^A-Za-z0-9])[a-e][1-5]([^A-Za-z0-9]|$)' && fail "play in numbers names letters"
keys Enter
type_line 'save numbers.txt'
sees 'saved in numbers.txt'
grep -qx 'notation numbers' numbers.txt || fail "play does not save that it writes numbers"
type_line q
leaves 0
open 80x24 numbers.txt
sees 'T5, goal: the last peg in 1'
# A loaded file in letters does not change the notation.
"$peg" solve T5 --vacate a1 --finish a1 >letters.txt
type_line 'load letters.txt'
sees 'loaded letters.txt'
sees 'T5, goal: the last peg in 1'
type_line q
leaves 0

# Typed moves.
"$peg" solve T5 --vacate a1 --finish a1 >t5.txt || fail "solve T5"
open 80x24 T5 --vacate a1 --finish a1
sees 'T5, goal: the last peg in a1'
sees 'the goal is in reach'
type_line a1-a3
sees 'a1-a3: hole a1 has no peg to jump with'
sed '1,/^moves/d' t5.txt | while read -r move; do type_line "$move"; done
sees 'done in'
type_line 'save won.txt'
sees 'saved in won.txt'
"$referee" won.txt >/dev/null || fail "the referee refuses what was saved"
"$peg" verify won.txt >/dev/null || fail "verify refuses what was saved"
type_line q
leaves 0
[ ! -s said ] || fail "play writes to standard error"

# Won by keys.
open 80x24 T5
sees 'enter takes a peg away'
keys Up Up Enter
sees 'a1: empty'
sees 'the goal is in reach'
keys Tab
sees 'a3: a peg'
keys Enter
sees 'a3 in hand, jumps to a1'
keys Enter
sees '13 pegs, 1 jump, 1 move'
keys BSpace
sees 'taken back: a3-a1'
type_line r
sees 'played again: a3-a1'
# Hint.
type_line hint
sees 'keeps the goal in reach; enter plays it'
keys Enter
sees '12 pegs, 2 jumps'
sees 'the goal is in reach'
# Unsaved games.
type_line quit
sees 'not saved; quit?'
type_line n
sees 'left as it is'
type_line q
sees 'not saved; quit?'
keys Escape
sees 'left as it is'
type_line y
sees 'nothing was asked'
type_line q
type_line y
leaves 0
# Nothing is asked after one jump, and after games that are won or have no jump left.
open 80x24 T5 --vacate a1
type_line a3-a1
sees '13 pegs'
type_line q
leaves 0
"$peg" deadend T5 --vacate b3 --stuck >stuck.txt || fail "deadend T5"
for game in 't5.txt:a1:done in' 'stuck.txt:b3:4 jumps'; do
    open 80x24 T5 --vacate "$(echo "$game" | cut -d: -f2)"
    sed '1,/^moves/d' "${game%%:*}" | while read -r move; do type_line "$move"; done
    sees "${game##*:}"
    type_line q
    leaves 0
done

# A losing jump warns until it is taken back.
printf 'board T5 vacate a1 finish any moves a3-a1 c3-a3 a1-c3 d4-b2' >begun.txt
"$peg" hint begun.txt >hints
lost=$(sed -n 's/^\([a-e0-9-]*\)  lost$/\1/p' hints | head -1)
[ -n "$lost" ] || fail "no jump loses there"
open 80x24 begun.txt
sees 'the goal is in reach'
type_line "$lost"
why='no jump leads to a position that can reach the goal'
says "the goal is out of reach since $lost: $why; u takes a jump back"
type_line h
says "no hint: the goal is out of reach since $lost: $why; u takes a jump back"
type_line u
sees "taken back: $lost"
keys Left
sees 'the goal is in reach'
# Two jumps at once: either may have lost it.
next=$(printf '%s %s' "$(cat begun.txt)" "$lost" | "$peg" hint - | sed -n '2s/ .*//p')
keys -l "$(printf '%s\r%s\r' "$lost" "$next")"
says "the goal is out of reach since $next or before: "
type_line u
type_line u
sees "taken back: $lost"
keys Left
sees 'the goal is in reach'
# A wrong move plays no jump.
jumps=$(sed -n '1s/.*pegs, \([0-9]*\) jumps.*/\1/p' screen)
good=$(sed -n 's/^\([a-e][0-9]\)-\([a-e][0-9]\)  won$/\1-\2-\1/p' hints | head -1)
type_line "$good"
sees "no peg"
grep -q "pegs, $jumps jumps" screen || fail "half a move is played: $good"
# Files are replaced only if the player agrees.
cp begun.txt kept.txt
cp begun.txt other.txt
type_line "$lost"
type_line 'save other.txt'
sees 'other.txt is there already; replace it?'
type_line n
cmp -s other.txt kept.txt || fail "a file is replaced against the player's wish"
type_line 's other.txt'
sees 'other.txt is there already'
type_line yes
sees 'saved in other.txt'
tail -n 1 other.txt | grep -q "$lost" || fail "what was saved ends elsewhere"
type_line 'load kept.txt'
sees 'loaded kept.txt'
type_line 'load nothing.txt'
sees 'nothing.txt'
type_line 'save nowhere/x.txt'
sees 'nowhere'
type_line nonsense
sees "nonsense"
type_line q
leaves 0

# Ctrl-C restores the terminal.
open 80x24 english --vacate d4
sees '32 pegs'
keys C-c
leaves 130

# Windows of all sizes, changed while playing.
variables='LC_ALL=C NO_COLOR=1' open 60x12 T40 --vacate h10
sees '819 pegs'
grep -q '\[[*.]\]' screen || fail "the cursor is not in sight"
type_line z40
sees 'z40: a peg'
grep -q '\[\*\]' screen || fail "the cursor is not in sight after a leap"
LC_ALL=C grep -q '[^ -~]' screen && fail "more than ASCII without UTF-8"
resize() { terminal resize-window -t play -x "$1" -y "$2" 2>/dev/null; }
resize 30 5
keys Up
sees '>'
fits 30
resize 10 2
sees 'too small'
resize 80 24
sees 'T40, goal: one peg'
# Arrows say where rows and columns are hidden; letters and numbers stay.
type_line q
leaves 0
variables='LC_ALL=C' open 80x24 40x30 --vacate h10
sees '1199 pegs'
type_line t20
sees 't20: a peg'
hidden() {
    grep -q '^^ *[0-9]' screen || fail "no arrow up: $(cat screen)"
    grep -q '^v *[0-9]' screen || fail "no arrow down: $(cat screen)"
    [ "$(grep -c "$1" screen)" -ge 7 ] || fail "no arrows left and right: $(cat screen)"
    row=$(grep '\[[*]\]' screen)
    before=${row%%\[*}
    expr "$row" : '.20 ' >/dev/null || fail "the cursor's row is not numbered: $row"
    awk -v at=$((${#before} + 2)) 'substr($0, at, 1) == "t" { found = 1 } END { exit !found }' screen ||
        fail "no t below the cursor: $(cat screen)"
}
hidden '[*].*>$'
resize 40 15
sees '1199 pegs, 0 jumps'
hidden '<.*[*].*>$'
fits 40
type_line q
leaves 0

# Messages are wrapped, not cut, and the help fits 40 columns.
reason=$("$peg" hint hexagon4 --vacate d4 | sed -n '1s/.*: lost: //p')
[ ${#reason} -gt 80 ] || fail "a short reason: $reason"
for size in 40x15 80x24; do
    variables='LC_ALL=C' open $size hexagon4 --vacate d4
    says "the goal is out of reach from the start: $reason"
    type_line 'save there/is/no/such/folder/however/long/its/name/may/be/or/become/game.txt'
    says 'No such file or directory'
    tr -d '\n' <screen | grep -q 'folder/however/long/its/name/may/be/or/become/game.txt' || fail "a cut name: $(cat screen)"
    keys -l 'save a-name-that-has-more-than-forty-letters.text'
    sees '.text'
    tr -d '\n' <screen | grep -q 'save a-name-that-has-more-than-forty-letters.text' || fail "typed words are cut"
    keys Escape
    type_line '?'
    sees 'arrows'
    [ $size = 80x24 ] || { sees 'any key shows more'; keys Space; }
    sees 'more of the board'
    sees 'quit'
    fits 40
    keys Space
    sees 'hexagon4, goal'
    type_line q
    leaves 0
done

# The board is twice as large where there is room.
variables= open 80x24 T5 --vacate a1 --finish a1
sees '(●) (●) (●) (●) (●)'
resize 40 15
sees ' ● ● ● ● ●'
resize 120 50
sees '(●) (●) (●) (●) (●)'
# The goal's hole is marked, empty, as a target, and full.
sees '(◇)'
type_line a1
sees '[◇]'
keys Tab Enter
sees '[◈]'
keys Enter
sees '[◆]'
type_line q
leaves 0
open 80x24 english --vacate d4 --goal cross
sees 'goal: pegs in the marked holes'
[ "$(grep -oe '◆' -e '◇' screen | wc -l)" -eq 6 ] || fail "not the six pegs of the cross are marked: $(cat screen)"
type_line q
leaves 0

# Colours say nothing that marks do not say.
for wish in 'NO_COLOR=1 0' 'CLICOLOR=1 1' 'TERM=vt100 0'; do
    variables=${wish% *} open 80x24 T5 --vacate a1 --finish d4
    sees 'the goal is in reach'
    keys Tab Enter
    sees 'in hand'
    cp screen "screen-${wish%=*}"
    terminal capture-pane -e -p -t play >coloured
    for part in 'the goal is in:32' '(●):36' '(◆):35' '(◉):32'; do
        [ "$(grep -c "$(printf '\033')\\[[0-9;]*${part##*:}m${part%:*}" coloured)" -gt 0 ] ||
            [ "${wish#* }" = 0 ] || fail "${wish% *}: '${part%:*}' is not coloured"
    done
    [ "${wish#* }" = 1 ] || ! grep -q "$(printf '\033')\\[[0-9;]*3[0-7]m" coloured || fail "${wish% *}: there are colours"
done
cmp screen-NO_COLOR screen-CLICOLOR || fail "what is seen depends on colours"
variables=

# Examples.
"$peg" help play | sed -n '/^examples:$/,$s/^  pegwright play //p' >examples
[ "$(wc -l <examples)" -ge 3 ] || fail "too few examples"
while IFS= read -r example; do
    open 80x24 "$example"
    sees 'goal: '
    type_line q
    leaves 0
done <examples

# A search that takes more than no time.
open 80x24 english --vacate d4
type_line hint
sees 'keeps the goal in reach; enter plays it'
type_line q
leaves 0

# No usable terminal.
refuse 2 'play needs a terminal; in a script, pegwright hint says which jumps win' "$peg" play T5
refuse 2 'give a file its name' "$peg" play -
open 80x24 T5 --vacate b9
leaves 2
grep -q 'b9' said || fail "a hole that there is not is not told"
variables='TERM=dumb' open 80x24 T5
leaves 2
grep -q "a terminal of the type 'dumb'" said || fail "a dumb terminal is not told"
variables='TERM=no-such-terminal' open 80x24 T5
leaves 2
[ "$(wc -l <said)" -eq 1 ] || fail "an unknown terminal takes more than one line"
printf 'board T5 vacate a1 moves a1-a3' >wrong.txt
variables='' open 80x24 wrong.txt
leaves 2
[ "$failures" -eq 0 ]
