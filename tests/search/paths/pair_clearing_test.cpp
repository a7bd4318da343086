// Purges of any block beside two holes, replayed.
#include "search/paths/pair_clearing.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;
using pegwright::search::paths::clear_beside_pair;

namespace {

constexpr std::size_t positions = 3'000;

// Whether the jumps turn a full block and one of the two holes into that hole alone.
bool clears(const std::vector<Jump>& jumps, const std::vector<Hole>& block, Hole full, Hole empty) {
    std::set<Hole> pegs(block.begin(), block.end());
    pegs.insert(full);
    std::set<Hole> holes = pegs;
    holes.insert(empty);
    for (const Jump& jump : jumps) {
        if (!pegs.contains(jump.from) || !pegs.contains(jump.over()) || pegs.contains(jump.to)) return false;
        if (!holes.contains(jump.to)) return false;
        pegs.erase(jump.from);
        pegs.erase(jump.over());
        pegs.insert(jump.to);
    }
    return pegs == std::set<Hole>{full};
}

std::vector<Hole> rectangle(std::int32_t width, std::int32_t height) {
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width; ++x) holes.push_back({x, y});
    return holes;
}

}  // namespace

TEST_CASE("three rows are cleared beside the ends of the next row, on all lattices") {
    for (const Lattice lattice : pegwright::board::lattices)
        for (const std::int32_t width : {3, 4, 5}) {
            const std::vector<Hole> block = rectangle(width, 3);
            const std::array<Hole, 2> ends = {Hole{0, 3}, Hole{width - 1, 3}};
            const auto found = clear_beside_pair(lattice, block, ends, 100'000);
            REQUIRE(found);
            CHECK(clears((*found)[0], block, ends[0], ends[1]));
            CHECK(clears((*found)[1], block, ends[1], ends[0]));
        }
}

TEST_CASE("the 3-purge, and what is not cleared") {
    const std::vector<Hole> line = {{1, 0}, {1, 1}, {1, 2}};
    CHECK(clear_beside_pair(Lattice::square, line, {Hole{0, 0}, Hole{2, 0}}, positions));
    // Beside the middle it does not work, nor does a block of another class, nor one beside far holes.
    CHECK(!clear_beside_pair(Lattice::square, line, {Hole{0, 1}, Hole{2, 1}}, positions));
    CHECK(!clear_beside_pair(Lattice::square, rectangle(2, 2), {Hole{0, 2}, Hole{1, 2}}, positions));
    CHECK(!clear_beside_pair(Lattice::square, line, {Hole{7, 0}, Hole{9, 0}}, positions));
    // Two rows by three are no more than a 6-purge, beside two holes in line with one row.
    CHECK(clear_beside_pair(Lattice::square, rectangle(2, 3), {Hole{-2, 0}, Hole{-1, 0}}, positions));
}
