#include "search/bits/hole_symmetries.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "support/catch.hpp"
#include "support/shapes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <set>

using namespace pegwright::tests;

namespace {

// GCC 12 warns falsely of comparing vectors of bytes.
using Numbers = std::vector<int>;

Numbers numbers(const HolePermutation& symmetry) { return {symmetry.begin(), symmetry.end()}; }

using Triple = std::array<std::size_t, 3>;

std::set<Triple> jumps_of(const SmallBoard& board, const HolePermutation& symmetry) {
    std::set<Triple> jumps;
    for (const BitJump& j : board.jumps()) jumps.insert({symmetry[j.from], symmetry[j.over], symmetry[j.to]});
    return jumps;
}

HolePermutation identity(const SmallBoard& board) {
    HolePermutation same(board.size());
    std::iota(same.begin(), same.end(), std::uint8_t{0});
    return same;
}

}  // namespace

TEST_CASE("symmetries are a group and take jumps to jumps") {
    const struct {
        const char* name;
        std::size_t holes;
        std::size_t symmetries;
    } rows[] = {
        {"english", 33, 8},
        {"draughts", 32, 4},
        {"asymmetric", 39, 2},
        {"truncated18", 18, 6},
        {"T7", 28, 6},
        {"5x6", 30, 4},
        {"8x8", 64, 8},
        {"1x64", 64, 2},
        {"T1", 1, 1},
        {"diagonal:4x4", 16, 8},
        {"diagonal:5x3", 15, 4},
        {"diagonal:english", 33, 8},
        {"hexagon3", 19, 12},
        {"ooo./..oo/..o", 6, 1},
        {"triangular:o/o/.o/..ooo/..o..o/.oo", 10, 3},
        {"triangular:3x3", 9, 4},
        {"triangular:4x3", 12, 2},
        {".oo/oo", 4, 2},
    };
    for (const auto& row : rows) {
        INFO(row.name);
        const SmallBoard board(parse_board(row.name));
        const auto group = hole_symmetries(board);
        CHECK(board.size() == row.holes);
        CHECK(group.size() == row.symmetries);
        std::set<Numbers> all;
        for (const HolePermutation& s : group) all.insert(numbers(s));
        CHECK(all.size() == row.symmetries);
        CHECK(group.front() == identity(board));
        const auto jumps = jumps_of(board, identity(board));
        for (const HolePermutation& s : group) {
            HolePermutation sorted = s;
            std::sort(sorted.begin(), sorted.end());
            CHECK(sorted == identity(board));
            CHECK(jumps_of(board, s) == jumps);
            for (const HolePermutation& t : group) {
                HolePermutation both;
                for (const std::uint8_t h : s) both.push_back(t[h]);
                CHECK(all.count(numbers(both)) == 1);
            }
        }
    }
}

TEST_CASE("an image takes every peg where the symmetry takes its hole") {
    std::uint64_t random = 5;
    for (const HolePermutation& s : hole_symmetries(SmallBoard(Board::rectangle(8, 8)))) {
        for (std::size_t i = 0; i < 64; ++i) CHECK(image(s, Bits{1} << i) == Bits{1} << s[i]);
        for (int round = 0; round < 10; ++round) {
            random = random * 6364136223846793005u + 1442695040888963407u;
            const Bits taken = image(s, random);
            CHECK(std::popcount(taken) == std::popcount(random));
            for (std::size_t i = 0; i < 64; ++i) CHECK((taken >> s[i] & 1) == (random >> i & 1));
        }
        CHECK(image(s, ~Bits{0}) == ~Bits{0});
    }
}

TEST_CASE("symmetries of hole sets are those of their boards") {
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
    // Seven holes.
    const SmallBoard hexagon(Lattice::triangular, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}, {2, 2}});
    CHECK(hole_symmetries(hexagon).size() == 12);
}

TEST_CASE("symmetries that keep a set of holes") {
    const SmallBoard board = english_board();
    const auto all = hole_symmetries(board);
    CHECK(keeping(all, board.full() & ~board.bit({3, 3})).size() == 8);
    CHECK(keeping(all, board.bit({2, 0})).size() == 1);
    CHECK(keeping(all, board.bit({3, 0})).size() == 2);
}
