#include "search/paths/pair_clearing.hpp"
#include "board/lattice.hpp"
#include "support/catch.hpp"

#include <random>
#include <set>

using namespace pegwright::tests;
using pegwright::search::paths::clear_beside_pair;

namespace {

constexpr std::size_t positions = 3'000;

// The jumps clear the block and keep the full one of the two holes full.
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

// What these pegs reach on these holes.
std::set<std::set<Hole>> reached(Lattice lattice, const std::set<Hole>& holes, const std::set<Hole>& pegs) {
    std::set<std::set<Hole>> all = {pegs};
    std::vector<std::set<Hole>> front = {pegs};
    while (!front.empty()) {
        const std::set<Hole> now = front.back();
        front.pop_back();
        for (const Hole from : now)
            for (std::int32_t y = -2; y <= 2; ++y)
                for (std::int32_t x = -2; x <= 2; ++x) {
                    const Jump jump{from, from + Hole{x, y}};
                    if (!pegwright::board::is_jump_vector(lattice, {x, y}) || !holes.contains(jump.to) ||
                        now.contains(jump.to) || !now.contains(jump.over()))
                        continue;
                    std::set<Hole> next = now;
                    next.erase(from);
                    next.erase(jump.over());
                    next.insert(jump.to);
                    if (all.insert(next).second) front.push_back(next);
                }
    }
    return all;
}

}  // namespace

TEST_CASE("three rows are cleared beside the ends of the next row") {
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
    // Blocks beside the middle, of another class, or distant fail.
    CHECK(!clear_beside_pair(Lattice::square, line, {Hole{0, 1}, Hole{2, 1}}, positions));
    CHECK(!clear_beside_pair(Lattice::square, rectangle(2, 2), {Hole{0, 2}, Hole{1, 2}}, positions));
    CHECK(!clear_beside_pair(Lattice::square, line, {Hole{7, 0}, Hole{9, 0}}, positions));
    // Two rows by three are a 6-purge, beside two holes in line with one row.
    CHECK(clear_beside_pair(Lattice::square, rectangle(2, 3), {Hole{-2, 0}, Hole{-1, 0}}, positions));
}

TEST_CASE("clearing beside a pair agrees with brute force", "[long]") {
    std::mt19937 random(5);
    int cleared = 0;
    for (int i = 0; i < 400; ++i) {
        const Lattice lattice = pegwright::board::lattices[static_cast<std::size_t>(i % 3)];
        const bool high = i % 2 == 0;
        std::vector<Hole> block = rectangle(high ? 2 : 3, high ? 3 : 2);
        if (i % 5 < 3) block.erase(block.begin() + i % 5, block.begin() + i % 5 + 3);
        std::vector<Hole> around;
        for (std::int32_t y = -1; y < 4; ++y)
            for (std::int32_t x = -1; x < 4; ++x)
                if (std::find(block.begin(), block.end(), Hole{x, y}) == block.end()) around.push_back({x, y});
        std::shuffle(around.begin(), around.end(), random);
        const std::array<Hole, 2> ends = {around[0], around[1]};
        std::set<Hole> holes(block.begin(), block.end());
        holes.insert(ends.begin(), ends.end());
        bool both = true;
        for (const Hole end : ends) {
            std::set<Hole> pegs(block.begin(), block.end());
            pegs.insert(end);
            both = both && reached(lattice, holes, pegs).contains({end});
        }
        const auto found = clear_beside_pair(lattice, block, ends, 1'000'000);
        REQUIRE(found.has_value() == both);
        if (!both) continue;
        ++cleared;
        CHECK(clears((*found)[0], block, ends[0], ends[1]));
        CHECK(clears((*found)[1], block, ends[1], ends[0]));
    }
    CHECK(cleared >= 10);
}

TEST_CASE("block and catalyst lie in a rectangle of 64 holes") {
    const std::vector<Hole> line = {{1, 0}, {1, 1}, {1, 2}};
    const std::vector<Hole> far = {{1, 0}, {1, 1}, {1, 2}, {30, 0}, {30, 1}, {30, 2}};
    CHECK(clear_beside_pair(Lattice::square, line, {Hole{0, 0}, Hole{2, 0}}, positions));
    CHECK(!clear_beside_pair(Lattice::square, far, {Hole{0, 0}, Hole{2, 0}}, positions));
}
