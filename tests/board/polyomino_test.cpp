#include "board/polyomino.hpp"
#include "board/parse.hpp"
#include "support/catch.hpp"

#include <random>
#include <set>

using namespace pegwright::tests;
using pegwright::board::blocks_of;
using pegwright::board::is_thick;
using pegwright::board::Spans;
using pegwright::board::square_rows;
using pegwright::board::SquareRow;

namespace {

std::set<Hole> squares_of(const std::set<Hole>& blocks) {
    std::set<Hole> squares;
    for (const Hole b : blocks)
        if (blocks.count(b + Hole{1, 0}) && blocks.count(b + Hole{0, 1}) && blocks.count(b + Hole{1, 1}))
            squares.insert(b);
    return squares;
}

// Squares share a block if at most one column and one row apart.
bool thick_by_hand(const std::set<Hole>& blocks) {
    std::set<Hole> left = squares_of(blocks);
    std::set<Hole> covered;
    for (const Hole s : left)
        for (const Hole d : {Hole{0, 0}, Hole{1, 0}, Hole{0, 1}, Hole{1, 1}}) covered.insert(s + d);
    if (left.empty() || covered != blocks) return false;
    std::vector<Hole> reached = {*left.begin()};
    left.erase(left.begin());
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (std::int32_t y = -1; y <= 1; ++y)
            for (std::int32_t x = -1; x <= 1; ++x)
                if (const Hole s = reached[i] + Hole{x, y}; left.erase(s) > 0) reached.push_back(s);
    return left.empty();
}

std::set<Hole> holes_in(const Spans& spans) {
    std::set<Hole> holes;
    for (std::int32_t y = 0; y < spans.rows(); ++y)
        for (const Spans::Run& run : spans.row(y))
            for (std::int32_t x = run.first; x < run.end; ++x) holes.insert({x, y});
    return holes;
}

}  // namespace

TEST_CASE("boards of whole 3 x 3 blocks are known, others are not") {
    const auto blocks = blocks_of(parse_board("3x.o./ooo/.o."));
    REQUIRE(blocks);
    CHECK(holes_in(*blocks) == std::set<Hole>{{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}});
    CHECK(blocks_of(parse_board("cross3")) == blocks);
    CHECK(blocks_of(parse_board("9x6")));
    // Rows without blocks, above and between.
    CHECK(holes_in(*blocks_of(parse_board("3x./oo/oo"))) == std::set<Hole>{{0, 1}, {1, 1}, {0, 2}, {1, 2}});
    CHECK_FALSE(is_thick(*blocks_of(parse_board("3x./oo/oo/o."))));
    CHECK(is_thick(*blocks_of(parse_board("3x./oo./ooo/.oo"))));
    CHECK_FALSE(is_thick(*blocks_of(parse_board("3xoo/oo/./oo/oo"))));
    CHECK_FALSE(is_thick(*blocks_of(parse_board("6xo.o"))));
    CHECK(holes_in(*blocks_of(parse_board("6xo."))).size() == 4);
    for (const char* name :
         {"english", "4x6", "6x7", "diagonal:3xoo/oo", "triangular:3xoo/oo", "cross2", "T6", "oooooo/oooooo/ooooo"})
        CHECK_FALSE(blocks_of(parse_board(name)));
}

TEST_CASE("thick boards are those that brute force finds thick") {
    std::mt19937 random(20);
    int thick = 0;
    int thin = 0;
    for (int i = 0; i < 4000; ++i) {
        // Unions of squares, with a block added or removed.
        std::set<Hole> blocks;
        const auto any = [&](std::uint32_t n) { return static_cast<std::int32_t>(random() % n); };
        const int squares = 1 + any(7);
        for (int k = 0; k < squares; ++k) {
            const Hole s{any(6), any(6)};
            for (const Hole d : {Hole{0, 0}, Hole{1, 0}, Hole{0, 1}, Hole{1, 1}}) blocks.insert(s + d);
        }
        if (i % 4 == 0) blocks.insert({any(7), any(7)});
        if (i % 4 == 1) blocks.erase(blocks.begin());
        const Spans spans(std::vector<Hole>(blocks.begin(), blocks.end()));
        const bool expected = thick_by_hand(blocks);
        CHECK(is_thick(spans) == expected);
        ++(expected ? thick : thin);
        std::set<Hole> squares_listed;
        for (const SquareRow& row : square_rows(spans))
            for (std::int32_t x = row.first; x + 1 < row.end; ++x) squares_listed.insert({x, row.y});
        CHECK(squares_listed == squares_of(blocks));
    }
    CHECK(thick > 500);
    CHECK(thin > 500);
}
