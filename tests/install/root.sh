#!/bin/sh
# A fresh Debian root for debian.sh, made by debootstrap and kept in WORK/bookworm.tar; none where that cannot be: one
# must be root. Mostly it is waited for, so it begins before there are packages. usage: root.sh BUILD WORK
. "$(dirname "$0")/common.sh"

root=$work/fresh
[ ! -f "$work/bookworm.tar" ] || exit 0
[ "$(id -u)" -eq 0 ] && command -v debootstrap >/dev/null 2>&1 || exit 0
mirror=$(sed -nE 's,^(deb .*|URIs: *)(https?://[^ ]*).*,\2,p' /etc/apt/sources.list /etc/apt/sources.list.d/* \
    2>/dev/null | grep -v security | head -1)
rm -rf "$root"
trap 'rm -rf "$root"' EXIT
timeout 600 debootstrap --variant=minbase bookworm "$root" "${mirror:-http://deb.debian.org/debian}" \
    >"$work/debootstrap.log" 2>&1 || exit 0
tar -C "$root" -cf "$work/bookworm.tar.new" . && mv "$work/bookworm.tar.new" "$work/bookworm.tar"
