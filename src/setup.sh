# Shared by src/run, tests/run and tests/bench/run: installs what a build needs and configures it.
# Sourced with the current directory at the top level; everything it says goes to standard error.

packages="g++ cmake ninja-build ccache pkg-config libboost-dev libfmt-dev libcxxopts-dev nlohmann-json3-dev
    libxxhash-dev libcairo2-dev libgif-dev libgmp-dev libglpk-dev libncurses-dev fonts-dejavu-core"

# Without the page in the program, which emscripten would compile again after most changes.
test_options="-DPEGWRIGHT_TESTS=ON -DPEGWRIGHT_BENCH=OFF -DPEGWRIGHT_PAGE=OFF -DPEGWRIGHT_PRECOMPILED=ON
    -DPEGWRIGHT_UNITY=ON"
# Sanitized builds are clang's, which compiles them in half of g++'s time and has the fuzz targets.
clang_options="$test_options -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_C_COMPILER=clang -DPEGWRIGHT_WERROR=ON"
sanitizer_options="$clang_options -DPEGWRIGHT_SANITIZE=ON -DPEGWRIGHT_FUZZ=ON"

# Builds in other folders, as the tests of installation make them, find the same objects. Which headers were read the
# compiler tells; to have them read once more for that took a tenth of a build.
export CCACHE_BASEDIR="$PWD" CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1
# Precompiled headers are cached as well; they hold no date.
export CCACHE_SLOPPINESS=pch_defines,time_macros

# install PACKAGE…: installs those that are missing, with apt, as root or through sudo.
install() {
    command -v dpkg-query >/dev/null 2>&1 || return 0 # not a Debian: CMake says what it misses
    missing=""
    for package in "$@"; do
        case "$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null)" in
        *"ok installed"*) ;;
        *) missing="$missing $package" ;;
        esac
    done
    [ -n "$missing" ] || return 0
    echo "installing$missing" >&2
    as_root=""
    [ "$(id -u)" -eq 0 ] || as_root="sudo"
    $as_root apt-get update -q >&2 || echo "apt-get update failed; going on with the lists there are" >&2
    # shellcheck disable=SC2086 # a list of words
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing >&2
}

# install_clang: of the release's own version, with what its sanitizers link.
install_clang() {
    install clang
    install "libclang-rt-$(clang -dumpversion | cut -d. -f1)-dev"
}

# configure FOLDER OPTION…: configures a build, once for the same options.
configure() {
    folder=$1
    shift
    stamp="$folder/configured-with"
    if [ -f "$stamp" ] && [ -f "$folder/build.ninja" ] && [ "$(cat "$stamp")" = "$*" ]; then return 0; fi
    launcher=""
    command -v ccache >/dev/null 2>&1 && launcher="-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"
    cmake -S . -B "$folder" -G Ninja $launcher "$@" >&2
    echo "$*" >"$stamp"
}

# build FOLDER TARGET…: quiet unless something fails.
build() {
    folder=$1
    shift
    if ! cmake --build "$folder" --target "$@" >"$folder/build.log" 2>&1; then
        cat "$folder/build.log" >&2
        return 1
    fi
}
