#!/bin/sh
# Pictures: other programs read them, and bad input leaves no file.
#    usage: draw.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

for tool in xmllint pdfinfo pdftotext pdftoppm; do
    command -v $tool >/dev/null || {
        echo "FAILED: $tool is not installed (Debian: libxml2-utils, poppler-utils)"
        exit 1
    }
done

# draws FILE COMMAND...: exit code 0, a file of the right kind, at most a position printed.
draws() {
    file=$1
    shift
    timeout 60 "$peg" "$@" --output "$file" >out 2>err || fail "$* --output $file: exit code $?"
    [ ! -s err ] || fail "$* --output $file says something"
    case "$*" in
    *--at*) [ "$(wc -l <out)" -eq 1 ] || fail "$* --output $file does not print one position" ;;
    *) [ ! -s out ] || fail "$* --output $file says something" ;;
    esac
    [ -s "$file" ] || { fail "$*: no $file"; return; }
    case "$file" in
    *.svg) xmllint --noout --nonet "$file" 2>err || fail "$*: $file is not well-formed" ;;
    *.pdf) pdfinfo "$file" >info 2>err && [ ! -s err ] || fail "$*: pdfinfo refuses $file" ;;
    *.gif) [ "$(head -c 6 "$file")" = GIF89a ] && [ "$(tail -c 1 "$file")" = ';' ] || fail "$*: $file is no whole GIF" ;;
    *.tikz) grep -q '^\\end{tikzpicture}\\endgroup%$' "$file" || fail "$*: $file is no picture" ;;
    *.tex) grep -q '^\\end{document}$' "$file" || fail "$*: $file is no document" ;;
    *.png) [ "$(head -c 8 "$file" | od -An -tx1 | tr -d ' ')" = 89504e470d0a1a0a ] \
        && [ "$(tail -c 8 "$file" | od -An -tx1 | tr -d ' ')" = 49454e44ae426082 ] \
        || fail "$*: $file is no whole PNG" ;;
    esac
}
pages() { pdfinfo "$1" 2>err | sed -n 's/^Pages: *//p'; }
# dots FILE COLOUR: pixels of this colour (six hex digits; 24 off at most, as edges are smoothed) on the PDF's first
# page, at 50 dots an inch.
dots() {
    pdftoppm -r 50 -f 1 -l 1 -singlefile "$1" page 2>err
    # P6, width and height, 255.
    tail -n +4 page.ppm | od -An -v -tu1 -w3 | awk -v r="$((0x${2%????}))" \
        -v g="$((0x$(echo "$2" | cut -c3-4)))" -v b="$((0x${2#????}))" '
        function near(a, b) { return a - b <= 24 && b - a <= 24 }
        near($1, r) && near($2, g) && near($3, b) { n++ }
        END { print n + 0 }'
}
shows() {
    [ "$(dots "$1" "$2")" -ge "$3" ] || fail "$1 shows $(dots "$1" "$2") pixels of $2, not $3"
}

"$peg" solve T7 --vacate a2 >t7.txt
for format in svg pdf png; do
    for theme in screen print dark; do
        for style in board film map sweep; do
            draws $style-$theme.$format draw T7 --style $style --theme $theme
            draws square-$style-$theme.$format draw 8x5 --style $style --theme $theme
        done
        for purge in six-01 relocate-4-a2; do draws $purge-$theme.$format draw $purge --theme $theme; done
    done
    draws file.$format draw t7.txt
    draws default.$format draw T7
    draws vacated.$format draw T7 --vacate a1
    draws later.$format draw T7 --style board --at 9 --labels classes
    draws skew.$format draw 8x5 --labels skew
    draws solved.$format solve T5
    for theme in print dark; do
        cmp -s film-screen.$format film-$theme.$format && fail "the themes look the same in $format"
    done
done
# Standard output.
for format in svg pdf png gif tikz tex html; do
    draws named.$format draw T5
    draws solved.$format solve T5
    for output in - plain /dev/stdout; do
        { "$peg" draw T5 --format $format -o $output && "$peg" solve T5 --format $format -o $output; } >both 2>err ||
            fail "--format $format -o $output"
        [ $output = plain ] && cat plain | cmp -s - solved.$format && continue
        cat named.$format solved.$format | cmp -s - both || fail "--format $format -o $output is not the file"
    done
done
[ "$("$peg" draw t7.txt --style board --at 3 --format svg -o - | grep -c '^[*o./]*$')" -eq 0 ] ||
    fail "a position is mixed with a picture"
"$peg" draw T5 --format bmp -o x 2>err && fail "--format bmp"
grep -q 'unknown format .bmp.; pictures are .svg' err || fail "--format bmp does not say what there is"
"$peg" draw T5 --format pdf -o x.svg 2>err && fail "--format pdf -o x.svg"
timeout 60 "$peg" draw - --output piped.svg <t7.txt 2>err || fail "draw -"
cmp -s piped.svg file.svg || fail "a file read from standard input is drawn differently"
draws UPPER.SVG draw T5
draws player.html draw T5
grep -q '^<!DOCTYPE html>' player.html || fail "player.html is no page"
draws replay.html draw T5 --style replay
draws numbers.html draw T5 --notation numbers
for page in replay numbers; do grep -q 'const data = {' $page.html || fail "$page.html is no small player"; done
draws file.html draw t7.txt
draws solved.html solve T5

