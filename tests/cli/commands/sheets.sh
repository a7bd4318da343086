#!/bin/sh
# Sheets of problems.
#    usage: sheets.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

# sheet FILE ARGUMENTS...: draws it; its text goes to FILE.words.
sheet() {
    file=$1
    shift
    timeout 60 "$peg" draw "$@" --output "$file" >out 2>err || fail "draw $* --output $file: exit code $?"
    [ ! -s out ] && [ ! -s err ] || fail "draw $* --output $file says something"
    case "$file" in
    *.pdf) pdftotext -layout "$file" "$file.words" ;;
    *.svg) xmllint --noout --nonet "$file" 2>err || fail "$file is not well-formed"
        sed -n 's,.*<text[^>]*>\(.*\)</text>,\1,p' "$file" >"$file.words" ;;
    esac
}
has() { grep -q "$2" "$1.words" || fail "$1 does not say $2: $(cat "$1.words")"; }
lacks() { ! grep -q "$2" "$1.words" || fail "$1 says $2"; }
pages() { pdfinfo "$1" | sed -n 's/^Pages: *//p'; }

printf '# two\nT5 vacate a1\n\n{"board":"english","vacate":"d4","finish":"d4"}\r\n' >problems
"$peg" solve - <problems >solved
"$peg" solve T5 --vacate a1 >one
"$peg" solve english --vacate d4 --finish d4 >two
cat one two >several
for from in problems solved several 'one two'; do
    # shellcheck disable=SC2086 # words
    sheet sheet.pdf $from --style sheet
    has sheet.pdf '1\. T5$' && has sheet.pdf '2\. english$'
    has sheet.pdf 'Take out d4. Leave one peg, in d4. *Par 18.'
    has sheet.pdf 'Name .*Date'
    has sheet.pdf 'Jump with a peg straight over'
    [ "$(pages sheet.pdf)" -eq 2 ] || fail "$from: $(pages sheet.pdf) pages"
    pdftotext -f 1 -l 1 sheet.pdf first
    ! grep -q 'a[0-9]-' first || fail "$from: the problems show moves"
    pdftotext -f 2 -l 2 sheet.pdf second
    grep -q '^Answers' second && grep -q '^1. [a-z0-9]*-[a-z0-9]* 2. ' second || fail "$from: no answers"
done
sheet open.svg problems --style sheet
has open.svg 'Take out a1. Leave one peg, anywhere. Par 10.'
sheet known.svg one --style sheet
has known.svg 'Take out a1. Leave one peg, in'
"$peg" draw - --style sheet --format svg --output - <problems | cmp -s - open.svg || fail "not the same from a pipe"
# Boards and options.
sheet boards.pdf T5 english 6x6
has boards.pdf '3\. 6x6'
sheet alone.svg english --style sheet --vacate d1
has alone.svg 'Take out d1. Leave one peg, anywhere'
lacks open.svg 'Answers'
sheet answers.svg problems --answers moves --style sheet
has answers.svg 'Answers'
lacks answers.svg 'Take out'
sheet film.svg problems --answers film --style sheet
has film.svg 'the end'
for theme in screen print dark; do sheet "$theme.png" problems --style sheet --theme $theme; done
cmp -s screen.png dark.png && fail "the themes look the same"
sheet film.pdf problems --style sheet --answers film --clue none
[ "$(pages film.pdf)" -ge 3 ] || fail "no pages of films"
lacks film.pdf 'Par'
has film.pdf "$(pages film.pdf) */ *$(pages film.pdf)"
sheet first.pdf problems --style sheet --answers none --clue first --lines 0 --labels none --paper letter
has first.pdf 'Begin with'
[ "$(pages first.pdf)" -eq 1 ] || fail "answers that nobody asked for"
# A class gets 30 problems of its own on few pages, the teacher two pages of answers.
for i in 1 2 3; do
    for hole in a1 a2 b2 a3 b3 c3 a4 b4 c4 d4; do echo "T6 vacate $hole"; done
done >class
for paper in a4 letter; do
    sheet class.pdf class --style sheet --paper $paper
    [ "$(pages class.pdf)" -eq 7 ] || fail "30 problems on $(pages class.pdf) pages of $paper"
    [ "$(pdftotext -l 5 class.pdf - | grep -c '^[0-9]*\. T6$')" -eq 30 ] || fail "30 problems are not on five pages"
    pdfinfo class.pdf | grep -q "^Page size:.*pts ($paper)\|^Page size:.*(A4)" || fail "$paper: $(pdfinfo class.pdf)"
done
sheet numbers.svg T5 --style sheet --notation numbers --vacate 1
has numbers.svg 'Take out 1. Leave one peg, anywhere'

# refuse CODE TEXT ARGUMENTS...
refuse() {
    code=$1
    text=$2
    shift 2
    timeout 60 "$peg" draw "$@" --output refused.svg >out 2>err
    got=$?
    [ "$got" -eq "$code" ] || fail "draw $* gave $got instead of $code"
    [ ! -e refused.svg ] || fail "draw $* left a file"
    complains "$text" "$@"
}
printf 'T5\nT5 vacate z9\n' >bad
printf '# nothing\n\n' >empty
printf 'T5 vacate a1 finsh a1\n' >typo
sed '$d' one >cut
refuse 2 'bad:2: key vacate: hole z9 is not on T5' bad --style sheet
refuse 2 "typo:1: 'finsh' is no key of a problem; did you mean finish" typo --style sheet
refuse 2 'empty has no problem in it; a line is one' empty --style sheet
refuse 1 'cut: wrong at the end, after 10 jumps: ' cut two --style sheet
refuse 2 "no such file, and unknown board 'six-01'" T5 six-01
refuse 1 'T5 from b3 to b3 cannot be solved' T5 --style sheet --vacate b3 --finish b3
refuse 2 'go with one BOARD' T5 T6 --vacate a1
refuse 2 'go with one BOARD' problems --style sheet --vacate a1
refuse 2 "there is no clue 'foo'; clues are none, moves and first" T5 --style sheet --clue foo
refuse 2 "there are no answers 'foo'; answers are none, moves and film" T5 --style sheet --answers foo
refuse 2 '--lines takes a whole number from 0 to 40' T5 --style sheet --lines 41
refuse 2 'clue goes with style sheet' T5 --clue first
refuse 3 'T90 is too large for a sheet' T90 --style sheet
[ "$failures" -eq 0 ]
