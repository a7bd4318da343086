# Sourced by the tests of installation with BUILD, the tests' build folder, and WORK, kept for quick second runs.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
here=$top/tests/install
build=$(cd "$1" && pwd)
mkdir -p "$2"
work=$(cd "$2" && pwd)

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# expect WANTED FOUND WHAT
expect() {
    [ "$1" = "$2" ] || fail "$3: expected '$1', found '$2'"
}

# quiet COMMAND…: prints output only on failure.
quiet() {
    log=$(mktemp)
    if "$@" >"$log" 2>&1; then
        rm -f "$log"
    else
        cat "$log" >&2
        rm -f "$log"
        fail "$*"
    fi
}

# This machine's Debian release.
release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release 2>/dev/null || true)

# setting NAME: from the build of the tests.
setting() { sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"; }

# has_page: whether that build's program holds the page to play on.
has_page() { [ "$(setting PEGWRIGHT_PAGE)" != OFF ] && [ -f "$build/pegwright.html" ]; }

compiler=$(setting CMAKE_CXX_COMPILER)
launcher=$(setting CMAKE_CXX_COMPILER_LAUNCHER)
version=$("$build/pegwright" --version)
version=${version#pegwright }

# Links to the sources, beside their build folders like the originals, so that ccache finds the same objects.
tree=$work/tree
mkdir -p "$tree"
exec 9>"$work/lock"
flock 9 # several begin at the same time
cp -p "$top/README.md" "$top/LICENSE" "$tree" # installed as they are
for entry in CMakeLists.txt src render purges base_solutions gallery tests; do
    ln -sfn "$top/$entry" "$tree/$entry"
done
exec 9>&-
export CCACHE_BASEDIR="$tree" CCACHE_NOHASHDIR=1

# build_in NAME OPTION…: builds $tree/NAME with the settings of the tests' build.
build_in() {
    folder=$tree/$1
    shift
    quiet cmake -S "$tree" -B "$folder" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" \
        -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher" -DCMAKE_BUILD_TYPE="$(setting CMAKE_BUILD_TYPE)" \
        -DPEGWRIGHT_WERROR="$(setting PEGWRIGHT_WERROR)" \
        -DPEGWRIGHT_PRECOMPILED="$(setting PEGWRIGHT_PRECOMPILED)" -DPEGWRIGHT_UNITY="$(setting PEGWRIGHT_UNITY)" \
        -DPEGWRIGHT_PAGE=OFF "$@"
    quiet cmake --build "$folder"
}

# check_page BUILD FOLDER PREFIX: in FOLDER, the page to play on that BUILD made, an entry that opens it at PREFIX, and
# a program that holds it.
check_page() {
    cmp "$1/pegwright.html" "$2/share/pegwright/pegwright.html" || fail "$2 has another page than its build"
    [ -f "$2/share/icons/hicolor/scalable/apps/pegwright.svg" ] || fail "$2 has no icon"
    entry=$2/share/applications/pegwright.desktop
    expect "Exec=xdg-open $3/share/pegwright/pegwright.html" "$(grep '^Exec' "$entry")" "$entry"
    ! command -v desktop-file-validate >/dev/null || desktop-file-validate "$entry" || fail "$entry is wrong"
    "$2/bin/pegwright" draw T5 --output "$work/page.html"
    grep -q 'id="given">{"board":"T5"' "$work/page.html" || fail "$2/bin/pegwright draws no page to play on"
}

# For packages: shared, with Python's module if it is tested.
build_shared() {
    python="-DPEGWRIGHT_PYTHON=$(setting PEGWRIGHT_PYTHON)"
    [ -z "${PYTHON:-}" ] || python="$python -DPython_EXECUTABLE=$PYTHON"
    # shellcheck disable=SC2086 # words
    build_in shared -DBUILD_SHARED_LIBS=ON -DCMAKE_INSTALL_PREFIX=/usr -DPEGWRIGHT_PAGE="$(setting PEGWRIGHT_PAGE)" \
        $python
}