cat >english.txt <<'END'
board english
vacate d4
finish d4
moves
d2-d4 f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 g3-g5-e5 c3-e3 a3-c3 b5-d5-f5-f3-d3-b3 c7-c5 c4-c6 e7-c7-c5 a5-a3-c3
c1-e1-e3-e5 c2-c4-c6-e6-e4-c4 b4-d4
END
cat >diagonal.txt <<'END'
board diagonal:4x4
vacate a1,b1
finish any
moves
b3-b1 d2-b2 a2-c2 a4-a2 c1-a1-a3 d1-b3 c4-a4-a2-c4-c2 d4-d2-b2
END
cat >hexagon.txt <<'END'
board hexagon3
start o**/****/**o**/.****/..***
goal oo*/*ooo/oooo*/.*ooo/..oo*
moves
a3-c3 d3-b3 c5-c3 b3-d3 c1-c3 e5-c5 e4-c4 e3-c1 b1-b3 c3-e3 b3-d5 c5-e5
END
cat >star.txt <<'END'
board star3
start ..*/..**/*******/.******/..**o**/..******/..*******/.....**/......*
goal ..*/..*o/oo*ooo*/.*ooo*o/..o*ooo/..oooooo/..oo*o**o/.....*o/......o
moves
g5-e5 f7-f5 i7-g5 f4-h6 h7-f7 h6-f6 g3-g5 d2-f4 e7-g7 g5-e3 d4-f4 c2-e4 d5-f7 c4-c2 e4-g6 f7-h7 e3-g3 d7-d5 g6-e6
b4-d6 e5-e7 c7-c5 a3-c3 g9-g7 d6-b4
END
cat >picture.txt <<'END'
board triangular:oo./ooo/.oo
start o*/***/.**
goal **/*o*/.*o
moves
c3-a1
END
for game in english diagonal hexagon star picture; do
    for style in film sweep board; do
        for format in svg pdf png; do draws $game-$style.$format draw $game.txt --style $style; done
    done
    draws $game.html draw $game.txt
    draws $game.gif draw $game.txt --speed 8
    for ending in svg gif; do draws $game-animation.$ending draw $game.txt --style animation --speed 8; done
    for ending in tikz tex; do draws $game.$ending draw $game.txt; done
    draws $game-at.svg draw $game.txt --style board --at 1
done
for board in english french wiegleb diamond5 octagon3 hexagon4 star3 trapezoid4x3 cross2 diagonal:6x5 triangular:8x5 \
    .o./ooo/.o. diagonal:oo/oo; do
    draws board.svg draw "$board"
    draws numbers.svg draw "$board" --notation numbers
    cmp -s board.svg numbers.svg && fail "$board: letters and numbers look the same"
done
for style in film sweep; do draws solved.svg draw english --style $style; done
draws solved.html draw diagonal:4x4
draws slanting.svg draw triangular:20x9 --style map
for y in $(seq 31); do
    [ "$y" -gt 10 ] && [ "$y" -le 21 ] && echo ooooooooooooooooooooooooooooooo || echo ..........ooooooooooo..........
done >plus.txt
draws plus.svg draw @plus.txt --style map --show both
"$peg" solve @plus.txt --output plus_solution.txt || fail "a plus is not solved"
draws plus_solved.svg draw plus_solution.txt --style map
grep -q 'the rest, solved by a search' plus_solved.svg || fail "the map of a solution is not that of a peeled board"
for wish in "6x.o./ooo/.o." "3xoo./ooo/.oo --vacate a1 --finish g7" "6x.o./ooo/.o. --finish any"; do
    # shellcheck disable=SC2086
    draws blocks.svg draw $wish --style map --show both
    grep -q '>base board, a stored solution' blocks.svg || fail "$wish: the map does not tell of the base board"
done
# A board that leaves in bands.
tee="4x...oo.../...oo.../...oo.../oooooooo/oooooooo"
draws bands.svg draw $tee --vacate o1 --finish c14 --style map --show both
"$peg" solve $tee --vacate o1 --finish c14 --output bands_solution.txt || fail "a T is not solved"
draws bands_solved.svg draw bands_solution.txt --style map
for file in bands.svg bands_solved.svg; do
    grep -q 'the rectangle that is left' $file || fail "$file does not tell of the rectangle that is left"
done
draws several.pdf draw english --vacate d4,d5,e4 --finish a4,g4 --labels none
draws single.pdf draw english --vacate d4 --finish a4 --labels none
[ "$(dots several.pdf a84200)" -gt "$(($(dots single.pdf a84200) * 2))" ] || fail "three vacancies are not three squares"
draws any.svg draw english --vacate d4 --finish any
cat >numbers.txt <<'END'
board T5
vacate 1
finish 1
moves
4-1 6-4 1-6 7-2 10-3 12-5 14-12 11-13-6 3-10 15-6-4-1
END
draws numbers.pdf draw numbers.txt --notation numbers --style film
pdftotext numbers.pdf text.txt
grep -qF "1: 4-1" text.txt && grep -qF "10: 15-6-4-1" text.txt || fail "the film of a solution in numbers does not begin as it does"
draws letters.pdf draw numbers.txt --notation letters --style film
pdftotext letters.pdf text.txt
grep -qF "1: a3-a1" text.txt || fail "the film of numbers has no letters where they are asked for"
draws numbered.svg draw T5 --notation numbers --vacate 5 --finish 5
draws lettered.svg draw T5 --notation letters --vacate b3 --finish b3
draws position.svg draw english --start '..*o*/..*o*/*******/ooooooo/*******/..*o*/..*o*'
draws square.svg draw 6x5 --labels none
draws diagonal.svg draw diagonal:6x5 --labels none
[ "$(grep -o 'viewBox="[^"]*"' square.svg)" = "$(grep -o 'viewBox="[^"]*"' diagonal.svg)" ] ||
    fail "a diagonal board is not drawn on a square grid"

