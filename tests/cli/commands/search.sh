#!/bin/sh
# survey, count and levels.
#    usage: search.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

# JSON.
prints 0 '{"board":"T4","pairs":[{"vacate":"a2","finish":"b2","theorem":true,"constructed":true,"searched":true},'\
'{"vacate":"a2","finish":"a3","theorem":false,"constructed":false,"searched":false},{"vacate":"a2","finish":"c4",'\
'"theorem":false,"constructed":false,"searched":false}]}' survey T4 --format json
prints 0 '{"board":"T1","pairs":[]}' survey T1 --format json
prints 0 '{"board":"T5","vacate":"a1","finish":"a1",'\
'"solutions":"6816","positions":"3016","games":"568630","games_by_pegs":{"1":"29760","2":"139614",'\
'"3":"259578","4":"123664","5":"14844","6":"844","7":"324","8":"2"},'\
'"jumps_between_positions":"10306","beginnings":"1293179"}' count T5 --vacate a1 --finish a1 --format \
    json
prints 0 '{"board":"T5","vacate":"a1","finish":"any",'\
'"solutions":"29760","positions":"3016","games":"568630","games_by_pegs":{"1":"29760","2":"139614",'\
'"3":"259578","4":"123664","5":"14844","6":"844","7":"324","8":"2"},'\
'"jumps_between_positions":"10306","beginnings":"1293179"}' count T5 --vacate a1 --format json
prints 0 '{"board":"T4","vacate":"a2","finish":"b2",'\
'"solutions":"14","positions":"62","games":"93","games_by_pegs":{"1":"14","2":"42","3":"36","5":"1"},'\
'"jumps_between_positions":"104","beginnings":"260"}' \
    count T4 --vacate a2 --finish b2 --format json
# No solution is exit code 0.
prints 0 '{"board":"T5","vacate":"b3","finish":"b3","solutions":"0","positions":"1651"}' count T5 --vacate b3 --finish b3 --format json --no-games
prints 0 '{"board":"T5","vacate":"a1","finish":"a2","solutions":"0","positions":"3016"}' count T5 --vacate a1 --finish a2 --format json --no-games
prints 0 '{"board":"1x1","vacate":"a1","finish":"a1",'\
'"solutions":"0","positions":"1","games":"1","games_by_pegs":{"0":"1"},'\
'"jumps_between_positions":"0","beginnings":"1"}' count 1x1 --vacate a1 --finish a1 \
    --format json
prints 0 '{"board":"2x1","vacate":"a1","finish":"b1",'\
'"solutions":"1","positions":"1","games":"1","games_by_pegs":{"1":"1"},'\
'"jumps_between_positions":"0","beginnings":"1"}' count 2x1 --vacate a1 --finish b1 \
    --format json
prints 0 '{"board":"3x1","vacate":"a1","finish":"a1","symmetries":1,"levels":[{"pegs":2,"reachable":"1",'\
'"reachable_all":"1","winning":"1","winning_all":"1"},{"pegs":1,"reachable":"1","reachable_all":"1","winning":"1",'\
'"winning_all":"1"}]}' levels 3x1 --vacate a1 --finish a1 --format json
prints 0 '{"board":"T2","symmetries":6,"levels":[{"pegs":2,"reachable":"1","reachable_all":"3","winning":"0",'\
'"winning_all":"0"}]}' levels T2 --format json
# By moves; brute.sh compares with brute force. The English board: Bell's pages.
by_moves() {
    gives 0 levels "$1" --vacate "$2" --by-moves --to "$3"
    [ "$(awk 'NR > 2 { printf "%s%s", sep, $2; sep = " " }' out)" = "$4" ] || fail "levels $1 --vacate $2 --by-moves: $(cat out)"
}
by_moves english d4 6 '1 1 2 9 47 263 1452 1775'
prints 0 '{"board":"3x1","vacate":"a1","symmetries":1,"by_moves":[{"moves":0,"positions":"1","positions_all":"1",'\
'"with_last_peg":"1","with_last_peg_all":"1"},{"moves":1,"positions":"1","positions_all":"1","with_last_peg":"1",'\
'"with_last_peg_all":"1"}]}' levels 3x1 --vacate a1 --by-moves --format json
"$peg" levels T6 --vacate b3 --by-moves --threads 1 >one && "$peg" levels T6 --vacate b3 --by-moves --threads 3 >three &&
    cmp -s one three || fail "levels --by-moves --threads"
