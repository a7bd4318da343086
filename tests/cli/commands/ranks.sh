#!/bin/sh
# levels and count by mpirun.
#    usage: ranks.sh PEGWRIGHT REFEREE BRUTE MPI MISHAP
# MPI: ON if the program has it. MISHAP: makes calls fail (outside/mishap.c). KILLS: kills of a rank (4).
mishap=$(realpath "${5:-/dev/null}")
. "$(dirname "$0")/../common.sh"
if [ "${4-}" != ON ]; then
    echo "skipped: this program was built without MPI (PEGWRIGHT_MPI)"
    exit 77
fi
# More ranks than cores; root; no network.
root=""
[ "$(id -u)" -ne 0 ] || root=--allow-run-as-root
export OMPI_MCA_btl=self,vader OMPI_MCA_pml=ob1 OMPI_MCA_btl_vader_single_copy_mechanism=none
# on N COMMAND...
on() {
    n=$1
    shift
    # shellcheck disable=SC2086 # nothing or a word
    timeout -k 5 300 mpirun $root --oversubscribe -np "$n" "$peg" "$@"
}
# mpirun adds lines to an exit code.
ours() { grep '^pegwright: ' err; }
# wrong CODE TEXT N ARGUMENTS...: one line of ours with the text.
wrong() {
    code=$1
    text=$2
    shift 2
    on "$@" >out 2>err
    got=$?
    [ $got -eq "$code" ] || fail "on $*: $got instead of $code"
    [ "$(ours | wc -l)" -eq 1 ] || fail "on $*: not told in one line"
    ours | grep -qF -- "$text" || fail "on $*: no '$text'"
}

# Answers.
while read -r n question; do
    # shellcheck disable=SC2086 # words, here and below
    "$peg" $question >alone 2>err || fail "$question"
    on "$n" $question >out 2>err || fail "on $n $question"
    cmp -s out alone || fail "on $n ranks another answer: $question"
done <<END
1 levels T5 --vacate a1 --finish a1
2 levels T6 --vacate a1 --finish a1
3 count T5 --vacate a1 --format json
5 count T6 --vacate b3 --finish b3 --format json --no-games
3 count T6 --vacate b3 --finish b3 --format json --solutions
END
printf 'ooo\nooo\n' >board
on 2 levels @- --vacate a1 <board >out 2>err || fail "levels of a board on standard input"
"$peg" levels @- --vacate a1 <board | cmp -s - out || fail "levels of a board on standard input differ"
on 2 --version >out 2>err
[ "$(wc -l <out)" -eq 1 ] || fail "every rank tells the version"
on 2 levels T6 --vacate a1 --finish a1 --stats >out 2>err
[ "$(grep -c '^rank [01]: [0-9]* positions in .* bytes sent a position, .* of the time waiting$' err)" -eq 2 ] ||
    fail "--stats does not tell of two ranks"

# Refused commands.
wrong 2 'solve works as one process only' 2 solve T5
wrong 2 'leave out mpirun' 2 count T5 --vacate a1 --up-to-order
wrong 2 'leave out mpirun' 2 levels -
wrong 2 "--time takes seconds" 3 levels T5 --time x
wrong 3 'time is up (0 s)' 3 count T6 --vacate a1 --time 0
mkdir here there
echo oooo >here/board
echo ooooo >there/board
# shellcheck disable=SC2086
timeout -k 5 300 mpirun $root --oversubscribe -np 1 -wdir here "$peg" levels @board : -np 1 -wdir there "$peg" levels @board \
    >out 2>err && fail "two boards of one name"
ours | grep -q 'board of rank 1 differs from that of rank 0' || fail "two boards of one name are not told"
# shellcheck disable=SC2086
timeout -k 5 300 mpirun $root --oversubscribe -np 1 "$peg" levels T4 : -np 1 "$peg" levels T5 >out 2>err &&
    fail "other options on other ranks"
ours | grep -q "rank 1 was started with other words than rank 0: 'levels T5' instead of 'levels T4'" ||
    fail "other options on other ranks are not told"