"$peg" draw diagonal.txt --style board --at 5 --output at.svg >at 2>err || fail "--at 5"
[ "$(cat at)" = '*oo*/*o*o/oo**/o***' ] || fail "after five jumps the position is $(cat at)"
"$peg" draw diagonal:4x4 --start "$(cat at)" --output pasted.svg >out 2>err || fail "a position that was printed is refused"
"$peg" draw t7.txt --style board --at 0 --output at.svg >at 2>err || fail "--at 0"
[ "$(cat at)" = '*/o*/***/****/*****/******/*******' ] || fail "before the first jump the position is $(cat at)"

# Position classes as feasible prints them.
"$peg" feasible 8x5 --vacate b3 | grep -qF '(x mod 3, y mod 3) = (0,2)' || fail "feasible says something else"
draws classes.pdf draw 8x5 --labels classes
pdftotext -layout classes.pdf classes.txt
grep -q 'labels: x mod 3, y mod 3' classes.txt || fail "no legend of classes"
[ "$(sed -n '/[0-2],2/p' classes.txt | grep -o '[0-2],[0-2]' | head -4 | tr '\n' ' ')" = '0,2 1,2 2,2 0,2 ' ] ||
    fail "the third row of 8x5 is not labelled 0,2 1,2 2,2 …: $(cat classes.txt)"

# Purges on their lattices.
for lattice in square triangular; do
    draws one.pdf draw $lattice:six-01
    pdftotext one.pdf one.txt
    grep -q "purge six-01 on the $lattice lattice" one.txt || fail "$lattice:six-01 is not on the $lattice lattice"
    [ "$(grep -c 'on the' one.txt)" -eq 1 ] || fail "$lattice:six-01 is on several lattices"
    draws three.svg draw $lattice:three-10
    draws book.pdf draw $lattice
    "$peg" help purges | sed -n "/^$lattice:/,/^[a-z]*:$/p" | grep -o '[a-z]*-[a-z0-9-]*[0-9]' | sort >names
    # Bookmarks in bookmarks: a purge in its kind.
    pdftohtml -xml -i -stdout book.pdf 2>err | sed -n 's,.*<item page="[0-9]*">\(.*\)</item>.*,\1,p' | sort >marked
    [ -s names ] && [ -z "$(comm -23 names marked)" ] || fail "no bookmarks: $(comm -23 names marked)"
    [ "$(pdftotext -l 1 -layout book.pdf - | grep -c "$(tail -n 1 names) ")" -eq 1 ] || fail "no index"
    [ "$(pages book.pdf)" -le $(($(wc -l <names) / 2)) ] || fail "a book with empty pages"
    pdfinfo book.pdf | grep -q '^Page size:.*A4' || fail "a book of no paper's size"
    draws book.pdf draw $lattice --paper letter
    pdfinfo book.pdf | grep -q '^Page size:.*letter' || fail "no book on letter"
done
mkdir -p folder/square
(cd folder && "$peg" draw square --output book.pdf) && [ -s folder/book.pdf ] || fail "a folder hides a lattice's purges"
pdftotext six-01-screen.pdf six.txt
grep -q 'six-01 on the square lattice' six.txt && grep -q 'six-01 on the triangular lattice' six.txt ||
    fail "six-01 is not drawn on both lattices"
draws square-six.svg draw square:six-01
draws triangular-six.svg draw triangular:six-01
cmp -s square-six.svg triangular-six.svg && fail "six-01 looks the same on both lattices"

# Without standard error, messages must not get into a picture.
for closed in 2 1; do
    for file in closed.svg closed.pdf; do
        eval "FONTCONFIG_FILE=/nowhere XDG_CACHE_HOME=/nowhere HOME=/nowhere \"\$peg\" draw T5 --output $file $closed>&-"
    done
    xmllint --noout --nonet closed.svg 2>err || fail "with descriptor $closed closed something gets into the SVG"
    [ ! -e closed.pdf ] || pdfinfo closed.pdf >info 2>err && [ ! -s err ] ||
        fail "with descriptor $closed closed something gets into the PDF"
    rm -f closed.svg closed.pdf
done

