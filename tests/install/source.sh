#!/bin/sh
# cpack's archive of sources builds elsewhere, without git, and solves.
#    usage: source.sh BUILD WORK
. "$(dirname "$0")/common.sh"

rm -rf "$work/source"
quiet cpack --config "$build/CPackSourceConfig.cmake" -B "$work/source"
cd "$work/source"
tar -xf "pegwright-$version.tar.gz"
unpacked=$work/source/pegwright-$version
for file in README.md src/run tests/run .ci/run; do [ -f "$unpacked/$file" ] || fail "the archive lacks $file"; done
for file in "$unpacked"/.git "$unpacked"/build*; do [ ! -e "$file" ] || fail "the archive has $file"; done
export CCACHE_BASEDIR="$unpacked"
quiet cmake -S "$unpacked" -B "$unpacked/build" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher" -DPEGWRIGHT_WERROR="$(setting PEGWRIGHT_WERROR)" \
    -DPEGWRIGHT_PRECOMPILED=ON -DPEGWRIGHT_UNITY=ON
quiet cmake --build "$unpacked/build" --target pegwright
expect "-: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3" "$("$unpacked/build/pegwright" solve T5 --vacate a1 \
    --finish a1 | "$unpacked/build/pegwright" verify -)" "built from the archive"
rm -rf "$work/source"
