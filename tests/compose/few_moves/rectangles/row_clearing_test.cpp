#include "compose/few_moves/rectangles/row_clearing.hpp"
#include "compose/few_moves/pieces.hpp"
#include "construct/construction.hpp"
#include "game/move_count.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"
#include "theory/choice.hpp"

#include <random>
#include <tuple>

using namespace pegwright::tests;
using pegwright::compose::few_moves::RowClearing;

namespace {

const int pairs = sampled(6, 32);
const int vacancies = sampled(5, 40);

bool leads_to_one(const Board& board, Hole vacancy) {
    return pegwright::theory::choose_problem(board, vacancy, {}).problem.has_value();
}

class Numbers {
public:
    std::int32_t below(std::int32_t n) { return static_cast<std::int32_t>(random_() % static_cast<std::uint32_t>(n)); }
    Hole hole(const Board& board) { return {below(board.width()), below(board.height())}; }
    Hole near_corner(const Board& board, std::int32_t holes) {
        const Hole h{below(holes), below(holes)};
        return {below(2) == 0 ? h.x : board.width() - 1 - h.x, below(2) == 0 ? h.y : board.height() - 1 - h.y};
    }

private:
    std::mt19937 random_{13};
};

}  // namespace

TEST_CASE("clearing rows solves large rectangles from any vacancy", "[long]") {
    OutsideReferee outside;
    Numbers random;
    int solved = 0;
    for (int i = 0; i < vacancies; ++i) {
        const std::int32_t length = 31 + random.below(i % 4 == 0 ? 270 : 12);
        const std::int32_t height = 16 + random.below(i % 8 == 0 ? 285 : 30);
        const Board board = i % 2 == 0 ? Board::rectangle(length, height) : Board::rectangle(height, length);
        const Hole vacancy = i % 5 == 0 ? random.near_corner(board, 3) : random.hole(board);
        INFO(board.name() << " " << vacancy.x << "," << vacancy.y);
        const auto rows = RowClearing::find(board, vacancy, {}, {as_it_is, {}, 0});
        REQUIRE(rows.has_value() == leads_to_one(board, vacancy));
        if (!rows) continue;
        ++solved;
        const Solution solution{{board, vacancy, rows->finish()}, played(*rows)};
        REQUIRE(referee_on(solution));
        if (i % 8 == 0) outside.write(as_text(solution));
    }
    CHECK(5 * solved > 2 * vacancies);
    CHECK(outside.accepts());
}

TEST_CASE("clearing rows reaches every last peg that the class allows", "[long]") {
    OutsideReferee outside;
    Numbers random;
    for (int i = 0; i < pairs;) {
        const std::int32_t height = i % 5 == 4 ? 13 + random.below(15) : 32 + random.below(40);
        const Board board = Board::rectangle(32 + random.below(i % 9 == 0 ? 270 : 40), height);
        const Hole vacancy = i % 3 == 0 ? random.near_corner(board, 5) : random.hole(board);
        Hole finish = i % 4 == 0 ? random.near_corner(board, 6) : random.hole(board);
        if (i % 6 == 1) finish = {vacancy.x / 3 * 3 + random.below(3), vacancy.y / 3 * 3 + random.below(3)};
        const Problem problem(board, vacancy, finish);
        if (!board.contains(finish) || !pegwright::construct::is_constructible(problem)) continue;
        INFO(board.name() << " " << vacancy.x << "," << vacancy.y << " to " << finish.x << "," << finish.y);
        const auto rows = RowClearing::find(board, vacancy, finish, {as_it_is, {}, 0});
        REQUIRE(rows);
        CHECK(rows->finish() == finish);
        const Solution solution{problem, played(*rows)};
        REQUIRE(referee_on(solution));
        if (i % 8 == 0) outside.write(as_text(solution));
        ++i;
    }
    CHECK(outside.accepts());
}

#ifndef PEGWRIGHT_SANITIZED
TEST_CASE("clearing rows takes at most w h/4 + 3(w + h) + 20 moves", "[long]") {
    using Case = std::tuple<int, int, Hole, std::optional<Hole>>;
    for (const auto& [width, height, vacancy, finish] :
         {Case{48, 52, {47, 20}, std::nullopt}, {51, 57, {4, 50}, Hole{46, 8}}, {99, 14, {38, 4}, Hole{89, 10}}}) {
        const Board board = Board::rectangle(width, height);
        const auto rows = RowClearing::find(board, vacancy, finish, {shortened, {}, 0});
        REQUIRE(rows);
        const Solution solution{{board, vacancy, rows->finish()}, played(*rows)};
        REQUIRE(referee_on(solution));
        CHECK(4 * count_moves(solution.jumps) <= width * height + 12 * (width + height) + 80);
    }
}
#endif

TEST_CASE("small rectangles and infeasible vacancies are refused") {
    CHECK(!RowClearing::find(Board::rectangle(17, 17), {0, 0}, {}, {as_it_is, {}, 0}));
    CHECK(!RowClearing::find(Board::rectangle(40, 9), {0, 1}, {}, {as_it_is, {}, 0}));
    CHECK(!RowClearing::find(Board::rectangle(40, 40), {1, 1}, {}, {as_it_is, {}, 0}));
    CHECK(RowClearing::find(Board::rectangle(40, 40), {0, 1}, {}, {as_it_is, {}, 0}));
    CHECK(!RowClearing::find(Board::rectangle(42, 42), {0, 1}, Hole{1, 1}, {as_it_is, {}, 0}));
}
