#!/bin/sh
# The program without Cairo, GLPK, ncurses and MPI solves, and says what it was built without.
#    usage: without_cairo.sh BUILD WORK
. "$(dirname "$0")/common.sh"

build_in without_cairo -DPEGWRIGHT_CAIRO=OFF -DPEGWRIGHT_GMP=OFF -DPEGWRIGHT_GLPK=OFF -DPEGWRIGHT_CURSES=OFF \
    -DPEGWRIGHT_MPI=OFF -DPEGWRIGHT_LIBRARY=OFF
program=$tree/without_cairo/pegwright
if ldd "$program" | grep -E "cairo|glpk|ncurses|mpi"; then fail "the program needs what it was built without"; fi
cd "$work"
rm -f picture.*
for command in "draw T5" "solve T5"; do
    for ending in pdf png gif; do
        code=0
        # shellcheck disable=SC2086 # words
        said=$("$program" $command --output picture.$ending 2>&1) || code=$?
        expect 2 "$code" "$command --output picture.$ending"
        absent="pegwright: built without Cairo (PEGWRIGHT_CAIRO=OFF): only .svg, .tikz, .tex and .html can be written"
        expect "$absent" "$said" "$command --output picture.$ending"
    done
done
[ -z "$(ls picture.* 2>/dev/null)" ] || fail "something is left of pictures that were refused"
"$program" draw T5 --output picture.svg
grep -q '</svg>' picture.svg || fail "an SVG is not written"
"$program" draw T5 --output picture.html
grep -q '</html>' picture.html || fail "the player is not written"
expect "-: ok english d4 d4: 31 jumps" "$("$program" solve english | "$program" verify - | cut -d, -f1)" "solve english"
expect "diamond e3 e4: feasible: start and goal are in one position class; no theorem says more" \
    "$("$program" feasible diamond --vacate e3 --finish e4)" "feasible without GLPK"
code=0
said=$("$program" play T5 2>&1) || code=$?
expect 2 "$code" "play T5"
expect "pegwright: built without ncurses (PEGWRIGHT_CURSES=OFF), which play needs" "$said" "play T5"
# With mpirun's variables only the first process speaks.
for rank in 0 1; do
    code=0
    said=$(OMPI_COMM_WORLD_SIZE=2 OMPI_COMM_WORLD_RANK=$rank "$program" levels T5 2>&1) || code=$?
    wanted="pegwright: built without MPI (PEGWRIGHT_MPI=OFF): works as one process only;"
    if [ $rank -eq 0 ]; then
        expect 2 "$code" "levels by mpirun"
        expect "$wanted leave out mpirun" "$said" "levels by mpirun"
    else
        expect "" "$said" "levels by mpirun, rank 1"
    fi
done
