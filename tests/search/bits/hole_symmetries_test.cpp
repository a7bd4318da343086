#include "search/bits/hole_symmetries.hpp"
#include "board/symmetry.hpp"
#include "search/bits/images.hpp"
#include "support/catch.hpp"
#include "support/shapes.hpp"

#include <set>

using namespace pegwright::tests;

TEST_CASE("symmetries of hole sets are those of the boards they come from") {
    for (const Board& board : {Board::triangle(1), Board::triangle(5), Board::rectangle(4, 4), Board::rectangle(5, 3),
                               Board::rectangle(6, 1)}) {
        const SmallBoard small(board);
        std::set<std::vector<int>> expected;
        for (const Affine& map : symmetries(board)) {
            std::vector<int> numbers;
            for (const Hole h : small.holes()) numbers.push_back(static_cast<int>(small.number(map(h))));
            expected.insert(numbers);
        }
        const std::vector<HolePermutation> found = hole_symmetries(small);
        std::set<std::vector<int>> as_set;
        for (const HolePermutation& map : found) as_set.emplace(map.begin(), map.end());
        CHECK(as_set == expected);
        for (std::size_t i = 0; i < small.size(); ++i) CHECK(found.front()[i] == i);
    }
    CHECK(hole_symmetries(english_board()).size() == 8);
    CHECK(hole_symmetries(draughts_board()).size() == 4);
    // A hexagon of seven holes.
    const SmallBoard hexagon(Lattice::triangular, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}, {2, 2}});
    CHECK(hole_symmetries(hexagon).size() == 12);
}

TEST_CASE("images of a position follow its jumps") {
    const SmallBoard board = english_board();
    const std::vector<HolePermutation> all = hole_symmetries(board);
    const Images images(board, all);
    Bits position = board.full() & ~board.bit({3, 3});
    CHECK(keeping(all, position).size() == 8);
    CHECK(keeping(all, board.bit({2, 0})).size() == 1);
    CHECK(keeping(all, board.bit({3, 0})).size() == 2);
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t j = 0; j < board.jumps().size() && !moved; ++j) {
            if (!board.jumps()[j].possible(position)) continue;
            const Bits after = position ^ board.jumps()[j].flip;
            CHECK(images.least_after(images.of(position), j) == images.least_of(after));
            position = after;
            moved = true;
        }
        std::set<Bits> leasts;
        for (const HolePermutation& map : all) {
            Bits image = 0;
            for (std::size_t i = 0; i < board.size(); ++i) image |= (position >> i & 1) << map[i];
            leasts.insert(images.least_of(image));
        }
        CHECK(leasts.size() == 1);
    }
}
