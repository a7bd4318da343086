// Solutions of large rectangles that take rows away: from which vacancies, how many moves.
#include "pegwright/solving/rows/rows_away.hpp"
#include "game/move_count.hpp"
#include "pegwright/checking/refereed.hpp"
#include "pegwright/solving/shorten.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "theory/choice.hpp"

#include <random>
#include <tuple>

using namespace pegwright::tests;
using pegwright::JumpList;
using pegwright::Way;
using pegwright::rows::RowsAway;

namespace {

[[maybe_unused]] std::int64_t moves_of(const Solution& solution) {
    MoveCount count;
    count.add(solution.jumps);
    return count.moves();
}

bool leads_to_one(const Board& board, Hole vacancy) {
    return pegwright::theory::choose_problem(board, vacancy, {}).problem.has_value();
}

Way as_it_is(const Way& way) { return way; }

[[maybe_unused]] Way shortened(const Way& way) {
    JumpList list;
    way.play_unrefereed(list);
    return pegwright::listed_way(pegwright::shorten({way.problem(), std::move(list.list)}, {0, 1}, {}).solution);
}

Solution played(const Board& board, Hole vacancy, const RowsAway& rows) {
    JumpList list;
    rows.play(list);
    return {{board, vacancy, rows.finish()}, std::move(list.list)};
}

}  // namespace

TEST_CASE("from vacancies of large rectangles rows are taken away until one peg is left") {
    OutsideReferee outside;
    std::mt19937 random(13);
    const auto below = [&](std::int32_t n) {
        return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(n));
    };
    int solved = 0;
    for (int i = 0; i < 60; ++i) {
        const std::int32_t length = 31 + below(i % 4 == 0 ? 270 : 12);
        const std::int32_t height = 16 + below(i % 8 == 0 ? 285 : 30);
        const Board board = i % 2 == 0 ? Board::rectangle(length, height) : Board::rectangle(height, length);
        // Corners and edges, too.
        const std::int32_t near = i % 5 == 0 ? 3 : 1000;
        const Hole vacancy{below(std::min(near, board.width())), below(std::min(near, board.height()))};
        INFO(board.width() << "x" << board.height() << " " << vacancy.x << "," << vacancy.y);
        const auto rows = RowsAway::find(board, vacancy, {}, {as_it_is, {}, 0});
        REQUIRE(rows.has_value() == leads_to_one(board, vacancy));
        if (!rows) continue;
        ++solved;
        const Solution solution = played(board, vacancy, *rows);
        REQUIRE(referee_on(solution));
        if (i % 8 == 0) outside.write(as_text(solution));
    }
    CHECK(solved > 25);
    CHECK(outside.accepts());
}

#ifndef PEGWRIGHT_SANITIZED
TEST_CASE("rows are taken away in w h/4 + 3(w + h) + 20 moves or fewer, of a strip that is short") {
    for (const auto& [width, height, vacancy] : {std::tuple{48, 52, Hole{47, 20}}, {39, 35, {8, 0}}}) {
        const Board board = Board::rectangle(width, height);
        const auto rows = RowsAway::find(board, vacancy, {}, {shortened, {}, 0});
        REQUIRE(rows);
        const Solution solution = played(board, vacancy, *rows);
        REQUIRE(referee_on(solution));
        CHECK(4 * moves_of(solution) <= width * height + 12 * (width + height) + 80);
    }
}
#endif

TEST_CASE("rows are not taken away of small rectangles, nor from vacancies that lead to no single peg") {
    CHECK(!RowsAway::find(Board::rectangle(30, 30), {0, 0}, {}, {as_it_is, {}, 0}));
    CHECK(!RowsAway::find(Board::rectangle(40, 9), {0, 1}, {}, {as_it_is, {}, 0}));
    CHECK(!RowsAway::find(Board::rectangle(40, 40), {1, 1}, {}, {as_it_is, {}, 0}));
    CHECK(RowsAway::find(Board::rectangle(40, 40), {0, 1}, {}, {as_it_is, {}, 0}));
}