refuses 3 'memory' levels english --vacate d4 --by-moves --memory 20M
refuses 2 '--by-moves counts all positions, in memory; leave out --files' levels T5 --by-moves --files files
refuses 2 'leave out one of them' levels T5 --by-moves --starts
refuses 2 "--to takes a number of moves from 1 to 64, not 'x'" levels T5 --by-moves --to x
# All starts. On a line that is long enough 2, 4 and 8 pegs can lie in 1, 3 and 23 ways; one hole more moves each once
# more.
starts_of_line() {
    gives 0 levels "$1x1" --starts --to "$2"
    tail -2 out | awk 'NR == 1 { print $3 }'
}
for line in '2 1' '4 3' '8 23'; do
    # shellcheck disable=SC2086 # words
    set -- $line
    [ $(($(starts_of_line 20 "$1") - $(starts_of_line 19 "$1"))) -eq "$2" ] || fail "starts of $1 pegs on lines"
done
prints 0 '{"board":"3x1","symmetries":2,"winnable":[{"pegs":1,"starts":"2","starts_all":"3"},{"pegs":2,"starts":"1",'\
'"starts_all":"2"}]}' levels 3x1 --starts --format json
has 'english: starts that can be played to d4, by number of pegs, up to 8' levels english --starts --finish d4 --to 6
refuses 2 'leave out --vacate and --start' levels T5 --vacate a1 --starts
# Any problem; games.
prints 0 '{"board":"diagonal:4x4","vacate":"a1,b1","finish":"c3,d4",'\
'"solutions":"409406","positions":"25228"}' count diagonal:4x4 --vacate a1,b1 --finish c3,d4 --format json \
    --no-games
prints 0 '{"board":"oooo/.ooo","start":"o**o/.ooo","goal":"ooo*/.ooo",'\
'"solutions":"1","positions":"3","games":"2","games_by_pegs":{"1":"2"},'\
'"jumps_between_positions":"2","beginnings":"3"}' count oooo/.ooo --start \
    'o**o/.ooo' --goal 'ooo*/.ooo' --format json
prints 0 '{"board":"4x1","start":"o**o","goal":"ooo*","symmetries":1,"levels":[{"pegs":2,"reachable":"1",'\
'"reachable_all":"1","winning":"1","winning_all":"1"},{"pegs":1,"reachable":"2","reachable_all":"2","winning":"1",'\
'"winning_all":"1"}]}' levels 4x1 --start 'o**o' --goal 'ooo*' --format json
has ' 6816 solutions; 3016' count T5 --vacate 1 --finish 1 --notation numbers
gives 0 count T5 --vacate a1 --finish a1 --format json --up-to-order
grep -q ',"solutions":"6816","positions":"3016","games":"568630",.*,"up_to_order":"[0-9]*",'\
'"up_to_order_and_symmetry":"[0-9]*"}$' out || fail "--up-to-order changes other keys, or has none of its own"
has ',"games":null,"games_by_pegs":null}' count 9x3 --vacate b1 --format json
has 'games: -' count 9x3 --vacate b1
refuses 2 'contradict each other' count T5 --vacate a1 --games --no-games
prints 0 '{"board":"T5","vacate":"a1","finish":"a1","solutions":"6816"}' count T5 --vacate a1 --finish a1 --format json --solutions
# Half of the search: 50,329,679 positions of 105,924,098.
prints 0 'english d4 d1: 10215411760019992 solutions; 50329679 positions expanded' count english --vacate d4 \
    --finish d1 --solutions
refuses 2 '--games and --solutions contradict' count T5 --vacate a1 --games --solutions
refuses 2 'leave out --solutions' count T5 --vacate a1 --up-to-order --solutions
refuses 2 'leave out --solutions' count T5 --pairs --solutions
refuses 2 'games cannot be counted with levels in files' count T5 --vacate a1 --games --files games
refuses 2 "the goal has 14 pegs, more than the start's 13; jumps only" \
    count T5 --vacate a1,a2 --goal 'o/**/***/****/*****'
