# Labels of tests, from the table in tests/README.md; sourced at the top level, or `sh tests/labels.sh LABEL COMMAND…`
# to run a test.

# column LABEL K: 2 what, 3 minutes, 4 packages, 5 what is looked for, 6 files.
column() {
    awk -F ' *[|] *' -v label="\`$1\`" -v k="$2" '$2 == label { print $(k + 1) }' "${labels_table:-tests/README.md}"
}

# labels: all of them.
labels() { sed -n 's/^| `\([a-z]*\)` |.*/\1/p' tests/README.md; }

# The Python of Debian's packages.
python=python3
[ ! -x /usr/bin/python3 ] || python=/usr/bin/python3

# lacking LABEL: missing programs, and Python modules as python:NAME.
lacking() {
    for needed in $(column "$1" 5); do
        case $needed in
        python:*) $python -c "import ${needed#python:}" 2>/dev/null || echo "$needed" ;;
        *) command -v "$needed" >/dev/null 2>&1 || echo "$needed" ;;
        esac
    done | tr '\n' ' '
}

if [ "${0##*/}" = labels.sh ]; then
    label=$1
    shift
    labels_table=$(dirname "$0")/README.md
    lacks=$(lacking "$label")
    if [ -n "$lacks" ]; then
        echo "skipped: tests of the label $label need ${lacks% }"
        exit 77
    fi
    exec "$@"
fi
