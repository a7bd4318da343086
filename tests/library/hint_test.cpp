#include <pegwright/pegwright.hpp>

#include "support/catch.hpp"

#include <fstream>

using namespace pegwright;

TEST_CASE("the library's hints tell which jumps keep the goal") {
    const Problem problem = Problem(Board("T5")).vacate("a1").finish("a1");
    std::vector<Jump> played;
    bool lost = false;
    for (Hints found = hints(problem); !found.reached; found = hints(problem, played)) {
        REQUIRE(found.fate == Fate::won);
        REQUIRE(found.jumps.size() == found.position.jumps().size());
        Jump next{};
        for (std::size_t i = 0; i < found.jumps.size(); ++i) {
            CHECK(found.jumps[i].jump == found.position.jumps()[i]);
            if (found.jumps[i].fate == Fate::won) next = found.jumps[i].jump;
            if (found.jumps[i].fate != Fate::lost) continue;
            std::vector<Jump> other = played;
            other.push_back(found.jumps[i].jump);
            const Hints after = hints(problem, other);
            CHECK(after.fate == Fate::lost);
            CHECK(!after.reason.empty());
            lost = true;
        }
        played.push_back(next);
    }
    CHECK(lost);
    CHECK(played.size() == 13);
    CHECK(verify(problem, played).valid);
}

TEST_CASE("the library's hints tell errors and open questions") {
    const auto kind = [](const Problem& problem, const std::vector<Jump>& played, const HintOptions& options) {
        try {
            hints(problem, played, options);
        } catch (const Error& e) {
            return e.kind() == Error::Kind::input;
        }
        return false;
    };
    const Board board("T5");
    CHECK(kind(Problem(board), {}, {}));
    CHECK(kind(Problem(board).vacate("a1"), board.move("a5-a3"), {}));
    CHECK(kind(Problem(board).vacate("a1"), {}, {10, "/no/such/file"}));
    CHECK(hints(Problem(Board("french")).vacate("d3"), {}, {0, ""}).fate == Fate::unknown);
}