# The same bytes twice.
for file in film-screen.svg film-screen.pdf film-screen.png map-print.svg map-print.pdf map-print.png; do
    style=${file%%-*}
    theme=${file#*-}
    draws "again.${file##*.}" draw T7 --style "$style" --theme "${theme%.*}"
    cmp -s "$file" "again.${file##*.}" || fail "$file differs when drawn again"
done

# Screen readers.
grep -q '<title>T7 from a2 to ' file.svg && grep -q '<desc>[^<]*moves: ' file.svg \
    || fail "no title or description in file.svg"
pdfinfo file.pdf | grep -q '^Title: *T7 from a2 to ' || fail "no title in file.pdf"

pdfinfo file.pdf >info
for line in 'Author: *pegwright' 'Creator: *pegwright' 'Subject: *[0-9]* moves: [a-z]'; do
    grep -q "^$line" info || fail "file.pdf does not say $line: $(cat info)"
done
for file in file.pdf map-screen.pdf book.pdf; do
    [ "$(grep -ac '/Lang (en)' $file)" -eq 1 ] || fail "$file does not say its language"
    # The PDF's trailer points to its table of objects.
    table=$(tail -n 2 $file | head -n 1)
    [ "$(tail -c +$((table + 1)) $file | head -n 1)" = xref ] || fail "$file has no table at $table"
    catalog=$(tail -c +$((table + 1)) $file | sed -n 's,^ *[</]* */*Root \([0-9]*\) 0 R.*,\1,p')
    offset=$(tail -c +$((table + 1)) $file | sed -n "$((catalog + 3))s/ .*//p" | sed 's/^0*//')
    [ "$(tail -c +$((offset + 1)) $file | head -n 1)" = "$catalog 0 obj" ] || fail "$file has no catalog at $offset"
done
[ "$(pdfinfo -f 1 -l "$(pages book.pdf)" book.pdf | grep -c 'Page .* size:')" -eq "$(pages book.pdf)" ] || fail "no sizes"
[ "$(pdfinfo -f 1 -l "$(pages book.pdf)" book.pdf | sed -n 's/Page .* size: *//p' | sort -u | wc -l)" -eq 1 ] ||
    fail "the pages of a book are of several sizes"

# One page, or a booklet with searchable text.
draws t5.pdf draw T5 --style film
[ "$(pages t5.pdf)" -eq 1 ] || fail "the film of T5 has $(pages t5.pdf) pages"
[ "$(pages solved.pdf)" -eq 1 ] || fail "solve T5 --output has $(pages solved.pdf) pages"
draws t40.pdf draw T40 --style film
n=$(pages t40.pdf)
[ "$n" -gt 50 ] && [ "$n" -le 80 ] || fail "the film of T40 has $n pages"
draws trains.pdf draw T40 --style film --moves-per-panel 30
[ "$(pages trains.pdf)" -gt 5 ] && [ "$(pages trains.pdf)" -le 20 ] ||
    fail "the film of T40 with up to 30 moves a panel has $(pages trains.pdf) pages"
draws apart.pdf draw T40 --style film --moves-per-panel apart
cmp -s apart.pdf t40.pdf || fail "the film of T40 is not one of moves apart"
pdftotext t40.pdf t40.txt
grep -q "^$n / $n" t40.txt || fail "no page number on the last page of T40"
grep -q '^the end' t40.txt || fail "the film of T40 has no end"
pdftotext t5.pdf text.txt
"$peg" solve T5 --format text | sed -n 's/^\([a-z0-9]*-[a-z0-9]*\)$/\1/p' | sed -n 1p >first
grep -qF "1: $(cat first)" text.txt || fail "the film of T5 does not begin with $(cat first)"
[ "$(pages map-screen.pdf)" -eq 1 ] && [ "$(pages board-screen.pdf)" -eq 1 ] || fail "a map or a board of several pages"

# Colours.
draws map.pdf draw T20 --vacate g10 --style map
shows map.pdf a84200 10
shows map.pdf 9fd3f2 500
shows map.pdf f5bd4f 100
shows map.pdf f0e442 100
draws marks.pdf draw T7 --vacate a2 --finish b2 --labels none
shows marks.pdf a84200 20
shows marks.pdf 00704f 20
shows marks.pdf 0072b2 1000
draws bare.pdf draw T7 --labels none
[ "$(dots bare.pdf a84200)" -eq 0 ] || fail "a start is marked on a full board"
shows bare.pdf 0072b2 1000
shows t5.pdf a84200 50
shows t5.pdf 000000 50
shows six-01-screen.pdf 8f3f80 10
draws grey.pdf draw T20 --vacate g10 --style map --theme print
[ "$(dots grey.pdf a84200)" -eq 0 ] || fail "colours in print"
draws dark.pdf draw T7 --vacate a2 --finish b2 --labels none --theme dark
shows dark.pdf 17191d 10000
shows dark.pdf 2878b8 1000
shows dark.pdf ffb070 20

# Arrows.
arrows() { grep -c '[a-z]*-line".*butt' "$1"; }
draws jumps.svg draw T7 --vacate d4 --arrows jumps --legend none
[ "$(arrows jumps.svg)" -eq "$("$peg" hint T7 --vacate d4 --time 0 2>err | grep -c '^[a-z0-9]*-[a-z0-9]*  ')" ] ||
    fail "$(arrows jumps.svg) arrows"
draws fates.svg draw T5 --start '*/**/***/*o**/**o**' --finish a1 --arrows fates --highlight a1,c3
grep -q 'loses the goal' fates.svg && grep -q 'circles:' fates.svg || fail "no legend"
[ "$(grep -c 'lost-line.*butt' fates.svg)" -eq 6 ] || fail "T5 has 5 jumps that lose, and the legend shows another"
draws won.svg draw T5 --vacate a1 --finish a1 --arrows fates
grep -q 'keeps the goal in reach' won.svg && [ "$(arrows won.svg)" -eq 3 ] || fail "no arrows that win"
draws next.svg draw t7.txt --style board --at 3 --arrows next --legend none
next=$(sed '1,/^moves/d' t7.txt | tr '-' '\n' | wc -l) # the file is not empty
[ "$next" -gt 9 ] && [ "$(arrows next.svg)" -eq 1 ] || fail "no arrow for the next move"
draws chains.svg draw T7 --vacate a1 --arrows 'a3-a1,c3-a1' --legend none
[ "$(arrows chains.svg)" -eq 2 ] || fail "no arrows as typed"
draws none.svg draw T7 --start 'o/oo/ooo/oooo/ooooo/oooooo/*oooooo' --arrows jumps
[ "$(arrows none.svg)" -eq 0 ] || fail "one peg has jumps"
for style in map bound; do
    draws names.svg draw T10 --style $style --labels names
    [ "$(grep -o '<text.*' names.svg | grep -c '>[a-j][0-9]*</text>')" -ge 40 ] || fail "$style without names"
done

# Maps.
draws plain.svg draw T16 --style map
draws both.svg draw T16 --style map --show both
draws catalysts.svg draw T16 --style map --show catalysts
[ "$(grep -c 'catalyst-line' plain.svg)" -eq 0 ] && [ "$(grep -c 'catalyst-line"' catalysts.svg)" -eq 6 ] ||
    fail "the catalysts of three strips are not shown"
grep -q '>14</text>' both.svg && grep -q 'the order in which' both.svg && ! grep -q 'the order in which' catalysts.svg ||
    fail "the regions are not numbered in their order"
draws large.svg draw T1000 --style map
[ "$(wc -c <large.svg)" -lt 150000 ] && grep -q '>Tr 331</text>' large.svg || fail "T1000: $(wc -c <large.svg) bytes"

# Options of looks.
size() { pdfinfo "$1" | sed -n 's/^Page size: *\([0-9.]* x [0-9.]*\) pts.*/\1/p'; }
for paper in a4 letter; do
    case $paper in a4) points='595 x 842' ;; letter) points='612 x 792' ;; esac
    for style in board film map bound sweep; do
        draws $style-$paper.pdf draw T7 --style $style --paper $paper
        [ "$(size $style-$paper.pdf)" = "$points" ] || fail "--style $style --paper $paper: $(size $style-$paper.pdf)"
    done
    draws purge-$paper.pdf draw six-01 --paper $paper