refuses 2 'say the same in two ways' count T5 --vacate a1 --start 'o/**/***/****/*****'
has 'T5 a1 a1: 6816 solutions; 3016 positions reached' count T5 --vacate 0,0 --finish a1
has ' all           1544           3016            190            370' levels T5 --vacate a1 --finish a1
has '   7            503           2964            168           1002' levels T5
has 'levels T5' levels --help
has '{"pegs":20,"reachable":"48","reachable_all":"364"}]}' levels 5x5 --vacate c3 --to 20 --format json
grep -q winning out && fail "--to above the middle tells of winning positions"

# Pairs together and alone.
for board in T5 5x4; do
    gives 0 count "$board" --pairs
    grep -v '^vacate ' out | grep -v "^$board:" >counted
    [ "$(wc -l <counted)" -gt 8 ] || fail "count $board --pairs has few"
    while read -r vacate finish solutions; do
        has ": $solutions solutions;" count "$board" --vacate "$vacate" --finish "$finish" --no-games
    done <counted
done
prints 0 '{"board":"T5","vacate":"15","finish":"3","pairs":[{"vacate":"15","finish":"3","solutions":"3408"}],"expanded":"1184"}' \
    count T5 --pairs --vacate 15 --finish 3 --notation numbers --format json
prints 0 '{"board":"T5","vacate":"15","finish":"3","pairs":[{"vacate":"15","finish":"3","solutions":"3408"}],"expanded":"1184"}' \
    count T5 --pairs --vacate 15 --finish 3 --notation numbers --format json --files ways --memory 16M
[ -d ways ] && [ -z "$(ls ways)" ] || fail "count --pairs --files leaves files: $(ls ways)"
prints 0 '{"board":"T5","vacate":"a1","finish":"a2","pairs":[],"expanded":"0"}' count T5 --pairs --vacate a1 --finish a2 --format json
refuses 2 'is about single holes; give --vacate one' count T5 --pairs --vacate a1,a2
refuses 2 'leave out --up-to-order' count T5 --pairs --up-to-order

boards="T4 T5 T6 T7 $(seq 1 20 | while read -r w; do seq 1 $((20 / w)) | sed "s/^/${w}x/"; done)"
[ "${SMALL-}" != yes ] || boards="T4 T5 T6 1x6 2x5 3x4 4x4"
for board in $boards; do
    gives 0 pairs "$board" --format json
    feasible=$(sed 's/.*"feasible":"\([0-9]*\)".*/\1/' out)
    solvable=$(sed 's/.*"solvable":"\([0-9]*\)".*/\1/' out)
    has \
        "$board: $feasible feasible pairs up to symmetry: $solvable solvable by the theorem, $solvable constructed, $solvable solved by search" \
        survey "$board"
    [ "$(wc -l <out)" -eq $((feasible + 2)) ] || fail "survey $board lists other than $feasible pairs"
done

# Other shapes.
printf '. o .\no o o\n. o .\n' >plus.txt
prints 0 '{"board":".o./ooo/.o.","pairs":[{"vacate":"b1","finish":"b3","theorem":null,"constructed":null,'\
'"searched":false}]}' survey @plus.txt --format json
printf 'lattice triangular\n.\no o\no o o\no o o o\n. o o o .\n' >t12.txt
has 'truncated12: 10 feasible pairs up to symmetry: 10 solvable by the theorem, 10 constructed, 10 solved by search' survey \
    truncated12
grep yes out >named
has 't12.txt: 10 feasible' survey @t12.txt
grep yes out | cmp -s named - || fail "survey of a board and of its picture differ"
"$peg" count @- --vacate a2 --format json <t12.txt | sed 's/.*"vacate"//' >piped
gives 0 count truncated12 --vacate a2 --format json
sed 's/.*"vacate"//' out | cmp -s - piped || fail "count of a board and of its picture differ"
# Beyond 33 holes pair by pair; e1 to e1 stays open.
has 'wiegleb: 36 feasible pairs up to symmetry: 36 allowed by the position classes, 35 solved by search, 1 left open' \
    survey wiegleb --each 2
