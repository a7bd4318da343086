#!/bin/sh
# Installs, runs and removes the packages in root.sh's root; without one, unpacks and runs them.
#    usage: debian.sh BUILD WORK
. "$(dirname "$0")/common.sh"

packages=$work/packages
root=$work/root
counted="import pegwright; print(pegwright.count(pegwright.Problem('T5', vacate='a1', finish='a1')).solutions)"
solution="-: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3"

# Packages to install.
names() {
    for package in pegwright libpegwright0.1 python3-pegwright; do
        for file in "$packages/${package}"_*.deb; do [ ! -f "$file" ] || echo "$file"; done
    done
}

# Their dependencies, without themselves.
depended() {
    for package in $(names); do dpkg-deb --field "$package" Depends; done | tr ',' '\n' |
        sed 's/ *([^)]*)//g; s/ //g; /^libpegwright/d' | sort -u
}

if [ -f "$work/$release.tar" ]; then
    rm -rf "$root"
    mkdir -p "$root"
    tar -C "$root" -xf "$work/$release.tar"
    trap 'rm -rf "$root"' EXIT
    # shellcheck disable=SC2046 # a list of words
    quiet chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $(depended)
    list() { (cd "$root" && find . -path ./proc -prune -o -path ./var -prune -o -path ./tmp -prune -o -path ./dev \
        -prune -o -path ./etc/ld.so.cache -prune -o -print | sort); }
    list >"$work/before"
    mkdir -p "$root/packages"
    # shellcheck disable=SC2046 # a list of words
    cp $(names) "$root/packages"
    quiet chroot "$root" sh -c 'dpkg -i packages/*.deb'
    rm -r "$root/packages"
    expect "$solution" \
        "$(chroot "$root" sh -c 'pegwright solve T5 --vacate a1 --finish a1 | pegwright verify -')" "in a fresh root"
    chroot "$root" pegwright draw T5 --output /t5.svg
    grep -q '</svg>' "$root/t5.svg" || fail "no picture in a fresh root"
    rm "$root/t5.svg"
    chroot "$root" sh -c 'ldconfig -p' | grep -q 'libpegwright.so.0.1' || fail "ldconfig was not called"
    if [ -e "$root/usr/lib/python3/dist-packages/pegwright" ]; then
        expect 6816 "$(chroot "$root" python3 -c "$counted")" "Python in a fresh root"
        quiet chroot "$root" dpkg --purge python3-pegwright
    fi
    quiet chroot "$root" dpkg --purge pegwright libpegwright0.1
    list | diff "$work/before" - || fail "something is left of the packages"
    echo "installed, run and removed in a fresh Debian root"
else
    rm -rf "$root"
    for package in "$packages"/*.deb; do dpkg -x "$package" "$root"; done
    export LD_LIBRARY_PATH="$(dirname "$(find "$root" -name 'libpegwright.so.0.1')")"
    expect "$solution" "$("$root/usr/bin/pegwright" solve T5 --vacate a1 --finish a1 |
        "$root/usr/bin/pegwright" verify -)" "unpacked into an empty tree"
    if [ -e "$root/usr/lib/python3/dist-packages/pegwright" ]; then
        expect 6816 "$(PYTHONPATH=$root/usr/lib/python3/dist-packages "${PYTHON:-python3}" -c "$counted")" \
            "Python from an empty tree"
    fi
    rm -rf "$root"
    echo "unpacked into an empty tree and run; debootstrap cannot be used here"
fi
