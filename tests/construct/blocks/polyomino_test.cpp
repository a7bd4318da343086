#include "board/polyomino.hpp"
#include "board/parse.hpp"
#include "construct/construction.hpp"
#include "construct/families/families.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"
#include "theory/feasibility.hpp"

#include <random>
#include <set>

using namespace pegwright::tests;
using pegwright::board::block_side;
using pegwright::board::Spans;

namespace {

const int most_squares = sampled(2, 3);
const int random_pairs = sampled(60, 600);

using Blocks = std::set<Hole>;

Blocks moved_to_corner(const Blocks& blocks) {
    Hole least = *blocks.begin();
    for (const Hole b : blocks) least = {std::min(least.x, b.x), std::min(least.y, b.y)};
    Blocks moved;
    for (const Hole b : blocks) moved.insert(b - least);
    return moved;
}

// All unions of up to `most` squares, each sharing a block with an earlier one.
std::set<Blocks> unions_of_squares(int most) {
    const auto with_square = [](Blocks blocks, Hole square) {
        for (const Hole d : {Hole{0, 0}, Hole{1, 0}, Hole{0, 1}, Hole{1, 1}}) blocks.insert(square + d);
        return moved_to_corner(blocks);
    };
    std::set<Blocks> all;
    std::set<Blocks> largest = {with_square({}, {0, 0})};
    for (int n = 1; n < most; ++n) {
        std::set<Blocks> larger;
        for (const Blocks& blocks : largest)
            for (const Hole b : blocks)
                for (std::int32_t y = -1; y <= 0; ++y)
                    for (std::int32_t x = -1; x <= 0; ++x) larger.insert(with_square(blocks, b + Hole{x, y}));
        all.insert(larger.begin(), larger.end());
        largest = std::move(larger);
    }
    return all;
}

Board board_of(const Blocks& blocks) {
    std::vector<Hole> holes;
    for (const Hole b : blocks)
        for (std::int32_t y = 0; y < block_side; ++y)
            for (std::int32_t x = 0; x < block_side; ++x) holes.push_back(block_side * b + Hole{x, y});
    return Board::of(Lattice::square, Spans(holes));
}

bool is_thick_no_rectangle(const Board& board) {
    return board.family() == Board::Family::other && pegwright::board::is_thick(*pegwright::board::blocks_of(board));
}

}  // namespace

TEST_CASE("every feasible pair of unions of two or three squares", "[long]") {
    OutsideReferee outside;
    int boards = 0;
    for (const Blocks& blocks : unions_of_squares(most_squares)) {
        const Board board = board_of(blocks);
        INFO(board.name());
        if (board.family() == Board::Family::rectangle) continue;
        REQUIRE(is_thick_no_rectangle(board));
        const auto count = static_cast<std::int64_t>(blocks.size());
        CHECK(construct_all_pairs(board, outside) == 9 * count * count);
        ++boards;
    }
    CHECK(boards == (most_squares == 2 ? 2 : 20));
    CHECK(outside.accepts());
}

TEST_CASE("random pairs on random thick boards") {
    OutsideReferee outside;
    std::mt19937 random(20261123);
    const auto any = [&](std::int32_t n) {
        return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(n));
    };
    for (int pairs = 0; pairs < random_pairs;) {
        // A random walk of squares that share blocks.
        const std::int32_t side = 3 + any(pairs % 10 == 0 ? 40 : 8);
        Blocks blocks;
        Hole square{any(side), any(side)};
        for (std::int32_t i = 0; i < side * side / 3; ++i) {
            for (const Hole d : {Hole{0, 0}, Hole{1, 0}, Hole{0, 1}, Hole{1, 1}}) blocks.insert(square + d);
            const Hole next = square + Hole{any(3) - 1, any(3) - 1};
            if (next.x >= 0 && next.y >= 0 && next.x < side && next.y < side) square = next;
        }
        const Board board = board_of(moved_to_corner(blocks));
        if (!is_thick_no_rectangle(board)) continue;
        const std::vector<Hole> holes = board.holes();
        const Hole vacate = holes[random() % holes.size()];
        std::vector<Hole> finishes;
        for (const Hole h : holes)
            if ((h.x - vacate.x) % 3 == 0 && (h.y - vacate.y) % 3 == 0) finishes.push_back(h);
        INFO(board.name());
        construct_and_check({board, vacate, finishes[random() % finishes.size()]}, outside);
        ++pairs;
    }
    CHECK(outside.accepts());
}

TEST_CASE("long arms: combs, spirals and crosses of blocks") {
    OutsideReferee outside;
    for (const char* name :
         {"60x.o./ooo/.o.", "30xooooo/o.o.o/o.o.o/o.o.o", "6xoooooo/o...../o.oooo/o.o..o/o.oo.o/o....o/oooooo",
          "150xoo/o.", "18xo.o/o.o/ooo", "6xoo./oo./.oo/.oo"}) {
        const Board board = parse_board(name);
        INFO(name);
        const std::vector<Hole> holes = board.holes();
        const Hole last = holes.back();
        const Hole first{last.x % 3 + holes.front().x, last.y % 3};
        REQUIRE(is_constructible({board, first, last}));
        construct_and_check({board, first, last}, outside);
        construct_and_check({board, last, first}, outside);
        construct_and_check({board, first, first}, outside);
    }
    CHECK(outside.accepts());
}

TEST_CASE("boards of blocks that are not thick are refused") {
    for (const char* name : {"3x.o./ooo/.o.", "3xoo./ooo/oo./o..", "3xoo.oo/ooooo", "3xoo.oo/oo.oo"})
        CHECK_FALSE(pegwright::theory::has_theorem(parse_board(name)));
    CHECK(pegwright::theory::has_theorem(parse_board("3xoo./ooo/.oo")));
}
