#include "search/bits/joint_jump.hpp"

#include "board/parse.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "support/catch.hpp"

#include <bit>

using namespace pegwright::tests;

namespace {

HolePermutation symmetry_with(const SmallBoard& board, Hole a, Hole to_a, Hole b, Hole to_b) {
    for (const HolePermutation& s : hole_symmetries(board))
        if (s[board.number(a)] == board.number(to_a) && s[board.number(b)] == board.number(to_b)) return s;
    throw std::logic_error("no such symmetry");
}

}  // namespace

TEST_CASE("joint jumps: those that a symmetry plays together") {
    const SmallBoard small(Board::rectangle(3, 5));
    const auto symmetries = hole_symmetries(small);
    // Six jumps along the columns' three lines each, two along each row.
    CHECK(joint_jumps(small, symmetries[0]).size() == 28);
    // The mirror: the middle column's six jumps alone, the outer ones in pairs.
    const HolePermutation mirror = symmetry_with(small, {0, 0}, {2, 0}, {0, 1}, {2, 1});
    const auto mirrored = joint_jumps(small, mirror);
    CHECK(mirrored.size() == 12);
    for (const JointJump& set : mirrored) {
        CHECK(image(mirror, set.flip) == set.flip);
        CHECK(std::popcount(set.flip) == 3 * set.jumps);
        CHECK(set.possible(set.need));
        CHECK_FALSE(set.possible(set.flip));
        CHECK_FALSE(set.independent_of(set.into));
    }
    // T_5 turned by a third: sets of three jumps, without those around a common hole.
    const SmallBoard t5(Board::triangle(5));
    const HolePermutation turn = symmetry_with(t5, {0, 0}, {0, 4}, {0, 4}, {4, 4});
    const auto turned = joint_jumps(t5, turn);
    CHECK_FALSE(turned.empty());
    for (const JointJump& set : turned) CHECK(set.jumps == 3);
    HolePermutation wrong = symmetries[0];
    std::swap(wrong[0], wrong[7]);
    CHECK_THROWS_AS(joint_jumps(small, wrong), std::logic_error);
}

TEST_CASE("joint jumps of the diagonal lattice are disjoint sets") {
    const SmallBoard board(parse_board("diagonal:4x4"));
    for (const HolePermutation& symmetry : hole_symmetries(board)) {
        std::size_t jumps = 0;
        for (const JointJump& set : joint_jumps(board, symmetry)) {
            CHECK(image(symmetry, set.flip) == set.flip);
            CHECK(std::popcount(set.flip) == 3 * set.jumps);
            jumps += static_cast<std::size_t>(set.jumps);
        }
        CHECK(jumps <= board.jumps().size());
    }
}