grep -q '^e1 *e1 *- *- *-$' out || fail "survey wiegleb: e1 to e1"
# 36 holes: a cross of arms 2, 2, 2 and 3 long.
cross=..ooo../..ooo../ooooooo/ooooooo/ooooooo/..ooo../..ooo../..ooo..
has '85 feasible pairs up to symmetry: 85 allowed by the position classes, 84 solved by search' survey $cross --each 2
has ' 12 impossible' survey diamond --each 2
has ', 1 left open' survey diamond --each 2 --memory 20M
stops 3 'time is up (0 s)' survey diamond --time 0
refuses 2 "--each takes seconds such as 0.5, or 10s, 2m, 1h, not 'x'" survey diamond --each x
prints 0 '{"board":"english","vacate":"d4","finish":"d4","symmetries":8,"levels":[{"pegs":32,"reachable":"1",'\
'"reachable_all":"1"},{"pegs":31,"reachable":"1","reachable_all":"4"},{"pegs":30,"reachable":"2",'\
'"reachable_all":"12"}]}' levels english --vacate d4 --finish d4 --to 30 --format json

# Bad boards and options.
for command in survey 'count --vacate a1' 'levels --vacate a1'; do
    refuses 3 'T11 has 66 holes; exhaustive search takes 64 at most' $command T11
    refuses 3 'exhaustive search takes 64 at most' $command 9x8
    refuses 2 'did you mean english?' $command englich
    refuses 2 'T0' $command T0
    refuses 2 'missing.txt' $command @missing.txt
    refuses 2 "--memory takes an amount such as 500M or 8G" $command T4 --memory 5X
    for value in 0 -1 x 8 1.5G 99999999999T ''; do refuses 2 '--memory' $command T4 --memory="$value"; done
    for value in -1 x 1d 1. .5 1e3 99999999999 300000h ''; do refuses 2 '--time' $command T4 --time="$value"; done
    for value in 60 60s 60.5 1m 0.1h; do gives 0 $command T4 --time "$value"; done
    for value in 0 -1 x 257 2s ''; do refuses 2 '--threads' $command T4 --threads="$value"; done
    refuses 2 'text and json' $command T4 --format xml
    refuses 2 'needs BOARD' $command
done
printf 'o o &\n' >bad.txt
refuses 2 'bad.txt:1:5: ' levels @bad.txt
: >nothing.txt
refuses 2 'nothing.txt' count @nothing.txt --vacate a1
seq 13 | sed 's/.*/ooooo/' >large.txt
refuses 3 '64' survey @large.txt
refuses 2 '--vacate or --start is missing' count T5
refuses 2 'a goal needs --vacate or --start' levels T5 --finish a1
refuses 2 'hole f6 is not on T5' count T5 --vacate f6
refuses 2 'hole a1 is not on english' levels english --vacate d4 --finish a1
for value in 0 65 -1 x 1.5 ''; do refuses 2 '--to takes a number of pegs from 1 to 64' levels T5 --to="$value"; done
# Resource counts hold backwards for complement problems only.
gives 0 levels 4x4 --vacate b4 --finish c1 --resource-count '1*b1+1*c1+1*b3+1*c3>=1'
grep -q ' all .* - ' out || fail "winning positions under a bound that is not asked of them"
gives 0 levels T5 --vacate a1 --finish a1 --resource-count 'b3+b4+c4-a1-a5-e5>=-3'
grep -q ' all .* - ' out && fail "no winning positions of a complement problem"
for value in '' a1 'a1>=' '>=1' 'a1>=x' 'z9>=1' 'a1+a1>=1' '2*>=1' 'a1>=99999' 'x*a1>=1' 'a1++a2>=1'; do refuses 2 \
    "" levels T5 --vacate a1 --resource-count="$value"; done

# Limits.
for command in 'count english --vacate d4 --finish d4' 'survey english' 'levels english --vacate d4'; do
    stops 3 'time is up (0 s)' $command --time 0
