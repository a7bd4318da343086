// Which purges the library needs, and the searches that find them.
#include "peg/error.hpp"
#include "peg/names.hpp"
#include "search/fewest_moves.hpp"
#include "search/library.hpp"

namespace pegwright {
namespace {

// All holes a purge names are the whole board its search may use.
Purge find_purge(const std::string& name, std::vector<Lattice> lattices, std::vector<Purge::Spot> spots, const std::vector<UnlikeWish>& wishes) {
    std::vector<Hole> holes;
    for (const auto& spot : spots) holes.push_back(spot.hole);
    // A purge for both lattices is searched with the jumps of the square one, which both have.
    const SmallBoard board(lattices.front(), holes);
    Bits start = 0;
    Bits goal = 0;
    for (const auto& spot : spots) {
        if (full_before(spot.kind)) start |= board.bit(spot.hole);
        if (full_after(spot.kind)) goal |= board.bit(spot.hole);
    }
    auto jumps = fewest_moves(board, start, goal, wishes);
    if (!jumps) fail_input("no purge " + name + " exists");
    return {name, std::move(lattices), std::move(spots), std::move(*jumps)};
}

PurgeHole catalyst(bool full) { return full ? PurgeHole::catalyst_peg : PurgeHole::catalyst_vacancy; }

void add_block(std::vector<Purge::Spot>& spots, std::int32_t left, std::int32_t top, std::int32_t width, std::int32_t height, std::int32_t slope) {
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width + slope * y; ++x) spots.push_back({{left + x, top + y}, PurgeHole::leaves});
}

// Catalyst on either side of one end of three pegs in a line.
Purge three(bool left_full) {
    std::vector<Purge::Spot> spots{{{0, 0}, catalyst(left_full)}, {{1, 0}, PurgeHole::leaves}, {{2, 0}, catalyst(!left_full)}};
    add_block(spots, 1, 1, 1, 2, 0);
    return find_purge(left_full ? "three-10" : "three-01", {Lattice::square, Lattice::triangular}, spots, {});
}

// Catalyst: two holes in line with the first of three rows of two.
Purge six(bool far_full) {
    std::vector<Purge::Spot> spots{{{0, 0}, catalyst(far_full)}, {{1, 0}, catalyst(!far_full)}};
    add_block(spots, 2, 0, 2, 3, 0);
    return find_purge(far_full ? "six-10" : "six-01", {Lattice::square, Lattice::triangular}, spots, {{Hole{2, 0}, Hole{3, 0}}});
}

// The last two holes of the block's first row, which must be unlike once to let 6-purges in on the right.
UnlikeWish chain_on_the_right(std::int32_t width) { return {Hole{width - 2, 1}, Hole{width - 1, 1}}; }
constexpr UnlikeWish chain_on_the_left = {Hole{0, 1}, Hole{1, 1}};

Purge trapezoid(std::int32_t width, unsigned bits) {
    std::vector<Purge::Spot> spots;
    std::string state;
    for (std::int32_t x = 0; x < 3; ++x) {
        const bool full = (bits >> x & 1) != 0;
        spots.push_back({{x, 0}, catalyst(full)});
        state += full ? '1' : '0';
    }
    add_block(spots, 0, 1, width, 3, 1);
    return find_purge("trapezoid-" + std::to_string(width) + "-" + state, {Lattice::triangular}, spots, {chain_on_the_right(width)});
}

// The relocating purge for a vacancy in the block, with fewest moves among the holes of its label
// beyond the block that could take the vacancy over.
Purge relocate(std::int32_t width, Hole vacancy) {
    std::optional<Purge> best;
    const auto moves = [](const Purge& purge) {
        int count = 0;
        for (std::size_t i = 0; i < purge.jumps.size(); ++i) count += i == 0 || purge.jumps[i - 1].to != purge.jumps[i].from ? 1 : 0;
        return count;
    };
    for (std::int32_t target = 0; target < width - 1; ++target) {
        if ((vacancy.x + vacancy.y - target) % 3 != 0) continue;
        std::vector<Purge::Spot> spots;
        for (std::int32_t x = 0; x < width - 1; ++x) spots.push_back({{x, 0}, x == target ? PurgeHole::takes_vacancy : PurgeHole::catalyst_peg});
        add_block(spots, 0, 1, width, 3, 1);
        for (auto& spot : spots)
            if (spot.hole == vacancy) spot.kind = PurgeHole::brings_vacancy;
        Purge found = find_purge("relocate-" + std::to_string(width) + "-" + hole_name(vacancy), {Lattice::triangular}, spots, {chain_on_the_right(width), chain_on_the_left});
        if (!best || moves(found) < moves(*best)) best = std::move(found);
    }
    return std::move(*best);
}

std::string file_text(const std::string& heading, const std::vector<Purge>& purges) {
    std::string text = heading + "# Found by breadth-first search for fewest moves within the holes of the picture:\n#   pegwright find purges\n";
    for (const Purge& purge : purges) text += "\n" + format_purge(purge);
    return text;
}

}  // namespace

std::vector<DataFile> find_triangular_purges(const OnWork& on_work) {
    const std::string folder = "purges/triangular/";
    std::vector<DataFile> files;
    on_work("3- and 6-purges");
    files.push_back({folder + "three.txt", file_text("# The 3-purge: three pegs in a line leave; the catalyst stands on either side of one end.\n", {three(false), three(true)})});
    files.push_back({folder + "six.txt", file_text("# The 6-purge: a block of 2 x 3 leaves; the catalyst is a pair in line with its first row. On the\n"
                                                   "# way the block's own first row becomes unlike: the next 6-purge of a chain is inserted there.\n",
                                                   {six(false), six(true)})});
    std::vector<Purge> trapezoids;
    for (const std::int32_t width : {3, 4}) {
        on_work("trapezoid purges of width " + std::to_string(width));
        for (const unsigned bits : {1u, 2u, 3u, 4u, 5u, 6u}) trapezoids.push_back(trapezoid(width, bits));
    }
    files.push_back({folder + "trapezoid.txt", file_text("# The trapezoid purge [Bell 2008, Fig. 5]: three rows under three catalyst holes, in all six unlike\n"
                                                         "# states, three (12 pegs) and four (15 pegs) wide. On the way the last two holes of the block's\n"
                                                         "# first row become unlike: 6-purges clear the rest of a strip from there.\n",
                                                         trapezoids)});
    std::vector<Purge> relocating;
    for (const std::int32_t width : {4, 5}) {
        for (std::int32_t y = 1; y <= 3; ++y) {
            // Row y of the block has width + y - 1 holes; the right half is the mirror image of the left.
            for (std::int32_t x = 0; 2 * x < width + y - 1; ++x) {
                on_work("relocating purge of width " + std::to_string(width) + ", vacancy at " + hole_name(Hole{x, y}));
                relocating.push_back(relocate(width, {x, y}));
            }
        }
    }
    files.push_back({folder + "relocate.txt", file_text("# Relocating purges [Bell 2008, Fig. 9]: the block with its vacancy V leaves, and the vacancy goes to\n"
                                                        "# N, a hole of the same position class in the row beyond. The left half of the block; the right\n"
                                                        "# half by mirror image. On the way the outer two holes at both ends of the block's first row\n"
                                                        "# become unlike: 6-purges clear the rest of the strip from there, on both sides.\n",
                                                        relocating)});
    return files;
}

}  // namespace pegwright
