#include <pegwright/pegwright.hpp>

#include "support/catch.hpp"

#include <algorithm>
#include <sstream>

using namespace pegwright;

static_assert(std::input_iterator<Jumps::Iterator>);

namespace {

Position played(const Solution& solution) {
    Position position = *solution.problem().start();
    std::int64_t jumps = 0;
    for (const Jump& jump : solution.jumps()) {
        REQUIRE(position.play(jump));
        ++jumps;
    }
    CHECK(jumps == solution.jump_count());
    return position;
}

}  // namespace

TEST_CASE("the library's jumps come one by one") {
    // T5 and english have 13 and 31 jumps. The others have 124,748 and 119,998, from a thread of their own.
    for (const char* name : {"T5", "english", "T500", "40000x3"}) {
        const Answer answer = solve(Problem(Board(name)));
        REQUIRE(answer);
        const Position last = played(*answer.solution);
        CHECK(last.peg_count() == 1);
        CHECK(last == *answer->problem().goal());
    }
}

TEST_CASE("single jumps, batches, play and text agree") {
    for (const char* name : {"T40", "T500"}) {
        const Answer answer = solve(Problem(Board(name)));
        std::vector<Jump> one_by_one;
        for (const Jump& jump : answer->jumps()) one_by_one.push_back(jump);
        std::vector<Jump> batches;
        Jumps rest = answer->jumps();
        auto first = rest.begin();
        batches.push_back(*first);
        ++first;
        for (auto batch = rest.take(); !batch.empty(); batch = rest.take())
            batches.insert(batches.end(), batch.begin(), batch.end());
        std::vector<Jump> pushed;
        answer->play([&](std::span<const Jump> jumps) { pushed.insert(pushed.end(), jumps.begin(), jumps.end()); });
        CHECK(one_by_one == batches);
        CHECK(one_by_one == pushed);
        CHECK(verify(answer->problem(), one_by_one).valid);
        std::istringstream text(answer->text());
        const Verification verified = verify(text);
        CHECK(verified.valid);
        CHECK(verified.jumps == static_cast<std::int64_t>(one_by_one.size()));
    }
}

TEST_CASE("jumps that are not read are not made") {
    const Answer answer = solve(Problem(Board("T20000")));  // 200 million jumps: a second and more
    {
        Jumps jumps = answer->jumps();
        CHECK(jumps.begin()->over() != jumps.begin()->to);
        Jumps moved = std::move(jumps);
        CHECK(moved.take().size() > 1);
    }
    answer->jumps();  // never begun
}

TEST_CASE("exceptions of a callback pass through the library") {
    const Answer answer = solve(Problem(Board("T500")));
    CHECK_THROWS_AS(answer->play([](std::span<const Jump>) { throw 7; }), int);
    Limits limits;
    limits.poll = [](const Progress&) { throw 7; };
    CHECK_THROWS_AS(count(Problem(Board("english")).vacate("d4"), limits), int);
}

TEST_CASE("an unsolvable problem gets a reason") {
    const Answer answer = solve(Problem(Board("T5")).vacate("b3").finish("b3"));
    CHECK(!answer);
    CHECK(answer.reason.find("SAX") != std::string::npos);
}

TEST_CASE("the library verifies lists of jumps") {
    const Problem problem = Problem(Board("1x3")).vacate("a1").finish("a1");
    const std::vector<Jump> right = {{{0, 2}, {0, 0}}};
    const std::vector<Jump> wrong = {{{0, 0}, {0, 2}}};
    CHECK(verify(problem, right).report == "solution: ok 1x3 a1 a1: 1 jumps, 1 moves, longest sweep 1");
    const Verification refused = verify(problem, wrong);
    CHECK(!refused.valid);
    CHECK(refused.wrong_jump == 1);
    CHECK(refused.jumps == 0);
    CHECK(refused.report == "solution: wrong at jump 1: " + refused.reason);
    CHECK(verify(problem, {}).wrong_jump == 1);
    CHECK_THROWS_AS(verify(Problem(Board("1x3")), right), Error);
}

TEST_CASE("the library verifies jumps as they come") {
    const Answer answer = solve(Problem(Board("T500")));
    Jumps jumps = answer->jumps();
    const Verification whole = verify_from(answer->problem(), [&] { return jumps.take(); });
    CHECK(whole.valid);
    CHECK(whole.jumps == answer->jump_count());
    // After a second first jump nothing is asked for.
    std::vector<Jump> first = {*answer->jumps().begin()};
    int asked = 0;
    const Verification refused = verify_from(answer->problem(), [&]() -> std::span<const Jump> {
        ++asked;
        return first;
    });
    CHECK(refused.wrong_jump == 2);
    CHECK(asked == 2);
    std::istringstream text(answer->text());
    Limits limits;
    limits.poll = [](const Progress&) { throw 7; };
    CHECK_THROWS_AS(verify(text, "text", limits), int);
}

TEST_CASE("the library writes JSON") {
    std::ostringstream json;
    solve(Problem(Board("1x3")).vacate("a1").finish("a1"))->write_json(json);
    CHECK(json.str() ==
          R"({"board":"1x3","vacate":"a1","finish":"a1","jumps":1,"moves":1,"longest_sweep":1,"solution":["a3-a1"]})"
          "\n");
}
