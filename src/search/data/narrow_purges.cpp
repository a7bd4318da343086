// Finds the purges of convex polygons of three lines (theory/POLYGONS.md). Three columns at an end leave beside two
// holes above their ends, whatever lies between these. If the vacancy is in them, it goes to one of the next three
// columns.
//
// Columns are slanted or pointed. In slanted ones each row continues the row above; the other slope is a mirror image.
// In pointed ones the lower two rows begin one hole further on; they are their own mirror image.
#include "search/data/library.hpp"

#include "board/names.hpp"
#include "search/data/purge_search.hpp"

namespace pegwright::search::data {
namespace {

constexpr std::int32_t narrow_rows = 3;

struct NarrowEnds {
    const char* name;
    std::int32_t further_on;  // the lower two rows

    Hole hole(std::int32_t column, std::int32_t row) const { return {column + (row > 0 ? further_on : 0), row}; }
};
constexpr NarrowEnds slanted_ends{"slanted", 0};
constexpr NarrowEnds pointed_ends{"pointed", 1};

void add_columns(std::vector<Purge::Spot>& spots, const NarrowEnds& ends, std::int32_t first, std::int32_t end,
                 PurgeHole kind) {
    for (std::int32_t row = 0; row < narrow_rows; ++row)
        for (std::int32_t x = first; x < end; ++x) spots.push_back({ends.hole(x, row), kind});
}

Purge narrow_clearing(const NarrowEnds& ends, bool upper_full, const Limits& limits) {
    std::vector<Purge::Spot> spots;
    add_columns(spots, ends, 1, 4, PurgeHole::leaves);
    spots.push_back({ends.hole(0, 0), catalyst(upper_full)});
    spots.push_back({ends.hole(0, narrow_rows - 1), catalyst(!upper_full)});
    return find_purge(std::string("narrow-") + ends.name + (upper_full ? "-10" : "-01"), {Lattice::triangular}, spots,
                      {}, limits);
}

// Columns are counted from the first of the three that stay.
struct NarrowRelocation {
    NarrowEnds ends;
    std::int32_t from;
    std::int32_t from_row;
    std::int32_t to;
    std::int32_t to_row;
    std::int32_t columns = 3;  // that leave
};

Purge narrow_relocation(const NarrowRelocation& relocation, const Limits& limits) {
    std::vector<Purge::Spot> spots;
    add_columns(spots, relocation.ends, 0, 3, PurgeHole::catalyst_peg);
    add_columns(spots, relocation.ends, 3, 3 + relocation.columns, PurgeHole::leaves);
    const Hole from = relocation.ends.hole(relocation.from, relocation.from_row);
    mark(spots, from, PurgeHole::brings_vacancy);
    mark(spots, relocation.ends.hole(relocation.to, relocation.to_row), PurgeHole::takes_vacancy);
    return find_purge(std::string("narrow-") + relocation.ends.name + "-" + hole_name(from), {Lattice::triangular},
                      spots, {}, limits);
}

}  // namespace

std::vector<DataFile> find_narrow_purges(const Limits& limits) {
    const Limits inner = begin_piece("triangular: three lines", limits);
    std::vector<Purge> purges = {narrow_clearing(slanted_ends, true, inner),
                                 narrow_clearing(slanted_ends, false, inner),
                                 narrow_clearing(pointed_ends, true, inner)};
    for (const NarrowRelocation& relocation :
         {NarrowRelocation{slanted_ends, 3, 0, 0, 0}, NarrowRelocation{slanted_ends, 4, 0, 2, 2},
          NarrowRelocation{slanted_ends, 5, 0, 2, 0}, NarrowRelocation{slanted_ends, 3, 2, 2, 0},
          NarrowRelocation{slanted_ends, 4, 2, 0, 0}, NarrowRelocation{slanted_ends, 5, 2, 2, 2},
          NarrowRelocation{pointed_ends, 4, 0, 1, 0}, NarrowRelocation{pointed_ends, 5, 0, 2, 0},
          NarrowRelocation{pointed_ends, 6, 0, 0, 0, 6}})
        purges.push_back(narrow_relocation(relocation, inner));
    return {
        {"purges/triangular/narrow.txt",
         file_text("# For convex polygons of three lines. Three columns at an end leave beside two holes over their\n"
                   "# ends; or with the vacancy in an outer row, which goes to an outer row further in. Of a pointed\n"
                   "# end the other row's by mirror image, and where none of three columns exists, one of six.\n",
                   purges)}};
}

}  // namespace pegwright::search::data
