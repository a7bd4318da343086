#!/bin/sh
# Checks the layers:
# Every file includes only its own room and those below.
# Construct, search and render never include each other: the search is an independent witness.
# Only the files named here include headers of heavy libraries.
# Public headers include only each other and the standard library; of the rooms only library/ includes them.
# The Python module includes only public headers and its own files.
# Messages below the command line name no options.
#    usage: layers.sh [TOP]
set -eu
cd "${1:-$(dirname "$0")/..}"

# A room, then all rooms below it.
rooms="
base
board      base
game       board base
notation   game board base
theory     notation game board base
construct  theory notation game board base
search     theory notation game board base
render     theory notation game board base
compose    construct search theory notation game board base
pegwright  compose construct search render theory notation game board base
cli        pegwright compose construct search render theory notation game board base
library    pegwright compose construct search render theory notation game board base
web        pegwright compose construct search render theory notation game board base
"
# Rooms within search.
search_rooms="
bits
linear
levels     bits
bitmaps    levels bits
winning    levels bits
traces     bits
chance     bits
pagoda     linear
regions    linear
moves      regions linear bits
paths      regions pagoda linear bits
shortening moves paths regions pagoda linear bits
data       paths regions pagoda linear bits
"
# Rooms within construct. batch is for all of them; construction sees all.
construct_rooms="
catalogue
plan       catalogue
scheduler  plan catalogue
insertions
families   insertions scheduler plan catalogue
blocks     families insertions scheduler plan catalogue
bands      blocks families insertions scheduler plan catalogue
"
# Rooms within pegwright. Its own files (names, find) are for all of them.
pegwright_rooms="
checking
solving    checking
counting   checking
surveying  solving checking
playing    surveying solving checking
drawing    playing surveying solving checking
"
# A library's header (how its name begins), then the only files that include it.
libraries="
cxxopts    src/cli/arguments.cpp
cairo      render/formats/canvas.cpp
xxhash     src/search/levels/files/checksum.cpp
gmp.h      src/theory/digits.cpp
glpk       src/search/linear/simplex.cpp
mpi        src/cli/ranks/mpi.cpp
boost/multiprecision  src/theory/integer.hpp
nlohmann/  src/*/json_*.cpp src/cli/questions/problem_line.cpp src/cli/answers/schemas.cpp render/player/player_page.cpp
fmt/       src/cli/*.cpp src/pegwright/drawing/*.cpp render/*.cpp
emscripten/ src/web/engine.cpp
pybind11/  src/python/module/*.cpp src/python/module/*.hpp
"

includes=$(find src render -name '*.cpp' -o -name '*.hpp' | sort | xargs grep -nE '^ *# *include' /dev/null)
bad=$(printf '%s\n' "$includes" | awk -v rooms="$rooms" -v search_rooms="$search_rooms" \
    -v construct_rooms="$construct_rooms" \
    -v pegwright_rooms="$pegwright_rooms" -v libraries="$libraries" '
    function read_table(text, table,    lines, words, n, k, i) {
        n = split(text, lines, "\n")
        for (i = 1; i <= n; i++) {
            k = split(lines[i], words, " +")
            if (k) table[words[1]] = lines[i] " "
        }
    }
    function rest(line) { sub(/^[^ ]+/, "", line); gsub(/ +/, " ", line); return line }
    function allowed(table, from, to) { return from == to || index(table[from], " " to " ") }
    # Whether a path matches a pattern of the line; * stands for anything.
    function matches(path, line,    words, n, i, pattern) {
        n = split(line, words, " +")
        for (i = 2; i <= n; i++) {
            pattern = words[i]
            gsub(/\./, "[.]", pattern)
            gsub(/\*/, ".*", pattern)
            if (pattern != "" && path ~ ("^" pattern "$")) return 1
        }
        return 0
    }
    BEGIN {
        read_table(rooms, room_table)
        read_table(search_rooms, search_table)
        read_table(construct_rooms, construct_table)
        read_table(pegwright_rooms, pegwright_table)
        read_table(libraries, library_table)
    }
    {
        split($0, place, ":")
        file = place[1]
        where = file ":" place[2]
        header = $0
        sub(/^[^<"]*[<"]/, "", header)
        sub(/[>"].*/, "", header)
        public = "src/library/include/pegwright/"
        if (index(file, public) == 1) {
            if ($0 ~ /<[^>]*[.\/][^>]*>/ && header !~ /^pegwright\/(version|export)[.]hpp$/ || \
                $0 !~ /<[^>]*>/ && header !~ /^[a-z_]+[.]hpp$/)
                print where ": a public header sees its neighbours and the standard library alone"
            next
        }
        if ($0 ~ /<pegwright\//) {
            if (file !~ /^src\/(library|python)\//) print where ": the public headers are not for the rooms below them"
            next
        }
        if ($0 ~ /<[^>]*>/) {
            for (library in library_table)
                if (index(header, library) == 1 && !matches(file, library_table[library]))
                    print where ": <" header "> belongs in" rest(library_table[library])
            next
        }
        n = split(file, path, "/")
        split(header, target, "/")
        if (path[2] == "python") {
            if (target[1] != "module") print where ": the Python module sees the public headers alone"
            next
        }
        room = path[1] == "render" ? "render" : path[2]
        if (n == 2 && room != "render") { print where ": a file in no room"; next }
        if (!(room in room_table)) { print where ": there is no room " room; next }
        if (!(target[1] in room_table)) { print where ": " header " is in no room"; next }
        if (!allowed(room_table, room, target[1])) print where ": " room " does not see " target[1]
        if (room == "search" && target[1] == "search" && !allowed(search_table, path[3], target[2]))
            print where ": within search, " path[3] " does not see " target[2]
        if (room == "construct" && target[1] == "construct" && n > 3 && target[2] != "batch.hpp" && \
            !allowed(construct_table, path[3], target[2]))
            print where ": within construct, " path[3] " does not see " target[2]
        if (room == "pegwright" && target[1] == "pegwright" && target[2] !~ /[.]hpp$/ && \
            !allowed(pegwright_table, path[3], target[2]))
            print where ": within pegwright, " path[3] " does not see " target[2]
    }')
[ -z "$bad" ] || { printf '%s\n' "$bad" && exit 1; }

# Only the command line names options; elsewhere a base::Remedy stands for advice.
bad=$(grep -rnE '"[^"]*--[a-z]' src render --include='*.cpp' --include='*.hpp' | grep -vE '^src/cli/|"--cycle"' |
    sed 's/^\([^:]*:[0-9]*\):.*/\1: an option is named below the command line/')
[ -z "$bad" ] || { printf '%s\n' "$bad" && exit 1; }
