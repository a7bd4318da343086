#!/bin/sh
# Coverage of each room, and of everything outside src/cli; the target `coverage` runs it.
#    usage: coverage.sh BUILD, configured with -DPEGWRIGHT_COVERAGE=ON
set -eu
cd "$(dirname "$0")/.."
build=$(realpath "$1")
find "$build" -name '*.gcda' -delete
# Left out: slow tests, and tests of sources, processes and packages.
slow='^(style|layers|player|memory|resume|help|model|closed|collected|brute)$|^install|^random play on the 33-hole'
ctest --test-dir "$build" -j "$(nproc)" -E "$slow" >"$build/coverage.log" 2>&1 || tail -40 "$build/coverage.log"
gcovr --root . --object-directory "$build" -j "$(nproc)" --gcov-ignore-parse-errors --exclude-throw-branches \
    --filter src/ --filter render/ --exclude "$build/" --json-summary "$build/coverage.json" "$build" >/dev/null
python3 - "$build/coverage.json" <<'END'
import collections
import json
import re
import sys

rooms = collections.defaultdict(lambda: [0, 0])
for file in json.load(open(sys.argv[1]))["files"]:
    # Headers are reached through BUILD/rooms/ROOM/ROOM/.
    name = re.sub("^.*/rooms/[a-z]+/(?=[a-z]+/)", "src/", file["filename"]).replace("src/render/", "render/")
    folders = name.split("/")[:-1]
    room = "/".join(folders[:3] if folders[:2] == ["src", "search"] else folders[:2])
    for name in {room, "all", "all but src/cli" if room != "src/cli" else "all"}:
        rooms[name][0] += file["line_covered"]
        rooms[name][1] += file["line_total"]
print(f"{'room':24} {'lines':>7} {'run':>7}")
for room in sorted(rooms, key=lambda room: (room.startswith("all"), room)):
    run, lines = rooms[room]
    print(f"{room:24} {lines:7} {100 * run / max(lines, 1):6.1f}%")
END
