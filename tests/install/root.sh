#!/bin/sh
# Makes WORK/RELEASE.tar, a fresh root of this machine's Debian, by debootstrap as root. Starts early, as it mostly
# waits.
#    usage: root.sh BUILD WORK
. "$(dirname "$0")/common.sh"

root=$work/fresh
[ ! -f "$work/$release.tar" ] || exit 0
[ "$(id -u)" -eq 0 ] || { echo "skipped: debootstrap must be called by root" && exit 77; }
. "$here/mirror.sh"
rm -rf "$root"
trap 'rm -rf "$root"' EXIT
timeout 600 debootstrap --variant=minbase "$release" "$root" "$mirror" >"$work/debootstrap.log" 2>&1 ||
    { echo "skipped: debootstrap $release: $(tail -1 "$work/debootstrap.log")" && exit 77; }
tar -C "$root" -cf "$work/$release.tar.new" . && mv "$work/$release.tar.new" "$work/$release.tar"