done
for width in 150 400.5; do
    for style in board film map sweep; do
        draws wide.svg draw T7 --style $style --width $width
        grep -q "<svg[^>]* width=\"${width}p*t*\"" wide.svg || fail "--style $style --width $width: $(grep '<svg' wide.svg)"
    done
done
draws titled.pdf draw T5 --title 'A game & <more>' --style film --moves 2-3 --columns 2 --labels names --margin 10
pdftotext -layout titled.pdf text.txt
grep -qF 'A game & <more>' text.txt || fail "no title of its own"
grep -q '^ *2: c3-a3 *3: a1-c3$' text.txt && grep -q '^ *after 3$' text.txt || fail "--moves 2-3: $(cat text.txt)"
grep -q 'e5' text.txt || fail "no hole's name in a film"
pdfinfo titled.pdf | grep -qF 'A game & <more>' || fail "no title of its own in the metadata"
for style in board film map sweep; do
    draws bare.pdf draw T7 --vacate a2 --style $style --title none --legend none
    pdftotext bare.pdf text.txt
    ! grep -q 'T7 from' text.txt && ! grep -qi 'square: ' text.txt || fail "--title none --legend none: $(cat text.txt)"
    pdfinfo bare.pdf | grep -q '^Title: .*T7 from a2' || fail "without a title on the page there is none in the file"
done
for scale in 5 20; do
    draws "scale-$scale.svg" draw T7 --scale $scale --title none --legend none --margin 0 --labels none
    draws "scale-$scale.png" draw T7 --scale $scale --title none --legend none --margin 0 --labels none
done
# Seven holes and margins are 7.2 units wide; PNG has two pixels a point.
[ "$(head -c 20 scale-20.png | tail -c 4 | od -An -tx1 | tr -d ' ')" = 00000120 ] || fail "--scale 20 is not 288 pixels"

# Figures. Several things in one style are one picture, whose ids are unique.
draws column.svg draw T7 --for column
draws column.pdf draw T7 --for column
[ "$(size column.pdf | cut -d' ' -f1)" = 244.085 ] && ! grep -q '>T7</text>' column.svg || fail "--for column"
draws kept.pdf draw T7 --for text --width 300 --title kept
[ "$(size kept.pdf | cut -d' ' -f1)" = 300 ] && pdftotext kept.pdf - | grep -q kept || fail "--for text with a width and a title"
draws slide.svg draw T7 --vacate a2 --style film --for slide
grep -q '<svg[^>]* width="453.75pt" height="255.75pt"' slide.svg || fail "a film on a slide: $(grep '<svg' slide.svg)"
draws slides.pdf draw T12 --style film --for slide
[ "$(size slides.pdf)" = '453.543 x 255.118' ] && [ "$(pages slides.pdf)" -gt 1 ] || fail "slides: $(pages slides.pdf)"
cp t7.txt first.txt
"$peg" solve T5 >second.txt
for format in svg pdf png tikz tex; do
    draws both.$format draw T5 english 6x6 --style board
    for style in film map sweep; do draws both-$style.$format draw first.txt second.txt T8 --style $style; done
    draws both-purge.$format draw six-01 relocate-4-a2 --style purge
