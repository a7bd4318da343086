#include "search/bits/reducer.hpp"

#include "board/parse.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <bit>

using namespace pegwright::tests;

namespace {

const char* const boards[] = {
    "T4",   "5x3",          "8x8",          "english",          "T10",           "hexagon3", "hexagon5", "T1",
    "1x64", "diagonal:4x4", "diagonal:8x8", "diagonal:english", "triangular:8x8"};

Bits next(Bits random) { return random * 6364136223846793005u + 1442695040888963407u; }

}  // namespace

TEST_CASE("least() is the least of all images") {
    for (const char* name : boards) {
        INFO(name);
        const Board named = parse_board(name);
        if (named.hole_count() > 64) continue;
        const SmallBoard board(named);
        const auto group = hole_symmetries(board);
        const SymmetryReducer reducer(group);
        Bits random = 0x9E3779B97F4A7C15u;
        for (int i = 0; i < 100; ++i, random = next(random)) {
            const Bits position = i == 0 ? 0 : i == 1 ? board.full() : random & board.full();
            Bits least = position;
            for (const HolePermutation& g : group) least = std::min(least, image(g, position));
            CHECK(reducer.least(position) == least);
            for (const HolePermutation& g : group) CHECK(reducer.least(image(g, position)) == least);
            CHECK(reducer.least(reducer.images(position)) == least);
            CHECK(reducer.images(position)[0] == position);
        }
    }
}

TEST_CASE("images follow a game's jumps by exclusive or") {
    for (const char* name : {"english", "T10", "diagonal:5x5", "hexagon3"}) {
        INFO(name);
        const SmallBoard board(parse_board(name));
        const SymmetryReducer reducer(hole_symmetries(board));
        const auto flips = reducer.flips_of(board.jumps());
        REQUIRE(flips.size() == board.jumps().size());
        Bits position = board.full() & ~(Bits{1} << board.size() / 2);
        for (bool moved = true; moved;) {
            moved = false;
            const SymmetryReducer::Images images = reducer.images(position);
            for (std::size_t j = 0; j < board.jumps().size(); ++j) {
                if (!board.jumps()[j].possible(position)) continue;
                const Bits after = position ^ board.jumps()[j].flip;
                CHECK(reducer.least_flipped(images, flips[j]) == reducer.least(after));
                CHECK(reducer.least(reducer.flipped(images, flips[j])) == reducer.least(after));
                if (!moved) position = after;
                moved = true;
                break;
            }
        }
    }
}

TEST_CASE("without symmetries every position stands for itself") {
    const SmallBoard board(Board::rectangle(5, 4));
    const auto group = hole_symmetries(board);
    for (const Bits position : {Bits{0}, Bits{12345}, board.full()}) {
        CHECK(SymmetryReducer().least(position) == position);
        CHECK(SymmetryReducer(std::vector<HolePermutation>(1, group[0])).least(position) == position);
    }
    // Repeated symmetries.
    CHECK(SymmetryReducer(std::vector<HolePermutation>(2, group[1])).least(1) == std::min(Bits{1}, image(group[1], 1)));
    const std::vector<HolePermutation> many(13, group[1]);
    CHECK_THROWS_AS(SymmetryReducer(many), std::logic_error);
}
