#!/bin/sh
# cmake --install: files, two outside programs by find_package and pkg-config, the main header's example. A shared
# library shows nothing but pegwright::v0, and may be moved.
#    usage: install.sh BUILD WORK static|shared
. "$(dirname "$0")/common.sh"

# check_files PREFIX
check_files() {
    for file in bin/pegwright include/pegwright/pegwright.hpp include/pegwright/draw.hpp include/pegwright/version.hpp \
        share/doc/pegwright/README.md share/doc/pegwright/LICENSE; do
        [ -f "$1/$file" ] || fail "$1/$file is not there"
    done
    [ ! -e "$1/include/pegwright/version.hpp.in" ] || fail "version.hpp.in is installed"
    [ -z "$(find "$1" -name 'changelog*')" ] || fail "Debian's changelog is installed"
    if [ -d "$build/share" ]; then
        for file in $(cd "$build" && find share -type f); do
            [ -f "$1/$file" ] || fail "$1/$file is not there"
        done
    fi
    ! has_page || check_page "$installed" "$1" "$1"
    # No headers of rooms or other libraries.
    if grep -rnE '# *include *[<"](cairo|cxxopts|nlohmann|boost|fmt|base/|board/|game/)' "$1/include"; then
        fail "public headers include what is not public"
    fi
    expect "pegwright $version" "$("$1/bin/pegwright" --version)" "the installed program"
    expect "-: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3" \
        "$("$1/bin/pegwright" solve T5 --vacate a1 --finish a1 | "$1/bin/pegwright" verify -)" "solve and verify"
}

# check_programs FOLDER
check_programs() {
    expect "T40 818 1
6816
$version" "$("$1/iterate" T40)" "$1/iterate T40"
    # 50 million jumps, 100 asked for.
    expect "T10000 100 50004899
6816
$version" "$(timeout 20 "$1/iterate" T10000 100)" "$1/iterate T10000 100"
    "$1/draw" T7 >"$1/t7.svg"
    grep -q '</svg>' "$1/t7.svg" || fail "$1/draw makes no picture"
}

# outside KIND PREFIX: builds the programs both ways.
outside() {
    by_cmake=$work/outside-$1-cmake
    # The compiler's default standard, no build type.
    quiet cmake -S "$here/outside" -B "$by_cmake" -G Ninja -DCMAKE_PREFIX_PATH="$2" -DCMAKE_CXX_COMPILER="$compiler" \
        -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher"
    quiet cmake --build "$by_cmake"
    expect "$2/bin/pegwright" "$(cat "$by_cmake/program")" "pegwright::program"
    check_programs "$by_cmake"

    by_pkg_config=$work/outside-$1-pkg-config
    mkdir -p "$by_pkg_config"
    pc=$(find "$2" -name pegwright.pc)
    export PKG_CONFIG_PATH="${pc%/*}"
    expect "$version" "$(pkg-config --modversion pegwright)" "pkg-config --modversion"
    sed -n 's,^//     \([^>].*\)$,\1,p' "$2/include/pegwright/pegwright.hpp" >"$by_pkg_config/example.cpp"
    for name in iterate draw example; do
        source=$here/outside/$name.cpp
        [ -f "$source" ] || source=$by_pkg_config/$name.cpp
        # shellcheck disable=SC2046,SC2086 # lists of words
        quiet $launcher "$compiler" -std=c++20 -Wall -Wextra -Wpedantic -Werror $(pkg-config --cflags pegwright) \
            -c "$source" -o "$by_pkg_config/$name.o"
        # shellcheck disable=SC2046
        quiet "$compiler" -o "$by_pkg_config/$name" "$by_pkg_config/$name.o" $(pkg-config --libs pegwright)
    done
    lib=${pc%/pkgconfig/*}
    LD_LIBRARY_PATH=$lib check_programs "$by_pkg_config"
    LD_LIBRARY_PATH=$lib "$by_pkg_config/example" | sed 's/ *$//' >"$by_pkg_config/example.out"
    sed -n 's,^//     > \(.*\)$,\1,p' "$2/include/pegwright/pegwright.hpp" | diff - "$by_pkg_config/example.out" ||
        fail "the example at the head of pegwright.hpp prints something else"
    # README shows this program.
    indented=$(sed 's/^./    &/' "$by_pkg_config/example.cpp")
    case "$(cat "$top/README.md")" in
    *"$indented"*) ;;
    *) fail "README.md does not show the example at the head of pegwright.hpp" ;;
    esac
}

kind=$3
prefix=$work/installed-$kind
rm -rf "$prefix"
installed=$build
if [ "$kind" = shared ]; then
    build_shared
    installed=$tree/shared
fi
quiet cmake --install "$installed" --prefix "$prefix"
check_files "$prefix"
outside "$kind" "$prefix"
[ "$kind" = shared ] || exit 0

library=$(find "$prefix" -name "libpegwright.so.$version")
[ -n "$library" ] || fail "there is no libpegwright.so.$version"
others=$(nm -D --defined-only -C "$library" | cut -d ' ' -f 3- |
    grep -vE '^((typeinfo|typeinfo name|vtable) for )?pegwright::v0::') && fail "the library shows $others"
hidden=$(nm -D --defined-only -C "$library" | grep -E '::Inner|::Access|JumpFeed') && fail "the library shows $hidden"

# A moved copy works.
rm -rf "$work/moved"
mv "$prefix" "$work/moved"
pc=$(find "$work/moved" -name pegwright.pc)
[ -d "$(PKG_CONFIG_PATH=${pc%/*} pkg-config --variable=libdir pegwright)" ] || fail "pegwright.pc names the old place"
# Incompatible versions are refused.
cat >"$work/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.21)
project(other LANGUAGES CXX)
find_package(pegwright 0.9 REQUIRED)
END
if cmake -S "$work" -B "$work/other" -DCMAKE_PREFIX_PATH="$work/moved" >/dev/null 2>&1; then
    fail "version 0.9 is found where $version is"
fi
