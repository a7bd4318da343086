#!/bin/sh
# The program without Cairo: it solves, and says of pictures that it was built without. usage: without_cairo.sh BUILD
# WORK
. "$(dirname "$0")/common.sh"

build_in without_cairo -DPEGWRIGHT_CAIRO=OFF -DPEGWRIGHT_LIBRARY=OFF
program=$tree/without_cairo/pegwright
if ldd "$program" | grep cairo; then fail "the program without Cairo needs it"; fi
cd "$work"
rm -f picture.*
for command in "draw T5" "solve T5"; do
    for ending in svg pdf png; do
        code=0
        # shellcheck disable=SC2086 # words
        said=$("$program" $command --output picture.$ending 2>&1) || code=$?
        expect 2 "$code" "$command --output picture.$ending"
        absent="pegwright: this pegwright was built without pictures (PEGWRIGHT_CAIRO=OFF); .html alone can be written"
        expect "$absent" "$said" "$command --output picture.$ending"
    done
done
[ -z "$(ls picture.* 2>/dev/null)" ] || fail "something is left of pictures that were refused"
"$program" draw T5 --output picture.html
grep -q '</html>' picture.html || fail "the player is not written"
expect "-: ok english d4 d4: 31 jumps" "$("$program" solve english | "$program" verify - | cut -d, -f1)" "solve english"
