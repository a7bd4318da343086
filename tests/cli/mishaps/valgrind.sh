#!/bin/sh
# Every command once under valgrind's memcheck.
#    usage: valgrind.sh PEGWRIGHT REFEREE
suppressions=$(realpath "$(dirname "$0")/../../support/valgrind.supp")
. "$(dirname "$0")/../common.sh"

# gives CODE COMMAND...: its exit code, or 99 for valgrind's errors.
patience=600
gives() {
    code=$1
    shift
    ends "$code" valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite,indirect \
        --show-leak-kinds=definite,indirect "--suppressions=$suppressions" "$peg" "$@"
}

# Several blocks of jumps on two threads.
gives 0 solve T300
mv out t300.txt
gives 0 verify --threads 2 t300.txt
gives 0 solve 9x8 --vacate b3 --format json
mv out 9x8.json
gives 0 verify 9x8.json
gives 0 verify --at 20 9x8.json
gives 0 solve 4x4 --vacate 1,6 --finish any --notation numbers
gives 0 solve diagonal:.o./ooo/.o. --start '.o./***/.*.' --goal '.*./*o*/.o.'
gives 1 solve T5 --vacate b3 --finish b3 --format json
gives 2 solve tirangle
gives 0 feasible T40 --vacate h10
gives 0 feasible T1000000000000000000000007 --vacate 0,1
gives 0 pairs .oo/ooo/ooo
gives 0 survey T4

# Bitmaps, levels, files, limits.
gives 0 count T5 --vacate a1 --finish a1 --up-to-order --threads 2
gives 0 count 3x5 --start 'o**/***/**o/***/***' --finish any
gives 0 levels T5 --threads 2 --files files
gives 0 levels T5 --threads 2 --files files
gives 0 levels 4x4 --vacate a1 --resource-count 'a1+b2>=0' --to 8
gives 3 count english --vacate d4 --memory 17M
gives 0 solutions T4 --vacate a2
gives 0 solutions T5 --vacate a1 --finish a1 --up-to-order --random 3 --threads 2
gives 0 solutions english --start cross --goal cross
gives 0 odds T5 --vacate b3 --player sax
gives 0 odds 4x3 --vacate a1
gives 0 deadend T5 --vacate a1 --finish a1
gives 0 deadend 4x4 --vacate a1 --stuck
gives 0 shortest T5 --vacate a1 --finish a1
gives 1 shortest T5 --vacate a1 --at-most 8
gives 0 shorten t300.txt --rounds 0
gives 0 shorten 9x8.json --time 5 --threads 2
gives 0 winning T5 --threads 2 --into any.winning
gives 0 winning --read any.winning
gives 0 winning 3x5 --complement
gives 0 hint T5 --vacate a1 --winning any.winning
gives 0 hint 6x6 --vacate a1 --finish a1 --threads 2 --time 5
gives 2 hint T5 --vacate a1 --winning files/forward-13.level

gives 0 draw T6 --output t6.svg
gives 0 draw 9x8.json --output film.pdf
gives 0 draw T5 --vacate a1 --style map --output map.png
gives 0 solve T4 --vacate a2 --output player.html
gives 0 --help
gives 0 help count
[ "$failures" -eq 0 ]
