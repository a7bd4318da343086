#include "search/traces/reachable.hpp"
#include "base/error.hpp"
#include "board/symmetry.hpp"
#include "notation/holes.hpp"
#include "support/catch.hpp"

#include <bit>
#include <set>

using namespace pegwright::tests;

namespace {

HolePermutation on(const SmallBoard& small, const Affine& map) {
    HolePermutation permutation;
    for (const Hole h : small.holes()) permutation.push_back(static_cast<std::uint8_t>(small.number(map(h))));
    return permutation;
}

}  // namespace

TEST_CASE("positions reached on T_5, as published, and up to the symmetry that keeps the start") {
    // [Bell 2008, section 2.3].
    const Board board = Board::triangle(5);
    const SmallBoard small(board);
    const HolePermutation identity = on(small, symmetries(board)[0]);
    const struct {
        const char* vacate;
        std::size_t positions;
    } rows[] = {{"a1", 3016}, {"a2", 2377}, {"b3", 1651}};
    for (const auto& row : rows) {
        const Bits start = small.full() & ~small.bit(parse_hole(board, row.vacate));
        const auto jumps = joint_jumps(small, identity);
        const Levels all = reachable_positions(jumps, start, LeastImage(), {});
        CHECK(count_positions(all) == row.positions);
        std::vector<HolePermutation> group;
        for (const Affine& map : symmetries(board))
            if (image(on(small, map), start) == start) group.push_back(on(small, map));
        const LeastImage least(group);
        const Levels some = reachable_positions(jumps, start, least, {});
        for (std::size_t pegs = 0; pegs < all.size(); ++pegs) {
            std::set<Bits> classes;
            for (const Bits position : all[pegs]) {
                CHECK(static_cast<std::size_t>(std::popcount(position)) == pegs);
                classes.insert(least(position));
            }
            CHECK(classes == std::set<Bits>(some[pegs].begin(), some[pegs].end()));
        }
    }
}

TEST_CASE("the least image is the least of all images, on boards of up to 64 holes") {
    for (const Board& board : {Board::triangle(4), Board::rectangle(5, 3), Board::rectangle(8, 8)}) {
        const SmallBoard small(board);
        std::vector<HolePermutation> group;
        for (const Affine& map : symmetries(board)) group.push_back(on(small, map));
        const LeastImage least(group);
        Bits position = 0x9E3779B97F4A7C15u;
        for (int i = 0; i < 100; ++i, position = position * 6364136223846793005u + 1442695040888963407u) {
            const Bits holes = position & small.full();
            Bits expected = holes;
            for (const HolePermutation& g : group) {
                CHECK(std::popcount(image(g, holes)) == std::popcount(holes));
                expected = std::min(expected, image(g, holes));
            }
            CHECK(least(holes) == expected);
        }
        CHECK(LeastImage()(position) == position);
    }
}

TEST_CASE("joint jumps: those that a symmetry plays together") {
    const Board board = Board::rectangle(3, 5);
    const SmallBoard small(board);
    const auto maps = symmetries(board);
    // Six jumps along the columns' three lines each, two along each row.
    CHECK(joint_jumps(small, on(small, maps[0])).size() == 28);
    // Left and right exchanged: the middle column's six alone, the outer columns' in pairs.
    const Affine left_and_right = *std::find_if(maps.begin(), maps.end(), [](const Affine& m) {
        return m.ex == Hole{-1, 0} && m.ey == Hole{0, 1};
    });
    const auto mirrored = joint_jumps(small, on(small, left_and_right));
    CHECK(mirrored.size() == 12);
    for (const JointJump& set : mirrored) {
        CHECK(image(on(small, left_and_right), set.flip) == set.flip);
        CHECK(std::popcount(set.flip) == 3 * set.jumps);
        CHECK(set.possible(set.need));
        CHECK_FALSE(set.possible(set.flip));
        CHECK_FALSE(set.independent_of(set.into));
    }
    // T_5 turned by a third: three jumps a set, and none that go round a common hole.
    const Board triangle = Board::triangle(5);
    const SmallBoard t5(triangle);
    for (const JointJump& set : joint_jumps(t5, on(t5, symmetries(triangle)[3]))) CHECK(set.jumps == 3);
    HolePermutation wrong = on(small, maps[0]);
    std::swap(wrong[0], wrong[7]);
    CHECK_THROWS_AS(joint_jumps(small, wrong), std::logic_error);
}
