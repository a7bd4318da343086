#include "game/position.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("a position starts full and remembers every hole for itself") {
    const Board board = Board::triangle(17);
    Position position(board);
    CHECK(position.peg_count() == board.hole_count());
    for (std::int32_t y = 0; y < 17; ++y) {
        for (std::int32_t x = 0; x <= y; ++x) {
            CHECK(position.peg({x, y}));
            position.clear({x, y});
            CHECK_FALSE(position.peg({x, y}));
            CHECK(position.peg_count() == board.hole_count() - 1);
            position.set({x, y});
        }
    }
    CHECK(position == Position(board));
}

TEST_CASE("a position that does not fit the memory is refused, not tried") {
    try {
        const Position position(Board::triangle(100'000'000));
        FAIL("625 TB were to be had");
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::limit);
        CHECK(std::string(e.what()).find("T100000000 has 5000000050000000 holes") == 0);
    }
}

TEST_CASE("three holes turned over at once are the three turned over one by one") {
    Position position(Board::triangle(20));
    for (const std::uint64_t i : {0u, 60u, 63u, 64u, 69u}) {
        for (const std::uint64_t k : {71u, 127u, 128u, 209u}) {
            const Position before = position;
            position.flip_at(i, 70, k);
            for (std::uint64_t h = 0; h < 210; ++h)
                CHECK((position.peg_at(h) != before.peg_at(h)) == (h == i || h == 70 || h == k));
            position.flip_at(i, 70, k);
            CHECK(position == before);
        }
    }
}
