#include "compose/peeling/peel.hpp"

#include "construct/bands/banded.hpp"
#include "pegwright/solving/solve.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"
#include "theory/position_class.hpp"

#include <array>
#include <functional>
#include <random>

using namespace pegwright::tests;
using pegwright::compose::peeling::peel;

namespace {

Board board_of(Lattice lattice, std::int32_t size, const std::function<bool(std::int32_t, std::int32_t)>& is_hole) {
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < size; ++y)
        for (std::int32_t x = 0; x < size; ++x)
            if (is_hole(x, y)) holes.push_back({x, y});
    return Board::of(lattice, pegwright::board::Spans(holes));
}

Board disk(std::int32_t r, Lattice lattice = Lattice::square) {
    return board_of(lattice, 2 * r + 1,
                    [&](std::int32_t x, std::int32_t y) { return (x - r) * (x - r) + (y - r) * (y - r) <= r * r; });
}

class Keeping : public pegwright::game::JumpSink {
public:
    void take(std::span<const Jump> more) override { jumps.insert(jumps.end(), more.begin(), more.end()); }
    std::vector<Jump> jumps;
};

int solved_pairs(const Board& board, int pairs, OutsideReferee& outside) {
    std::mt19937 random(7);
    const auto holes = board.holes();
    const auto class_of = [&](Hole h) { return pegwright::theory::position_class(board.lattice(), std::span(&h, 1)); };
    const auto full = pegwright::theory::position_class(board.lattice(), holes);
    int solved = 0;
    while (pairs > 0) {
        const Hole vacate = holes[random() % holes.size()];
        const Hole finish = holes[random() % holes.size()];
        if (!(full + class_of(vacate) == class_of(finish))) continue;
        --pairs;
        const Problem problem(board, vacate, finish);
        const auto peeled = peel(problem, {});
        if (!peeled.plan) continue;
        Keeping jumps;
        peeled.plan->play(jumps);
        const Solution solution{problem, jumps.jumps};
        REQUIRE(referee_on(solution));
        outside.write(as_text(solution));
        ++solved;
    }
    return solved;
}

}  // namespace

TEST_CASE("straight and ragged edges are peeled, on all lattices", "[long]") {
    OutsideReferee outside;
    CHECK(solved_pairs(disk(6), 3, outside) == 3);
    CHECK(solved_pairs(disk(20), 1, outside) == 1);
    CHECK(solved_pairs(disk(9, Lattice::triangular), 1, outside) == 1);
    CHECK(solved_pairs(disk(9, Lattice::diagonal), 1, outside) == 1);
    const auto u_shape = [](std::int32_t x, std::int32_t y) { return x < 4 || x >= 14 || y >= 14; };
    CHECK(solved_pairs(board_of(Lattice::square, 18, u_shape), 2, outside) == 2);
    CHECK(outside.accepts());
}

TEST_CASE("disks of 11,000 and 125,000 holes are peeled", "[long]") {
    OutsideReferee outside;
    CHECK(solved_pairs(disk(60), 3, outside) == 3);
    CHECK(solved_pairs(disk(60, Lattice::triangular), 1, outside) == 1);
    if (!take_few()) CHECK(solved_pairs(disk(200), 1, outside) == 1);
    CHECK(outside.accepts());
}

TEST_CASE("a failed peeling tells why, and what was left", "[long]") {
    // An island.
    const Board islands =
        board_of(Lattice::square, 20, [](std::int32_t x, std::int32_t y) { return (x < 6) != (x > 8 && y > 8); });
    const auto island = peel({islands, Hole{2, 2}, Hole{2, 2}}, {});
    CHECK(!island.plan);
    CHECK(island.reason == "the board is not connected; no seed helps");
    CHECK(island.never);
    CHECK(island.left.size() == 11 * 11);
    const Board tail =
        board_of(Lattice::square, 40, [](std::int32_t x, std::int32_t y) { return (x < 9 && y < 9) || y == 4; });
    const auto left = peel({tail, Hole{4, 4}, Hole{4, 4}}, {});
    CHECK(!left.plan);
    CHECK(left.reason.ends_with("where the board is one hole wide"));
    CHECK(left.left.size() >= 20);
}

TEST_CASE("solve peels large boards and chooses open ends") {
    const Board board = disk(16);
    const auto outcome = pegwright::solve(pegwright::Query(board), {});
    REQUIRE(outcome.player);
    Keeping jumps;
    outcome.player->play(jumps);
    CHECK(jumps.jumps.size() == static_cast<std::size_t>(board.hole_count()) - 2);
}

TEST_CASE("remainders are planned for boards without narrow parts", "[long]") {
    // A rectangle with two arms of lengths no multiple of three; a hole on top narrows one.
    for (const std::int32_t on_top : {0, 1}) {
        const Board board = board_of(Lattice::square, 70 + on_top, [&](std::int32_t x, std::int32_t y) {
            return y < on_top ? x == 3 : x < 20 || x >= 50 || y >= 50 + on_top;
        });
        const auto holes = board.holes();
        int asked = 0;
        for (std::size_t i = 0; i < holes.size(); i += 97)
            for (std::size_t k = 0; k < holes.size(); k += 89)
                pegwright::construct::plan_bands(
                    {board, holes[i], holes[k]}, [](auto&&...) { return std::nullopt; },
                    [&](auto&&...) {
                        ++asked;
                        return std::nullopt;
                    });
        CHECK((asked > 0) == (on_top == 0));
    }
}

TEST_CASE("the remainder after bands is peeled", "[long]") {
    OutsideReferee outside;
    // A U, an H and a ring.
    const std::array<std::function<bool(std::int32_t, std::int32_t)>, 3> shapes = {
        [](std::int32_t x, std::int32_t y) { return x < 40 || x >= 80 || y >= 83; },
        [](std::int32_t x, std::int32_t y) { return x < 40 || x >= 80 || (y >= 41 && y < 79); },
        [](std::int32_t x, std::int32_t y) { return x < 25 || x >= 95 || y < 25 || y >= 96; }};
    std::mt19937 random(5);
    for (const auto& shape : shapes) {
        const Board board = board_of(Lattice::square, 120, shape);
        const auto holes = board.holes();
        int planned = 0;
        for (int pair = 0; pair < sampled(2, 6);) {
            const Problem problem(board, holes[random() % holes.size()], holes[random() % holes.size()]);
            const auto class_of = [](const Position& p) { return pegwright::theory::position_class(p); };
            if (!(class_of(problem.start_position()) == class_of(*problem.goal_position()))) continue;
            ++pair;
            std::size_t rest_holes = 0;
            const auto plan = pegwright::construct::plan_bands(
                problem, [](auto&&...) { return std::nullopt; },
                [&](std::vector<Hole> rest, Hole vacancy, Hole finish, int round) {
                    rest_holes = rest.size();
                    return pegwright::compose::peeling::peel_remainder(std::move(rest), vacancy, finish, round, {}, 0);
                });
            CHECK(2 * rest_holes <= holes.size());
            if (!plan) continue;
            Keeping jumps;
            plan->play(jumps);
            const Solution solution{problem, jumps.jumps};
            REQUIRE(referee_on(solution));
            outside.write(as_text(solution));
            std::size_t covered = 0;
            for (const auto& block : plan->blocks()) covered += block.holes.size();
            CHECK(covered == holes.size());
            ++planned;
        }
        CHECK(planned >= sampled(1, 5));
    }
    CHECK(outside.accepts());
}