# A rank that ends early ends the others.
for one in 'solve T5' '--version' 'nonsense'; do
    for order in 'levels T5 --vacate a1:'"$one" "$one"':levels T5 --vacate a1'; do
        begun=$(date +%s)
        # shellcheck disable=SC2086
        timeout -k 5 60 mpirun $root --oversubscribe -np 1 "$peg" ${order%%:*} : -np 1 "$peg" ${order#*:} >out 2>err &&
            fail "other commands on other ranks: $order"
        ours | grep -q 'rank 1 was started with other words than rank 0' || fail "other commands are not told: $order"
        [ $(($(date +%s) - begun)) -le 5 ] || fail "other commands on other ranks take longer than 5 s: $order"
    done
done

# A full disk ends all ranks; the next run resumes. Each rank has its own folder.
levels="levels T6 --vacate a1 --finish a1 --files files"
"$peg" levels T6 --vacate a1 --finish a1 >whole
# shellcheck disable=SC2086
timeout -k 5 300 mpirun $root --oversubscribe -np 1 -wdir here "$peg" $levels : \
    -np 1 -wdir there env LD_PRELOAD="$mishap" MISHAP=pwrite:9 "$peg" $levels >out 2>err
[ $? -eq 3 ] || fail "a full disk of one rank: exit code is not 3"
ours | grep -q 'rank 1: cannot write files/forward-[0-9]*.rank-1-of-2.level.part: No space left' ||
    fail "a full disk of one rank is not told"
[ -z "$(ls here/files there/files | grep 'part$')" ] || fail "a full disk: an unfinished file is left"
# shellcheck disable=SC2086
timeout -k 5 300 mpirun $root --oversubscribe -np 1 -wdir here "$peg" $levels : -np 1 -wdir there "$peg" $levels >out 2>err
cmp -s out whole || fail "levels after a full disk of one rank differ"
(cd here && on 2 levels T6 --vacate b3 --finish b3 --files files >../out 2>../err)
ours | grep -q 'belongs to another search' || fail "the folder of another search is not told"

# A kill ends the run; any number of ranks resumes.
levels="levels ${BOARD:-T7} --vacate a1 --finish a1"
"$peg" $levels >whole
killed=0
round=0
while [ $killed -lt "${KILLS:-4}" ] && [ $round -lt $((10 * ${KILLS:-4})) ]; do
    round=$((round + 1))
    n=$((1 + round % 3 + 1))
    on $n $levels --files killed --threads 1 >out 2>err &
    run=$!
    # Wait for their beginning: mpirun (4.1, PMIx 4.2) may hang if a rank dies while MPI starts. Each round kills at
    # another moment.
    for wait in $(seq 200); do
        [ ! -e killed/forward.lock ] || break
        sleep 0.02
    done
    sleep "$(awk -v n=$round 'BEGIN { x = n * 0.6180339887; printf "%.3f", '"${MOMENTS:-0.4}"' * (x - int(x)) }')"
    victim=$(pgrep -f "^$peg $levels --files killed" | sed -n "$((1 + round % n))p")
    if [ -n "$victim" ] && kill -KILL "$victim" 2>/dev/null; then
        wait $run && fail "round $round: a run that lost a rank succeeds"
        grep -q 'exited on signal 9' err && killed=$((killed + 1))
    else
        wait $run || fail "round $round: it does not go on"
        cmp -s out whole || fail "round $round: a run that goes on differs from one that was not stopped"
        rm -rf killed
    fi
done
on 2 $levels --files killed >out 2>err || fail "it does not go on in the end"
cmp -s out whole || fail "after $killed kills the levels differ"
"$peg" $levels --files killed >out 2>err || fail "one process does not go on from two ranks"
cmp -s out whole || fail "one process finds other levels in the files of two ranks"
[ $killed -ge "${KILLS:-4}" ] || fail "of $round runs only $killed lost a rank"
[ "$failures" -eq 0 ]