done
refuses 3 'stopped at 32 pegs, after 0 of 1 reachable positions' count english --vacate d4 --finish d4 --time 0
refuses 3 'time is up (1 s); stopped at ' count wiegleb --vacate e5 --time 1
refuses 3 'memory is full: the positions of one level' count english --vacate d4 --finish d4 --memory 20M
stops 3 ' pegs, after ' levels english --vacate d4 --finish d4 --memory 20M
[ "$(sed -n 6p out)" = '  29              8             60              -              -' ] || fail \
    "levels that are known are not shown when memory ends"
gives 3 levels english --vacate d4 --finish d4 --memory 20M --format json
grep -q '^{"board":"english",.*{"pegs":29,"reachable":"8","reachable_all":"60"}.*\],"complete":false}$' out || fail \
    "JSON of levels that are known is lost when memory ends"

# Level files: reused, damaged, foreign, on a full disk.
levels="levels T6 --vacate a1 --finish a1"
gives 0 $levels
cp out t6
for run in 1 2; do
    gives 0 $levels --files files
    cmp -s out t6 || fail "levels with files, run $run, differ from those without"
done
[ "$(ls files | wc -l)" -eq 19 ] || fail "there are other files than those of 19 levels"
refuses 2 'files/forward-19.level belongs to another search' levels T6 --vacate b3 --finish b3 --files files \
    --format json
printf 'X' | dd of=files/forward-11.level bs=1 seek=200 conv=notrunc 2>dd
refuses 2 'files/forward-11.level is damaged' $levels --files files
printf 'pegwright level file 2\n' | dd of=files/forward-12.level conv=notrunc 2>dd
refuses 2 'files/forward-12.level is no level file of this version' $levels --files files
: >a_file
refuses 2 'a_file' $levels --files a_file
timeout 60 sh -c "ulimit -f 20; \"\$1\" $levels --files full" sh "$peg" >out 2>err
[ $? -eq 3 ] || fail "a full disk: exit code is not 3"
grep -q 'cannot write full/forward-[0-9]*.level.part: File too large; the levels before it are kept' err ||
    fail "a full disk is not told"
[ -z "$(ls full | grep -v 'forward-[0-9]*\.level$')" ] || fail "a full disk: an unfinished file is left"
gives 0 $levels --files full
cmp -s out t6 || fail "levels after a full disk differ"
timeout 60 sh -c 'ulimit -f 100; "$1" count T7 --pairs --vacate a2 --finish b2 --files full' sh "$peg" >out 2>err
[ $? -eq 3 ] || fail "pairs on a full disk: exit code is not 3"
grep -q 'cannot write full/pairs.runs: File too large; a count of pairs cannot be resumed; name a' err ||
    fail "pairs on a full disk: it is not told"

# An interrupted search leaves whole files and resumes.
levels="levels wiegleb --vacate e5 --finish e5"
interrupt 1 "$peg" $levels --files stopped >out 2>err
[ $? -eq 130 ] && [ ! -s out ] || fail "interrupted: exit code is not 130, or something is printed"
[ -z "$(ls stopped | grep -v '^forward-[0-9]*\.level$')" ] || fail "interrupted: an unfinished file is left"
lowest=$(ls stopped | sed 's/forward-\(.*\)\.level/\1/' | sort -n | head -1)
gives 0 $levels --to $((lowest - 1))
cp out whole
gives 0 $levels --to $((lowest - 1)) --files stopped
cmp -s out whole || fail "a search that goes on differs from one that was not stopped"
# Two searches, one folder.
"$peg" $levels --files busy >out1 2>err1 &
sleep 0.5
refuses 2 'another search is at work in busy' $levels --files busy --format json
kill $!
wait $! && fail "a search that is terminated succeeds"

# Unwritable output.
if [ -e /dev/full ]; then
    for command in 'survey T4' 'count T4 --vacate a2' 'levels T4'; do
        "$peg" $command >/dev/full 2>err
        [ $? -eq 3 ] || fail "$command to a full disk: exit code is not 3"
    done
fi
[ "$failures" -eq 0 ]
