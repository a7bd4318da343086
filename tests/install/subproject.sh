#!/bin/sh
# The library as a subproject changes nothing there; without pictures and program it needs only Boost's headers.
#    usage: subproject.sh BUILD WORK
. "$(dirname "$0")/common.sh"

folder=$work/parent
absent=""
for package in fmt nlohmann_json cxxopts PkgConfig; do
    absent="$absent -DCMAKE_DISABLE_FIND_PACKAGE_$package=ON"
done
# shellcheck disable=SC2086 # a list of words
quiet cmake -S "$here/parent" -B "$folder" -G Ninja -DPEGWRIGHT="$tree" -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher" -DPEGWRIGHT_PRECOMPILED=ON -DPEGWRIGHT_UNITY=ON $absent
expect "" "$(sed -n 's/^CMAKE_BUILD_TYPE:[A-Z]*=//p' "$folder/CMakeCache.txt")" "CMAKE_BUILD_TYPE of the parent"
CCACHE_BASEDIR=$work quiet cmake --build "$folder"
expect "-: ok english d4 d4: 31 jumps, 27 moves, longest sweep 4
0
-:1:1: built without JSON (PEGWRIGHT_PROGRAM, PEGWRIGHT_CAIRO): \
only text can be read" "$("$folder/parent")" "the program of the parent"
[ ! -e "$folder/compile_commands.json" ] || fail "pegwright has the parent write compile_commands.json"
[ ! -e "$folder/pegwright/pegwright" ] || fail "the program is built, which nobody asked for"
used=$(ninja -C "$folder" -t deps | grep -E '/usr/include/.*(nlohmann|fmt/|cxxopts|xxhash|cairo|glpk|catch)' | sort -u)
[ -z "$used" ] || fail "the library without pictures needs $used"
rm -rf "$work/parent-installed"
quiet cmake --install "$folder" --prefix "$work/parent-installed"
expect "bin/parent" "$(cd "$work/parent-installed" && find . -type f | cut -c 3-)" "what the parent installs"
