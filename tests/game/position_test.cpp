#include "game/position.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("a position starts full and stores each hole") {
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

TEST_CASE("a position larger than memory is refused") {
    const Board board = Board::triangle(100'000'000);
    const auto refused = [&](const auto& make) {
        try {
            make();
            FAIL("625 TB were to be had");
        } catch (const Error& e) {
            CHECK(e.kind() == Error::Kind::limit);
            CHECK(std::string(e.what()).find("T100000000 needs 596046453 MiB") == 0);
        }
    };
    refused([&] { Position::check_fits(board); });
#ifndef PEGWRIGHT_SANITIZED
    // Sanitizers end the program instead of throwing.
    refused([&] { const Position position(board); });
#endif
}

TEST_CASE("a jump needs two pegs and a hole, in any words") {
    for (const std::uint64_t i : {0u, 60u, 63u, 64u, 69u}) {
        for (const std::uint64_t k : {71u, 127u, 128u, 209u}) {
            for (unsigned pegs = 0; pegs < 8; ++pegs) {
                const std::uint64_t three[] = {i, 70, k};
                Position position(Board::triangle(20));
                for (unsigned n = 0; n < 3; ++n)
                    if (!(pegs >> n & 1)) position.clear_at(three[n]);
                const Position before = position;
                CHECK(position.play_at(i, 70, k) == (pegs == 3));
                for (std::uint64_t h = 0; h < 210; ++h) {
                    const bool turned = pegs == 3 && (h == i || h == 70 || h == k);
                    REQUIRE((position.peg_at(h) != before.peg_at(h)) == turned);
                }
            }
        }
    }
}

TEST_CASE("a board larger than memory is refused early") {
    try {
        Position::check_fits(Board::triangle(10'000'000));
        FAIL("6 TB were to be had");
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::limit);
        CHECK(std::string(e.what()).find(" are free; T") != std::string::npos);
    }
    CHECK_NOTHROW(Position::check_fits(Board::triangle(5)));
}