done
[ "$(pages both.pdf)" -eq 1 ] && [ "$(pages both-film.pdf)" -eq 1 ] || fail "a composite of several pages"
pdftotext -layout both.pdf text.txt
grep -q '(a) T5 *(b) english *(c) 6x6' text.txt || fail "no captions beside each other: $(cat text.txt)"
for file in both.svg both-film.svg both-map.svg both-purge.svg; do
    grep -o ' id="[^"]*"' $file | sort | uniq -d >twice
    [ ! -s twice ] || fail "$file has ids twice: $(head -n 3 twice)"
done
grep -q 'id="[^"]*b-peg-d4"' both.svg && grep -q 'id="[^"]*b-move-1-peg-' both-film.svg || fail "no prefix in ids"
grep -q 'coordinate(b-d4)' both.tikz && grep -q 'coordinate(b-move-1-a5)' both-film.tikz || fail "no prefix in names"
"$peg" draw T5 --format svg >standard.svg 2>err || fail "--format without --output"
draws named.svg draw T5
cmp -s standard.svg named.svg || fail "--format without --output is not the file"
# A terminal gets text alone.
if command -v script >/dev/null; then
    for format in pdf png gif; do
        script -qec "$peg draw T5 --format $format" /dev/null >typed </dev/null && fail "a terminal gets $format"
        grep -q "$format is no text for a terminal; --output FILE writes a file" typed || fail "$format: $(cat typed)"
    done
    script -qec "$peg draw T5 --format tikz" /dev/null >typed </dev/null && grep -q '^% T5' typed || fail "tikz on a terminal"
fi

