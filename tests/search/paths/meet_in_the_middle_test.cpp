#include "base/error.hpp"
#include "search/paths/exhaustive_paths.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/plain.hpp"

#include <bit>

using namespace pegwright::tests;

TEST_CASE("search from both ends agrees with brute force") {
    for (const auto& [board, plain] : {std::pair{Board::triangle(5), plain::Board::triangle(5)},
                                       std::pair{Board::rectangle(4, 4), plain::Board::rectangle(4, 4)},
                                       std::pair{Board::rectangle(6, 3), plain::Board::rectangle(6, 3)}}) {
        const SmallBoard small(board);
        for (int s = 0; s < plain.holes(); ++s) {
            const auto ends = plain.reachable_ends(s);
            for (int f = 0; f < plain.holes(); ++f) {
                const Problem problem{board, {plain.column(s), plain.row(s)}, {plain.column(f), plain.row(f)}};
                const auto jumps = meet_in_the_middle(small, small.full() & ~small.bit(problem.vacate()),
                                                      small.bit(problem.finish()), {});
                REQUIRE(jumps.has_value() == ends[static_cast<std::size_t>(f)]);
                if (jumps) CHECK(referee_on({problem, *jumps}));
            }
        }
    }
}

TEST_CASE("search from both ends meets requirements where possible") {
    const Board board = Board::rectangle(5, 3);
    const SmallBoard small(board);
    const Hole start{2, 0};
    const Bits from = small.full() & ~small.bit(start);
    const Bits to = small.bit(start);
    int met = 0;
    int missed = 0;
    for (const Hole a : small.holes()) {
        for (const Hole b : small.holes()) {
            // Two unlike holes, and two in the opposite corner.
            const std::vector<UnlikeRequirement> requirements{{a, b}, {Hole{4, 2}, Hole{3, 1}}};
            const auto jumps = meet_in_the_middle(small, from, to, requirements);
            REQUIRE(jumps.has_value() == fewest_moves(small, from, to, requirements).has_value());
            ++(jumps ? met : missed);
            if (!jumps) continue;
            CHECK(referee_on({{board, start, start}, *jumps}));
            Bits position = from;
            bool unlike = false;
            for (std::size_t i = 0;; ++i) {
                unlike = unlike || ((position & small.bit(a)) != 0) != ((position & small.bit(b)) != 0);
                if (i == jumps->size()) break;
                const Jump& j = (*jumps)[i];
                position ^= small.bit(j.from) | small.bit(j.over()) | small.bit(j.to);
            }
            CHECK(unlike);
        }
    }
    CHECK(met > 0);
    CHECK(missed > 0);
}

TEST_CASE("search from both ends refuses large boards") {
    const SmallBoard small(Board::rectangle(19, 3));
    CHECK_THROWS_AS(meet_in_the_middle(small, small.full(), 1, {}), Error);
}

TEST_CASE("the gaps in the table of relocating purges are real") {
    const struct {
        std::int32_t width;
        Hole vacancy;  // column, strip row from the inside
        bool exists;
    } rows[] = {{4, {0, 0}, false}, {4, {1, 0}, true}, {4, {0, 1}, true}, {4, {1, 1}, false}, {5, {0, 0}, true},
                {5, {1, 0}, false}, {5, {2, 0}, true}, {5, {0, 1}, true}, {5, {1, 1}, false}, {5, {2, 1}, false}};
    for (const auto& row : rows) {
        const SmallBoard window(Board::rectangle(row.width, 6));
        Bits beyond = 0;
        for (const Hole h : window.holes()) beyond |= h.y < 3 ? window.bit(h) : 0;
        bool exists = false;
        for (const Hole h : window.holes())
            if (h.y == row.vacancy.y && h.x % 3 == row.vacancy.x % 3)
                exists = exists || meet_in_the_middle(window, window.full() & ~window.bit(row.vacancy + Hole{0, 3}),
                                                      beyond & ~window.bit(h), {});
        INFO(row.width << ": " << row.vacancy.x << "," << row.vacancy.y);
        CHECK(exists == row.exists);
    }
}

TEST_CASE("rows of five leave beside two holes, shorter ones do not") {
    // A hexagon's side from the second row beyond outwards; columns go right where it shrinks.
    const auto pairs_that_do = [](std::int32_t length) {
        std::vector<Hole> strip;
        for (std::int32_t y = 0; y < 3; ++y)
            for (std::int32_t x = y; x < length; ++x) strip.push_back({x, y});
        std::vector<Hole> beyond;
        for (std::int32_t y = -2; y < 0; ++y)
            for (std::int32_t x = y; x < length; ++x) beyond.push_back({x, y});
        int pairs = 0;
        for (std::size_t i = 0; i < beyond.size(); ++i)
            for (std::size_t j = i + 1; j < beyond.size(); ++j) {
                std::vector<Hole> holes = strip;
                holes.push_back(beyond[i]);
                holes.push_back(beyond[j]);
                const SmallBoard board(Lattice::triangular, holes);
                const auto leaves = [&](Hole full, Hole empty) {
                    return meet_in_the_middle(board, board.full() & ~board.bit(empty), board.bit(full), {}).has_value();
                };
                pairs += leaves(beyond[i], beyond[j]) && leaves(beyond[j], beyond[i]) ? 1 : 0;
            }
        return pairs;
    };
    CHECK(pairs_that_do(4) == 0);
    CHECK(pairs_that_do(5) > 0);
}
