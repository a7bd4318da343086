#include "game/marked_pegs.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;

namespace {

// [Bell 2008, appendix B.2]
const char* const published = "board T4 vacate a2 finish b2 moves a4-a2, a1-a3, c4-a4-a2, c3-a3-a1-c3, d4-b2";

// After the first jump that breaks a mark, or at the end.
Verdict verdict_on(const char* solution, const std::vector<MarkedPeg>& marks) {
    const Solution played = from_text(solution);
    MarkedPegs pegs(marks);
    const std::size_t kept = pegs.play(played.jumps);
    CHECK(pegs.jumps_played() == static_cast<std::int64_t>(kept));
    return kept < played.jumps.size() ? pegs.explain(played.jumps[kept]) : pegs.finish();
}

}  // namespace

TEST_CASE("a marked peg is followed through its jumps") {
    CHECK(verdict_on(published, {{{3, 3}, std::nullopt}}));
    CHECK(verdict_on(published, {{{3, 3}, Hole{1, 1}}}));
    const Verdict lost = verdict_on(published, {{{0, 3}, std::nullopt}});
    CHECK(!lost);
    CHECK(lost.jump == 2);
    CHECK(lost.reason == "a1-a3 jumps over the peg from a4");
    // Its own three jumps, then another jumps over it.
    const Verdict last = verdict_on(published, {{{2, 2}, std::nullopt}});
    CHECK(last.jump == 8);
    CHECK(last.reason == "d4-b2 jumps over the peg from c3");
    const Verdict elsewhere = verdict_on(published, {{{3, 3}, Hole{0, 0}}});
    CHECK(!elsewhere);
    CHECK(elsewhere.jump == 9);
    CHECK(elsewhere.reason == "the peg from d4 ends in b2, not in a1");
}
