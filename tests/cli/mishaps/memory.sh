#!/bin/sh
# Peak memory of commands.
#    usage: memory.sh PEGWRIGHT REFEREE PEAK
. "$(dirname "$0")/../common.sh"
peak=$(realpath "$3")

# at_most MIB CODE COMMAND...
at_most() {
    mebibytes=$1
    code=$2
    shift 2
    timeout 300 "$peak" peak.txt "$@" >out 2>err
    got=$?
    [ "$got" -eq "$code" ] || fail "$* gave $got instead of $code"
    [ $(($(cat peak.txt) / 1024)) -le "$mebibytes" ] || fail "$* took $(cat peak.txt) KiB, and $mebibytes MiB is the most"
}

# The position of T300000 has 5.4 GB of bits, none of them touched before a jump.
printf 'board T300000\nvacate a1\nfinish a1\nmoves\na3-a1\n' >large.txt
at_most 16 1 "$peg" verify large.txt
# A line of text, or a block of jumps.
"$peg" solve T2000 >long.txt
at_most 16 0 "$peg" verify long.txt
at_most 16 0 "$peg" solve T2000 --output /dev/null
# 250,000 discs.
at_most 200 0 "$peg" draw 500x500 --output page.png
# Too large to draw: refused before 36 MB of jumps are read.
"$peg" solve 1500x1500 >large.txt
at_most 12 3 "$peg" draw large.txt --output page.svg
at_most 12 3 "$peg" draw large.txt --style map --output page.svg

# Too little memory crashes Cairo and its libraries or spoils their list of fonts, so it is refused early; this test has
# its own list. Below 27,000 KB the libraries are not even loaded.
printf '%s' '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' \
    "<dir>/usr/share/fonts</dir><cachedir>$work/fonts</cachedir></fontconfig>" >fonts.conf
export FONTCONFIG_FILE="$work/fonts.conf"
"$peg" draw T5 --output page.pdf || fail "no picture with a list of fonts of its own"
for kilobytes in 34000 42000 46000 50000 54000 58000 66000; do
    for output in page.png page.pdf page.svg; do
        rm -f $output
        (ulimit -v $kilobytes && exec "$peg" draw 300x300 --output $output) >out 2>err
        code=$?
        [ $code -eq 0 ] || [ $code -eq 3 ] || fail "$output with $kilobytes KB gave $code"
        [ $code -eq 3 ] && [ -e $output ] && fail "$output with $kilobytes KB was left"
    done
done
"$peg" draw T5 --output page.pdf || fail "the list of fonts was spoilt"
unset FONTCONFIG_FILE

# Each thread counts, and 16 MiB in any case.
for threads in 2 16 64; do
    at_most 100 0 "$peg" levels english --vacate d4 --finish d4 --memory 100M --threads $threads
    at_most 48 3 "$peg" levels wiegleb --memory 32M --threads $threads
done
[ "$failures" -eq 0 ]
