#include "construct/families/families.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/plans.hpp"
#include "theory/feasibility.hpp"

#include <set>

using namespace pegwright::tests;

namespace {

std::set<Hole> holes_of_strip(const Strip& strip) {
    std::set<Hole> holes;
    for (std::int32_t y = 1; y <= strip.rows; ++y)
        for (std::int32_t x = 0; x < strip.length; ++x) holes.insert(strip.place(Hole{x, y}));
    return holes;
}

// A cleared strip's host further in holds its whole catalyst: the next strip of its repetition, or the outermost strip
// of the one it is listed under.
void check_hosts(const Plan& plan) {
    std::set<StripNumber> hosted;
    const auto check_catalyst = [&](const Strip& guest, const std::set<Hole>& holes) {
        for (std::int32_t x = 0; x < 3; ++x) CHECK(holes.count(guest.place(Hole{x, 0})) == 1);
    };
    const auto check_guests = [&](StripNumber first, StripNumber host, const std::set<Hole>& holes) {
        for (StripNumber i = first; i != no_strip; i = plan.strips[static_cast<std::size_t>(i)].next_hosted) {
            CHECK(i < host);
            CHECK(hosted.insert(i).second);
            for (const StripGroup& group : plan.groups)
                if (group.first == i)
                    check_catalyst(plan.strips[static_cast<std::size_t>(i)].shifted((group.count - 1) * group.step),
                                   holes);
        }
    };
    std::size_t to_clear = 0;
    for (const StripGroup& group : plan.groups) {
        for (StripNumber i = group.first; i < group.first + group.period; ++i) {
            const Strip& strip = plan.strips[static_cast<std::size_t>(i)];
            check_guests(strip.first_hosted, i, holes_of_strip(strip));
            if (strip.kind != Strip::Kind::clear) continue;
            ++to_clear;
            CHECK(group.period == 1);
            for (std::int32_t k = 1; k < group.count; ++k)
                check_catalyst(strip.shifted((k - 1) * group.step), holes_of_strip(strip.shifted(k * group.step)));
        }
    }
    std::set<Hole> base;
    for (const Hole h : holes_of(plan.base_problem.board)) base.insert(plan.base_place(h));
    check_guests(plan.base_first_hosted, plan.base_number(), base);
    CHECK(hosted.size() == to_clear);
}

}  // namespace

TEST_CASE("strips and base board cover a rectangle exactly once") {
    std::int64_t plans = 0;
    for (const auto& [w, h] : {std::pair{4, 30}, std::pair{29, 5}, std::pair{17, 13}, std::pair{16, 24},
                               std::pair{12, 12}, std::pair{7, 7}}) {
        const Board board = Board::rectangle(w, h);
        const auto holes = holes_of(board);
        for (std::size_t i = 0; i < holes.size(); i += 3) {
            for (std::size_t k = 0; k < holes.size(); k += 5) {
                if (!solvability(BigBoard(board), big(holes[i]), big(holes[k])).solvable) continue;
                const Plan plan = plan_rectangle({board, holes[i], holes[k]});
                check_cover(plan);
                check_hosts(plan);
                CHECK(plan.base_problem.board.width() <= 9);
                CHECK(plan.base_problem.board.height() <= 9);
                ++plans;
            }
        }
    }
    CHECK(plans > 500);
}

TEST_CASE("near holes need no relocating purge, opposite ends many") {
    const auto relocations = [](const Problem& problem) {
        std::size_t count = 0;
        plan_rectangle(problem).for_each_strip([&](const Strip& strip) { count += strip.relocation ? 1 : 0; });
        return count;
    };
    const Board board = Board::rectangle(30, 30);
    CHECK(relocations({board, {0, 0}, {3, 3}}) == 0);
    CHECK(relocations({board, {0, 0}, {0, 27}}) == (30 - 6) / 3);
    CHECK(relocations({board, {0, 0}, {27, 27}}) == 2 * (30 - 6) / 3);
}

TEST_CASE("plans of long rectangles are small", "[long]") {
    for (const std::int32_t n : {100, 1000, 100'000}) {
        for (std::int32_t w = 3; w <= 12; ++w) {
            const Board board = Board::rectangle(w, n);
            for (std::int32_t x = 0; x < w; ++x) {
                for (std::int32_t from_end = 1; from_end <= 3; ++from_end) {
                    for (std::int32_t to = 0; to < w; ++to) {
                        const Problem problem{board, {x, 1}, {to, n - from_end}};
                        if (!solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())).solvable)
                            continue;
                        const Plan plan = w == 3 ? plan_three_rows(problem) : plan_rectangle(problem);
                        CHECK(plan.strips.size() < 20);
                        CHECK(plan.groups.size() < 20);
                    }
                }
            }
        }
    }
}
