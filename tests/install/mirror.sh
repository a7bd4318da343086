# The mirror of this machine's packages, for debootstrap; sourced.
mirror=$(sed -nE 's,^(deb .*|URIs: *)(https?://[^ ]*).*,\2,p' /etc/apt/sources.list /etc/apt/sources.list.d/* \
    2>/dev/null | grep -v security | head -1)
mirror=${mirror:-http://deb.debian.org/debian}
