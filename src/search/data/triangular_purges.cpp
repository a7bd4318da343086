// Finds the purges of the triangular lattice.
#include "board/names.hpp"
#include "search/data/library.hpp"
#include "search/data/purge_search.hpp"

namespace pegwright::search::data {
namespace {

// The first two holes of the block's first row; see chain_on_the_right().
constexpr UnlikeRequirement chain_on_the_left = {Hole{0, 1}, Hole{1, 1}};

// Three rows, each a hole longer than the one above, beside the first and the third hole beyond their left end.
Purge trapezoid(std::int32_t width, std::string_view state, const Limits& limits) {
    const std::string name = name_in_state("trapezoid-" + std::to_string(width), state);
    std::vector<Purge::Spot> spots;
    add_catalyst(spots, state);
    add_block(spots, {0, 1}, width, 3, 1);
    // If the far hole of its catalyst is full, a chain takes fewer moves.
    UnlikeRequirement chain = chain_on_the_right(width);
    chain.first_full = true;
    if (auto found = try_purge(name, {Lattice::triangular}, spots, {chain}, limits)) return std::move(*found);
    return find_purge(name, {Lattice::triangular}, spots, {chain_on_the_right(width)}, limits);
}

// The relocating purge with fewest moves, of all holes beyond the block that could take the vacancy.
Purge relocate(std::int32_t width, Hole vacancy, const Limits& limits) {
    std::optional<Purge> best;
    for (std::int32_t target = 0; target < width - 1; ++target) {
        if ((vacancy.x + vacancy.y - target) % 3 != 0) continue;
        std::vector<Purge::Spot> spots;
        for (std::int32_t x = 0; x < width - 1; ++x)
            spots.push_back({{x, 0}, x == target ? PurgeHole::takes_vacancy : PurgeHole::catalyst_peg});
        add_block(spots, {0, 1}, width, 3, 1);
        mark(spots, vacancy, PurgeHole::brings_vacancy);
        Purge found = find_purge("relocate-" + std::to_string(width) + "-" + hole_name(vacancy), {Lattice::triangular},
                                 spots, {chain_on_the_right(width), chain_on_the_left}, limits);
        if (!best || move_count(found) < move_count(*best)) best = std::move(found);
    }
    return std::move(*best);
}

}  // namespace

std::vector<DataFile> find_triangular_purges(const Limits& limits) {
    const std::string folder = "purges/triangular/";
    const std::vector<Lattice> both{Lattice::square, Lattice::triangular};
    std::vector<DataFile> files;
    Limits inner = begin_piece("triangular: 3- and 6-purges", limits);
    files.push_back(
        {folder + "three.txt",
         file_text("# The 3-purge: three pegs in a line leave; the catalyst stands on either side of one end.\n",
                   three_purges(both, inner))});
    files.push_back(
        {folder + "six.txt",
         file_text("# The 6-purge: a block of 2 x 3 leaves; the catalyst is a pair in line with its first row. On the\n"
                   "# way the block's own first row becomes unlike: the next 6-purge of a chain is inserted there.\n",
                   six_purges(both, inner))});
    std::vector<Purge> trapezoids;
    for (const std::int32_t width : {4, 5}) {
        inner = begin_piece("triangular: trapezoid purges of width " + std::to_string(width), limits);
        for (const std::string_view state : two_states) trapezoids.push_back(trapezoid(width, state, inner));
    }
    files.push_back(
        {folder + "trapezoid.txt",
         file_text(
             "# The trapezoid purge [Bell 2008, Fig. 5], beside two holes instead of three: three rows under the\n"
             "# first and the third hole beyond their left end, of which one is full, four (15 pegs) and five (18\n"
             "# pegs) wide. On the way the last two holes of the block's first row become unlike: 6-purges clear\n"
             "# the rest of a strip from there.\n",
             trapezoids)});
    std::vector<Purge> relocating;
    for (const std::int32_t width : {4, 5}) {
        for (std::int32_t y = 1; y <= 3; ++y) {
            // Row y of the block has width + y - 1 holes; the right half is the mirror image of the left.
            for (std::int32_t x = 0; 2 * x < width + y - 1; ++x) {
                inner = begin_piece("triangular: relocating purge of width " + std::to_string(width) + ", vacancy at " +
                                        hole_name(Hole{x, y}),
                                    limits);
                relocating.push_back(relocate(width, {x, y}, inner));
            }
        }
    }
    files.push_back(
        {folder + "relocate.txt",
         file_text(
             "# Relocating purges [Bell 2008, Fig. 9]: the block with its vacancy V leaves, and the vacancy goes to\n"
             "# N, a hole of the same position class in the row beyond. The left half of the block; the right\n"
             "# half by mirror image. On the way the outer two holes at both ends of the block's first row\n"
             "# become unlike: 6-purges clear the rest of the strip from there, on both sides.\n",
             relocating)});
    for (DataFile& file : find_polygon_purges(limits)) files.push_back(std::move(file));
    for (DataFile& file : find_narrow_purges(limits)) files.push_back(std::move(file));
    return files;
}

}  // namespace pegwright::search::data
