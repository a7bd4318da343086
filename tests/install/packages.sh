#!/bin/sh
# cpack: three packages, four with Python's, without errors of lintian.
#    usage: packages.sh BUILD WORK
. "$(dirname "$0")/common.sh"

build_shared
rm -rf "$work/packages"
quiet cpack --config "$tree/shared/CPackConfig.cmake" -G DEB -B "$work/packages"
cd "$work/packages"
names="pegwright libpegwright0.1 libpegwright-dev"
if [ "$(setting PEGWRIGHT_PYTHON)" = ON ]; then names="$names python3-pegwright"; fi
for package in $names; do
    file=$(echo ${package}_*.deb)
    [ -f "$file" ] || fail "there is no package $package"
    dpkg-deb --info "$file" >"$package.info"
    dpkg-deb --contents "$file" >"$package.contents"
    grep -q " ./usr/share/doc/$package/changelog.gz$" "$package.contents" || fail "no changelog in $file"
    expect "$package" "$(dpkg-deb --field "$file" Package)" "the name of $file"
    expect "$version" "$(dpkg-deb --field "$file" Version)" "the version of $file"
    dpkg-deb --field "$file" Depends | grep -q libc6 || [ $package = libpegwright-dev ] ||
        fail "$package does not depend on what it is linked with"
done
grep -q ' ./usr/bin/pegwright$' pegwright.contents || fail "the program is in no package"
grep -q ' ./usr/share/man/man1/pegwright.1.gz$' pegwright.contents || fail "the manual page is in no package"
if has_page; then
    rm -rf unpacked
    for file in pegwright_*.deb libpegwright0.1_*.deb; do dpkg -x "$file" unpacked; done
    LD_LIBRARY_PATH=$(dirname "$(find "$PWD/unpacked" -name 'libpegwright.so.0.1')")
    export LD_LIBRARY_PATH
    check_page "$tree/shared" unpacked/usr /usr
fi
grep -q '/libpegwright.so.0.1 -> ' libpegwright0.1.contents || fail "the package of the library has no SONAME link"
grep -q ' ./usr/include/pegwright/pegwright.hpp$' libpegwright-dev.contents || fail "no headers in the package"
if [ -f python3-pegwright.contents ]; then
    grep -q ' ./usr/lib/python3/dist-packages/pegwright/_core[.].*[.]so$' python3-pegwright.contents ||
        fail "no module in the package"
    dpkg-deb --field python3-pegwright_*.deb Depends | grep -q "libpegwright0.1 (= $version)" ||
        fail "python3-pegwright does not depend on the library"
fi
# It warns when run as root.
lintian --allow-root --fail-on error ./*.deb >lintian.log 2>&1 || {
    cat lintian.log >&2
    fail "lintian finds errors"
}
if grep 'pkg-config' lintian.log; then fail "lintian warns of the file for pkg-config"; fi
