#include "game/referee.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;

namespace {

// [Bell 2008, appendix B.2]
const char* const cracker_barrel =
    "board T5\nvacate a1\nfinish a1\nmoves\n"
    "a3-a1 c3-a3 e5-c3 b2-d4 c5-c3 a5-c5 d5-b5-b3 d4-b2 a4-a2 a1-a3-c3-a1\n";

}  // namespace

TEST_CASE("the referee accepts a published solution") { CHECK(referee_on(from_text(cracker_barrel))); }

TEST_CASE("the referee accepts the published solutions of T_4 to T_10") {
    // [Bell 2008, appendix B.2]
    const char* solutions[] = {
        "board T4 vacate a2 finish b2 moves a4-a2, a1-a3, c4-a4-a2, c3-a3-a1-c3, d4-b2",
        "board T5 vacate b3 finish c5 moves b5-b3, d4-b4, d5-b5, b2-d4, a2-c4, a4-a2, e5-c3-c5, b5-d5, a1-a3-c5, "
        "d5-b5, a5-c5",
        "board T5 vacate c5 finish c5 moves a5-c5, d5-b5, a3-c5, a1-a3, b2-b4, d4-b2, a4-a2, b5-d5, e5-c5-c3-a1-a3-c5",
        "board T6 vacate a1 finish a1 moves a3-a1, c4-a2, a4-c4, d4-b4, a6-a4, a1-a3-a5, c6-c4, f6-d4, e6-c6-a6-a4, "
        "c3-e5-c5-a5-a3-c5-c3-a1",
        "board T6 vacate b3 finish b6 moves d5-b3, c6-c4, c3-c5, a6-c6, d6-b6, f6-d6, a4-c4, a2-a4-a6-c6-e6, a1-c3, "
        "d4-f6-d6-b4-b2-d4-b4-b6",
        "board T6 vacate c5 finish a1 moves a3-c5, d4-b4, a4-c4, f6-d4, a6-a4, c3-e5, d6-b4, b6-d6-f6-d4, "
        "a1-a3-a5-c5-e5-c3-c5-a3-c3-a1",
        "board T7 vacate c3 finish e5 moves a1-c3, d4-b2, f6-d4, a3-c3-e5, d6-d4-f6, b4-d6, a5-c5, f7-d5-b5, d7-f7, "
        "g7-e7, b7-d7-f7, a7-a5-c7-c5-a5-a3-a1-c3-c5-e7-g7-e5",
        "board T8 vacate a2 finish a2 moves a4-a2, a1-a3, a6-a4-a2, c5-a5, e5-c5, d7-d5-b5-d7, c8-c6-a6-a4, f8-d6, "
        "c3-c5-e7-c7, a8-c8-c6, g7-e5-c3-a1-a3-a5, h8-f8-f6-d6-b6-b8, e8-c8-a8-a6-a4-c4-a2",
        "board T9 vacate a2 finish a8 moves a4-a2, a6-a4, c5-a3-a5, e7-c5, g9-e7, d4-d6-f8, i9-g9-e7, f6-d4-b4-d6-f8, "
        "c7-c5, a1-a3, h8-f6, e9-e7, c9-c7, a9-c9-e9-g9-g7-e5, b2-d4-f6-d6-b4, "
        "a8-c8-e8-g8-e6-e8-c6-a4-c4-a2-a4-a6-c6-c8-a6-a8",
        "board T10 vacate a3 finish c6 moves a1-a3, a4-a2, a6-a4, a8-a6, c3-a1-a3-a5-a7, c5-a3, e5-c3-c5-a5, g7-e5-c5, "
        "f8-f6, f10-f8, d7-d5-b5-d7-f9-f7-d5, c8-c6-a6-a8-c8-e8-e6, d10-b8-b6, b10-d10-f10-d8-d10, i9-g7-e5-e7, "
        "h10-h8-f8, j10-h10-f10, a10-a8-c10-e10-g10-g8-e8-e6-c4-a2-a4-a6-c6",
    };
    for (const char* text : solutions) {
        const Verdict verdict = referee_on(from_text(std::string(text)));
        INFO(text << "\n" << verdict.reason);
        CHECK(verdict);
    }
}

TEST_CASE("a solution with any jump changed is refused") {
    const Solution good = from_text(cracker_barrel);
    int refused = 0;
    for (std::size_t i = 0; i < good.jumps.size(); ++i) {
        for (const Hole step : {Hole{2, 0}, Hole{0, 2}, Hole{2, 2}, Hole{-2, 0}, Hole{0, -2}, Hole{-2, -2}, Hole{1, 1},
                                Hole{2, 1}, Hole{0, 0}}) {
            Solution bad = good;
            bad.jumps[i].to = bad.jumps[i].from + step;
            if (bad == good) continue;
            const Verdict verdict = referee_on(bad);
            refused += verdict ? 0 : 1;
            if (!verdict) CHECK(verdict.jump >= 1);
        }
    }
    CHECK(refused == 8 * 13);
}

TEST_CASE("the referee tells the jump and hole of an error") {
    Solution s = from_text(cracker_barrel);
    s.jumps[2] = {{0, 4}, {0, 2}};
    Verdict v = referee_on(s);
    CHECK(v.jump == 3);
    CHECK(v.reason == "a5-a3: hole a3 is not empty");
    s.jumps[2] = {{3, 4}, {3, 2}};
    CHECK(referee_on(s).reason == "d5-d3: hole d3 is not on T5");
    s.jumps[2] = {{0, 4}, {1, 2}};
    CHECK(referee_on(s).reason == "a5-b3: from hole a5 no jump leads to hole b3");
    s.jumps[2] = {{2, 2}, {0, 2}};
    CHECK(referee_on(s).reason == "c3-a3: hole c3 has no peg to jump with");
    s.jumps[2] = {{2, 3}, {0, 1}};
    CHECK(referee_on(s).reason == "c4-a2: hole b3 has no peg to jump over");
}

TEST_CASE("the referee wants one peg, in the finishing hole") {
    Solution s = from_text(cracker_barrel);
    s.problem = Problem{s.problem.board, {0, 0}, {2, 4}};
    CHECK(referee_on(s).reason == "the last peg is not in hole c5");
    s = from_text(cracker_barrel);
    s.jumps.pop_back();
    CHECK(referee_on(s).reason == "the moves end with 2 pegs on the board instead of one in hole a1");
    CHECK(referee_on(s).jump == 13);
}
