#!/bin/sh
# 25 commands of an arm64 program under qemu print what this machine's print.
#    usage: arm64.sh [BUILD], by root on Debian
set -eu
cd "$(dirname "$0")/../.."
. src/setup.sh
build=${1:-build}
[ "$(id -u)" -eq 0 ] && [ "$(dpkg --print-architecture 2>/dev/null)" = amd64 ] ||
    { echo "skipped: arm64 is built by root on a Debian of amd64" && exit 77; }
folder=build-arm64
dpkg --add-architecture arm64
install qemu-user-static g++-aarch64-linux-gnu
apt-get update -q >&2 || true
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-remove --no-install-recommends \
    libfmt-dev:arm64 libxxhash-dev:arm64 libcairo2-dev:arm64 libgif-dev:arm64 \
    libgmp-dev:arm64 libglpk-dev:arm64 libncurses-dev:arm64 >&2 ||
    { echo "skipped: no packages of arm64" && exit 77; }
export PKG_CONFIG_LIBDIR=/usr/lib/aarch64-linux-gnu/pkgconfig:/usr/share/pkgconfig
configure $folder -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
    -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_CROSSCOMPILING_EMULATOR=qemu-aarch64-static \
    -DCMAKE_LIBRARY_ARCHITECTURE=aarch64-linux-gnu -DPEGWRIGHT_MPI=OFF -DPEGWRIGHT_PRECOMPILED=ON -DPEGWRIGHT_UNITY=ON
build $folder pegwright
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
# same ARGUMENTS...: compares exit code and both outputs.
same() {
    "$build/pegwright" "$@" >"$work/here" 2>&1 && here=0 || here=$?
    qemu-aarch64-static "$folder/pegwright" "$@" >"$work/there" 2>&1 && there=0 || there=$?
    if [ $here -ne $there ] || ! cmp -s "$work/here" "$work/there"; then
        echo "FAILED: $* differs on arm64"
        failures=$((failures + 1))
    else
        echo "$(md5sum <"$work/there" | cut -c 1-32) $*"
    fi
}
same --version
same solve T5 --vacate a1 --finish a1
same solve T40 --vacate h10
same solve 32x21
same solve english
same solve diagonal:9x7
same solve hexagon5
same solve T7 --vacate b2 --short
same solve T40 --vacate h10 --format json
same feasible T100000000000000000000 --vacate a1
same feasible diamond --vacate e3 --finish e4
same feasible T40 --vacate h10
same pairs T28
same pairs 10x700
same survey T5
same count T6 --vacate a1 --finish a1
same count T5 --vacate a1 --finish a1 --up-to-order
same levels 5x4 --vacate c3 --finish c3
same odds T5 --vacate a1
same deadend T5 --vacate a1
same shortest T6 --vacate a1 --finish a1
same bound english --vacate d4 --finish d4
same solutions T4 --vacate b2
same hint T5 --vacate a1
same draw T7 --output - --format svg
[ $failures -eq 0 ]
