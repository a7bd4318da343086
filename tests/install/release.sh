#!/bin/sh
# README's commands in a fresh root of another Debian release, by root: a solution, tests, packages built, installed,
# run and purged.
#    usage: release.sh RELEASE
# Takes the last commit. ROOT: where the root lies, a temporary folder unless set.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
release=$1
[ "$(id -u)" -eq 0 ] && command -v debootstrap >/dev/null 2>&1 ||
    { echo "skipped: $release needs debootstrap, called by root" && exit 77; }
if [ -z "${ROOT:-}" ]; then
    ROOT=$(mktemp -d)
    trap 'umount "$ROOT/proc" "$ROOT/dev/pts" 2>/dev/null || true; rm -rf --one-file-system "$ROOT"' EXIT
fi
. "$(dirname "$0")/mirror.sh"
[ -d "$ROOT/etc" ] ||
    debootstrap --variant=minbase "$release" "$ROOT" "$mirror" >"$ROOT.log" 2>&1 ||
    { tail -3 "$ROOT.log" && exit 1; }
mkdir -p "$ROOT/pegwright" "$ROOT/proc" "$ROOT/dev/pts"
mountpoint -q "$ROOT/proc" || mount -t proc proc "$ROOT/proc" || true
# For tests with terminals.
mountpoint -q "$ROOT/dev/pts" || mount -t devpts -o newinstance,ptmxmode=0666 devpts "$ROOT/dev/pts" || true
git -C "$top" archive HEAD | tar -C "$ROOT/pegwright" -xf -
in_root() { chroot "$ROOT" env DEBIAN_FRONTEND=noninteractive sh -c "cd pegwright && $*"; }
# In this order: the first installs what the second needs.
in_root "sh src/run solve T40 --vacate h10 --output solution.txt && sh src/run verify solution.txt"
in_root sh tests/run --werror
in_root sh tests/run install packages debian
