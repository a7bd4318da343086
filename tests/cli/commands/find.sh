#!/bin/sh
# find: searches find exactly what is stored.
#    usage: find.sh PEGWRIGHT REFEREE
sources=$(cd "$(dirname "$0")/../../.." && pwd)
. "$(dirname "$0")/../common.sh"
patience=500

# found WHAT HOW_MANY: the last line has this number, and none differs.
found() {
    [ "$(tail -n 1 out)" = "$1: $2, 0 differ from those built in" ] || fail "find $1 finds other than $2"
    [ ! -s err ] || fail "find $1 says something on standard error"
}
files() { find "$@" -name '*.txt' | wc -l; }

gives 0 find purges
found purges "$(files "$sources/purges") files found"
[ "$(wc -l <out)" -eq 1 ] || fail "find purges tells of differences"
gives 0 find base_solutions --into .
found base_solutions "$(files "$sources/base_solutions/triangle" "$sources/base_solutions/rectangle" \
    "$sources/base_solutions/polygon" "$sources/base_solutions/diagonal") files found and stored"
for family in triangle rectangle polygon diagonal; do
    diff -r "base_solutions/$family" "$sources/base_solutions/$family" >out || fail "$family: other files are in store"
done
refuses 2 "'nothing' is nothing to find; find takes purges or base_solutions" find nothing
[ $failures -eq 0 ]
