#!/bin/sh
# How much memory commands take at most. Usage: memory.sh PEGWRIGHT REFEREE PEAK
. "$(dirname "$0")/../common.sh"
peak=$(realpath "$3")

# at_most MIB CODE COMMAND...: its memory and its exit code.
at_most() {
    mebibytes=$1
    code=$2
    shift 2
    timeout 300 "$peak" peak.txt "$@" >out 2>err
    got=$?
    [ "$got" -eq "$code" ] || fail "$* gave $got instead of $code"
    [ $(($(cat peak.txt) / 1024)) -le "$mebibytes" ] || fail "$* took $(cat peak.txt) KiB, and $mebibytes MiB is the most"
}

# No page of a board's position before a jump comes by: T300000 has 5.4 GB of them.
printf 'board T300000\nvacate a1\nfinish a1\nmoves\na3-a1\n' >large.txt
at_most 16 1 "$peg" verify large.txt
# No more than the text of a line, or a block of jumps.
"$peg" solve T2000 >long.txt
at_most 16 0 "$peg" verify long.txt
at_most 16 0 "$peg" solve T2000 --output /dev/null
# A board of 250,000 discs.
at_most 200 0 "$peg" draw 500x500 --output page.png
# What is too large to draw is refused before its jumps are read: 2.25 million would take 36 MB.
"$peg" solve 1500x1500 >large.txt
at_most 12 3 "$peg" draw large.txt --output page.svg
at_most 12 3 "$peg" draw large.txt --style map --output page.svg

# Little memory is refused before Cairo and its libraries run out of it, which would crash, or spoil the list of fonts:
# that of the test is its own. Below some 27,000 KB the libraries themselves, of MPI among them, are not loaded.
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

# Threads count, too. Some 16 MiB are taken in any case, and the program itself takes some.
for threads in 2 16 64; do
    at_most 100 0 "$peg" levels english --vacate d4 --finish d4 --memory 100M --threads $threads
    at_most 48 3 "$peg" levels wiegleb --memory 32M --threads $threads
done
[ "$failures" -eq 0 ]