# refuse CODE TEXT ARGUMENTS...: the exit code, one line with the text, no output, no file.
refuse() {
    code=$1
    text=$2
    shift 2
    (cd empty && timeout 60 "$peg" "$@" >../out 2>../err)
    got=$?
    [ "$got" -eq "$code" ] || fail "$* gave $got instead of $code"
    [ ! -s out ] || fail "$* wrote to standard output"
    complains "$text" "$@"
    [ -z "$(ls -A empty)" ] || { fail "$* left $(ls -A empty)"; rm -rf empty/* empty/.[!.]*; }
}
mkdir empty
refuse 2 'draw needs FILE|BOARD|PURGE…; pegwright help draw has examples' draw
refuse 2 'draw needs --output FILE' draw T5
refuse 2 'draw needs --output FILE' draw T5 --output ''
refuse 2 'draw needs --output FILE, such as purges.pdf; pegwright help purges lists the purges' draw purges
refuse 2 '-: pictures end in' draw T5 --output -
for ending in x x.bmp x.jpg x.svg.txt x.htm; do
    refuse 2 'pictures end in .svg, .pdf, .png, .gif, .tikz, .tex, .html, .dot or .gv' draw T5 --output $ending
done
refuse 2 "there is no style 'foo'; styles are film, map, board, bound, sweep, purge, graph, sheet, animation, player and replay" \
    draw T5 --style foo --output x.svg
refuse 2 "there is no theme 'neon'; themes are screen, print and dark" draw T5 --theme neon --output x.svg
refuse 2 "there are no labels 'foo'; labels are none, names, numbers, edge, classes, skew, sax, pagoda, order and @FILE" \
    draw T5 --labels foo --output x.svg
refuse 2 "english from d4 to d4: no pagoda function is known that rules it out" \
    draw english --vacate d4 --finish d4 --labels pagoda --output x.svg
refuse 2 'the SAX count is a proof for T5 only' draw T6 --labels sax --output x.svg
refuse 2 'labels order go with one board, position or solution' draw T5 T6 --labels order --output x.pdf
refuse 2 "use labels numbers" draw T5 --labels edge --notation numbers --output x.svg
printf 'a1 1\n\nz9 2\n' >labels.txt
refuse 2 "labels.txt:3: 'z9' is no hole of T5; a line is a hole and its label" draw T5 --labels @../labels.txt --output x.svg
refuse 2 'cannot read no-labels.txt' draw T5 --labels @no-labels.txt --output x.svg
refuse 2 'takes only style graph' draw T5 --style film --output x.dot
refuse 3 'english: more than 3000 positions are too many for a graph' draw english --output x.gv
refuse 2 'a graph with a goal needs a start' draw T5 --finish a1 --output x.dot
refuse 2 'a graph shows all positions' draw T5 --style graph --show both --output x.svg
refuse 2 'cannot write to no/such/x.svg' draw T5 --output no/such/x.svg
mkdir folder.svg
refuse 2 'it is a directory' draw T5 --output ../folder.svg
refuse 2 "'six-99' is no file, board (T12, 8x5) or purge (pegwright help purges)" draw six-99 --output x.svg
refuse 3 'too large to play on' draw T999999999999 --output x.svg
refuse 2 "hole z9 is not on T5" draw T5 --vacate z9 --output x.svg

# No solutions.
head -c 5000 /dev/urandom >noise
refuse 2 'noise:' draw ../noise --output x.svg
echo 'not a solution' >words
refuse 2 "words:1:1: expected 'board'" draw ../words --output x.pdf
sed '10s/.*/z9-x9/' t7.txt >wrong
refuse 1 'wrong: wrong at line 10, jump 5: z9-x9: hole z9 is not on T7' draw ../wrong --output x.svg
head -n 11 t7.txt >cut
# A game that stops early is drawn.
gives 0 draw cut --output cut.html
complains 'cut stops before its goal, after 6 jumps, and is drawn as far as it goes' draw cut
gives 0 draw cut --output cut.pdf
pdftotext cut.pdf text.txt
[ "$(grep -cE '^[0-9]+: ' text.txt)" -eq "$(sed '1,5d' cut | wc -l)" ] || fail "the film of a game that stops early"
: >nothing
refuse 2 "nothing:1:1: expected 'board'" draw ../nothing --output x.png
refuse 2 'cannot read .' draw . --output x.svg

# Options that exclude each other.
for style in film map sweep; do refuse 2 'at goes with style board' draw T7 --style $style --at 3 --output x.svg; done
for style in map bound; do
    refuse 2 'columns goes with style film, purge and sheet' draw T7 --style $style --columns 3 --output x.svg
    refuse 2 'moves goes with style film' draw T7 --style $style --moves 1-2 --output x.svg
    refuse 2 'moves-per-panel goes with style film' draw T7 --style $style --moves-per-panel 2 --output x.svg
done
for option in '--title none' '--margin 4' '--width 300' '--scale 9' '--legend none'; do
    # shellcheck disable=SC2086 # words
    refuse 2 "$(echo "${option% *}" | cut -c3-) goes with style film, map, board, bound, sweep, purge, sheet, graph and" \
        draw T7 $option --output x.html
done
refuse 2 'labels goes with style film, map' draw T7 --labels names --output x.html
refuse 2 'arrows goes with style board' draw T7 --style film --arrows jumps --output x.svg
refuse 2 'shows catalysts, order or both' draw T16 --style map --show foo --output x.svg
refuse 2 'show goes with style map' draw T16 --show order --output x.svg
refuse 2 'highlight goes with style board, film and sweep' draw T7 --style map --highlight a1 --output x.svg
refuse 2 'hole z9 is not on T7' draw T7 --highlight z9 --output x.svg
refuse 2 'arrows are jumps, fates, next or moves such as a3-a1' draw T7 --arrows foo --output x.svg
refuse 2 'arrows are jumps, fates, next or moves such as a3-a1' draw T7 --arrows '' --output x.svg
refuse 2 'arrows a3-a1: ' draw T7 --arrows a3-a1 --output x.svg
for which in jumps fates; do
    refuse 2 "arrows $which: no jump is possible on a full board; vacate a hole" draw T7 --arrows $which --output x.svg
done
refuse 2 'arrows next goes with a solution' draw T7 --vacate a2 --arrows next --output x.svg
refuse 3 'arrows are drawn on boards of 10000 holes at most' draw T300 --arrows jumps --output x.svg
refuse 2 'paper goes with .pdf and .tex' draw T7 --paper a4 --output x.svg
refuse 2 "there is no paper 'a5'; papers are a4 and letter" draw T7 --paper a5 --output x.pdf
refuse 2 'leave out one of them' draw T7 --paper a4 --width 300 --output x.pdf
refuse 2 "there is no place 'poster'; figures are for column, text and slide" draw T7 --for poster --output x.svg
refuse 2 'leave out one of them' draw T7 --for column --paper a4 --output x.pdf
refuse 2 'for goes with style film' draw T7 --for column --output x.gif
refuse 2 'dpi goes with .png' draw T7 --dpi 300 --output x.svg
for dpi in 9 4801 x ''; do refuse 2 '--dpi takes a number from 10 to 4800' draw T7 --dpi="$dpi" --output x.png; done
refuse 3 'are too many for PNG; use' draw T7 --dpi 4800 --output x.png
refuse 3 'the film does not fit on a slide; .pdf has several' draw T20 --style film --for slide --output x.svg
refuse 2 'style animation draws one thing' draw T5 T6 --style animation --output x.svg
refuse 2 'go with one BOARD' draw T5 T6 --style board --vacate a1 --output x.svg
refuse 2 'a purge has one style, purge' draw T5 six-01 --style board --output x.svg
refuse 2 "there is no legend 'foo'; --legend none leaves it out" draw T7 --legend foo --output x.svg
for points in x '' 1x -1 nan inf 1e3 99999; do
    refuse 2 '--margin takes points (72 an inch) from 0 to 1000' draw T7 --margin="$points" --output x.svg
    refuse 2 '--width takes points (72 an inch) from 36 to 14400' draw T7 --width="$points" --output x.svg
    refuse 2 '--scale takes points (72 an inch) from 0.5 to 1000' draw T7 --scale="$points" --output x.svg
done
for number in x '' 0 -1 1.5; do
    refuse 2 '--columns takes a whole number from 1 to 100' draw T7 --style film --columns="$number" --output x.svg
    refuse 2 '--moves-per-panel takes a whole number from 1 to ' draw T7 --style film --moves-per-panel="$number" --output x.svg
done
refuse 2 '--columns takes a whole number from 1 to 100' draw T7 --style film --columns 101 --output x.svg
for moves in x '' 3- -3 1-2-3 1,2 99999999999999999999; do
    refuse 2 'moves are the first and the last of them, such as 3-7' draw T7 --style film --moves="$moves" --output x.svg
done
for moves in 0 3-2 1-99; do refuse 2 'has moves 1 to' draw T7 --style film --moves "$moves" --output x.svg; done
refuse 2 'a title is one line' draw T7 --title "$(printf 'a\nb')" --output x.svg
refuse 2 'a title is one line' draw T7 --title "$(printf 'a\377')" --output x.svg
refuse 2 'has no room for a picture' draw T7 --width 100 --margin 40 --output x.svg
refuse 2 'does not fit on the page' draw T7 --width 100 --scale 40 --output x.svg
refuse 2 'side by side are too small; at most' draw T12 --style film --columns 50 --output x.svg
refuse 3 'labels do not fit' draw T12 --style film --columns 9 --labels names --output x.svg
for at in 27 99999999999999999999 -1 2x '' ' 1'; do
    refuse 2 'at is a number of jumps from 0 to 26' draw T7 --style board --at="$at" --output x.svg
done
refuse 2 'a purge has no --vacate or --finish' draw six-01 --vacate a1 --output x.svg
refuse 2 'a purge has one style, purge' draw six-01 --style film --output x.svg
refuse 2 'style purge takes the name of a purge' draw T5 --style purge --output x.svg
refuse 2 'a file says them itself' draw ../t7.txt --vacate a1 --output x.svg
refuse 2 'style animation goes with .svg or .gif' draw T5 --style animation --output x.png
refuse 2 'takes only style animation' draw T5 --style film --output x.gif
refuse 2 'a purge has one style' draw six-01 --output x.gif
refuse 2 'speed goes with style animation' draw T5 --style film --speed 2 --output x.svg
for speed in 0 11 x 1e1 -1; do
    refuse 2 '--speed takes a number from 0.1 to 10' draw T5 --style animation --speed="$speed" --output x.svg
done
refuse 3 'at most 2000 holes' draw T63 --style animation --output x.svg
refuse 3 'are too much for GIF' draw T40 --output x.gif
refuse 3 'are too many for TeX' draw T60 --style film --output x.tex
refuse 2 'styles player and replay need a file that ends in .html' draw T5 --style film --output x.html
refuse 2 'styles player and replay need a file that ends in .html' draw T5 --style player --output x.svg

# Unsolvable or too large.
refuse 2 'leave out one of them' draw T5 --vacate a1 --start o/**/***/****/***** --output x.svg
refuse 2 'leave out one of them' draw T5 --finish a1 --goal o/oo/ooo/oooo/oooo* --output x.svg
refuse 2 'is no position of T5' draw T5 --start ooo --output x.svg
refuse 2 "there is no notation 'foo'" draw T5 --notation foo --output x.svg
refuse 2 'its holes are 1 to 15' draw T5 --notation numbers --vacate 16 --output x.svg
refuse 2 'the diagonal lattice has no position classes' draw diagonal:4x4 --labels classes --output x.svg
refuse 2 'unknown lattice' draw round:4x4 --output x.svg
refuse 2 'no file, board' draw six-99 --output x.svg
refuse 1 'it has no map' draw english --style map --output x.svg
refuse 1 'it has no map' draw ../english.txt --style map --output x.svg
refuse 2 'a file says them itself' draw ../t7.txt --start o --output x.svg
refuse 2 'a purge has no --vacate' draw six-01 --goal o --output x.svg
for style in film map sweep; do refuse 1 'T7 from a1 cannot be solved' draw T7 --vacate a1 --style $style --output x.svg; done
refuse 1 'T7 from a1 cannot be solved' draw T7 --vacate a1 --output x.html
refuse 1 'T7 from a1 cannot be solved' solve T7 --vacate a1 --output x.svg
refuse 3 'style map' draw T300 --style film --output x.svg
refuse 3 'style map' draw T300 --style film --output x.pdf
refuse 3 'style map shows a million' draw T1000 --style sweep --output x.svg
refuse 3 'solve writes the moves as text' draw T2000 --style sweep --output x.svg
refuse 3 'is too large for PDF' draw 1x9000 --output x.pdf
refuse 2 'pictures end in .svg, .pdf, .png, .gif, .tikz, .tex, .html, .dot or .gv' solve T5 --output x.bmp
refuse 2 '--format json does not go with a file named .svg' solve T5 --output x.svg --format json
refuse 3 'a million holes at most' draw T2000 --style map --output x.svg
refuse 3 'labels none' draw T300 --labels names --output x.svg
refuse 3 'at most 30000' draw T100 --style film --output x.png
refuse 1 'so it has no map' draw 12x1 --style map --output x.svg
if [ -e /dev/full ]; then
    ln -s /dev/full full.svg
    ln -s /dev/full full.pdf
    timeout 60 "$peg" draw T40 --style film --output full.pdf >out 2>err
    [ $? -eq 3 ] || fail "a full disk under a PDF of several pages"
    grep -qF 'No space left on device' err || fail "a full disk is not named"
    refuse 3 'cannot write to ../full.svg: No space left on device' draw T5 --output ../full.svg
fi
# Full disk.
(cd empty && ulimit -f 8 && "$peg" draw T20 --style film --output x.svg >../out 2>../err)
[ $? -eq 3 ] && grep -q 'File too large' err && [ -z "$(ls -A empty)" ] || fail "a file too large"
# Without a font only SVG is written: its viewer draws the text.
printf '%s' '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' \
    "<cachedir>$work/no-fonts</cachedir></fontconfig>" >no-fonts.conf
for format in pdf png; do
    FONTCONFIG_FILE="$work/no-fonts.conf" "$peg" solve T5 --format $format >out 2>err
    got=$?
    [ $got -eq 3 ] && [ ! -s out ] && grep -q 'the font DejaVu Sans,' err || fail "$format without a font gave $got"
done
[ "$failures" -eq 0 ]
