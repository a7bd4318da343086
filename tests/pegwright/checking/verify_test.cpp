#include "pegwright/checking/verify.hpp"
#include "base/error.hpp"
#include "notation/positions.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/make.hpp"

#include <string>
#include <utility>
#include <vector>

using namespace pegwright::tests;
using pegwright::report;
using pegwright::Verification;
using pegwright::verify;
using pegwright::VerifyOptions;

namespace {

Verification verified(const std::string& text, const VerifyOptions& options = {}) {
    StringSource source(text);
    return verify(source, "t", options);
}

VerifyOptions after(std::int64_t jumps) {
    VerifyOptions options;
    options.at = jumps;
    return options;
}

// [Bell 2008, appendix B.2]
const std::string cracker_barrel =
    "board T5\nvacate a1\nfinish a1\nmoves\n"
    "a3-a1 c3-a3 e5-c3 b2-d4 c5-c3 a5-c5 d5-b5-b3 d4-b2 a4-a2 a1-a3-c3-a1\n";

}  // namespace

TEST_CASE("a report tells what was verified, or where it goes wrong") {
    CHECK(report(verified(cracker_barrel), "t") == "t: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3");
    const Verification wrong = verified("board T5\nvacate a1\nfinish a1\nmoves\na3-a1\n\na3-a1-c3\n");
    CHECK_FALSE(wrong);
    CHECK(wrong.place == 7);
    CHECK(wrong.verdict.jump == 2);
    CHECK(wrong.count.jumps() == 1);
    CHECK(report(wrong, "t") == "t: wrong at line 7, jump 2: a3-a1: hole a3 has no peg to jump with");
    CHECK(report(verified("board T5 vacate a1 finish a1 moves a3-a1"), "t") ==
          "t: wrong at the end, after 1 jumps: the moves end with 13 pegs on the board instead of one in hole a1");
    CHECK(report(verified(R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1","a3-a1"]})"), "t") ==
          "t: wrong at move 2, jump 2: a3-a1: hole a3 has no peg to jump with");
}

TEST_CASE("with numbers, all holes are reported by number") {
    VerifyOptions numbers;
    numbers.names = HoleNames::numbers;
    const std::string start = "board T5 vacate 1 finish 13 moves ";
    CHECK(report(verified(start + "4-1 4-6", numbers), "t", numbers.names) ==
          "t: wrong at line 1, jump 2: 4-6: hole 4 has no peg to jump with");
    CHECK(report(verified("board T5 vacate 1 finish any moves "
                          "4-1, 6-4, 15-6, 3-10, 13-6, 11-13, 14-12-5, 10-3, 7-2, 1-4-6-1",
                          numbers),
                 "t", numbers.names) == "t: ok T5 1 any: 13 jumps, 10 moves, longest sweep 3");
    CHECK(says(verified("board oo.oo vacate 1 finish any moves 4-2", numbers).verdict.reason, "4-2: "));
}

TEST_CASE("the position after some jumps, even if later ones are wrong") {
    CHECK(position_word(*verified(cracker_barrel, after(0)).position) == "o/**/***/****/*****");
    CHECK(position_word(*verified(cracker_barrel, after(1)).position) == "*/o*/o**/****/*****");
    CHECK(position_word(*verified(cracker_barrel, after(13)).position) == "*/oo/ooo/oooo/ooooo");
    const std::string early = "board T5\nvacate a1\nfinish a1\nmoves\na3-a1 c3-a3 ";
    const std::string expected = "*/o*/*oo/****/*****";
    for (const char* later : {"", "a1-a9", "a1-a3", "noise", "a3-"}) {
        const Verification found = verified(early + later, after(2));
        REQUIRE(found.position);
        CHECK(position_word(*found.position) == expected);
    }
    std::string many = early;
    for (int i = 0; i < 5000; ++i) many += "a1-a3\n";
    CHECK(position_word(*verified(many, after(2)).position) == expected);
    const Verification json =
        verified(R"({"solution":["a3-a1","c3-a3","?"],"finish":"any","vacate":"a1","board":"T5"})", after(2));
    REQUIRE(json.position);
    CHECK(position_word(*json.position) == expected);
}

TEST_CASE("a position beyond the end of the solution") {
    CHECK(error_of(Error::Kind::input, [] { verified(cracker_barrel, after(14)); }) ==
          "t has 13 jumps, and the position after 14 is asked for");
    const Verification wrong = verified("board T5 vacate a1 finish a1 moves a3-a1 a3-a1", after(2));
    CHECK_FALSE(wrong);
    CHECK_FALSE(wrong.position);
    CHECK(wrong.verdict.jump == 2);
    CHECK(says(error_of(Error::Kind::input, [] { verified("board T5 vacate a1 finish a1 moves a3-a1 ?", after(2)); }),
               "expected a hole"));
}

TEST_CASE("the poll learns the progress, and may stop") {
    VerifyOptions options;
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    options.limits.poll = [&](const Progress& place) {
        done = place.done;
        total = place.total;
    };
    verified(cracker_barrel, options);
    CHECK(done == 13);
    CHECK(total == 13);
    options.limits.poll = [](const Progress&) { throw Error(Error::Kind::interrupted, "stopped"); };
    CHECK(error_of(Error::Kind::interrupted, [&] { verified(cracker_barrel, options); }) == "stopped");
}

TEST_CASE("several vacancies and last pegs, positions, diagonals") {
    const std::string two_left =
        "board english vacate d4 finish d2,d3 moves b4-d4 c6-c4 a5-c5 d5-b5 f5-d5 e7-e5 a3-a5-c5 c7-e7 e4-e6 e7-e5 "
        "e2-e4 g3-e3 g5-g3 d3-f3 g3-e3 e4-e2 e1-e3 b3-d3 c1-c3 d5-f5-f3 d3-d5 f3-d3-b3 d1-d3 c5-c3 d6-d4-d2 b3-d3";
    const std::string three_left =
        "board english vacate d4 finish d1,d4,d7 moves b4-d4 c2-c4 a3-c3 d3-b3 f3-d3 a5-a3-c3 e5-e3 g5-e5 d3-f3 g3-e3 "
        "g4-e4 d5-f5 b5-d5 c7-c5-e5 f5-d5 e7-e5 c4-c2 c1-c3 e2-c2-c4 e4-e2 e1-e3 c4-e4 d5-f5 e3-e5 f5-d5 d6-d4";
    // The Latin cross, six pegs round the middle [Beasley].
    const std::string cross =
        "board english start ..ooo../..o*o../oo***oo/ooo*ooo/ooo*ooo/..ooo../..ooo.. finish d4 "
        "moves d3-f3 d5-d3 c3-e3 f3-d3 d2-d4";
    const std::string diagonal =
        "board diagonal:4x4 vacate b2,c3 finish a1,d4 moves c1-c3 a1-c1 a4-c2 a2-a4 d1-b3 a4-c2 c4-a4 d2-b2 d3-b3 "
        "a4-c2 c1-c3-a1";
    for (const std::string& text : {two_left, three_left, cross, diagonal}) {
        const Verification found = verified(text);
        INFO(report(found, "t"));
        CHECK(found);
        // Its reversal starts from several vacancies or a position.
        const Verification back = verified(as_text(reversed(from_text(text))));
        INFO(report(back, "t"));
        CHECK(back);
        CHECK(back.count.jumps() == found.count.jumps());
        // Without its last jump.
        CHECK_FALSE(verified(text.substr(0, text.rfind(' '))));
    }
    CHECK(report(verified(two_left), "t") == "t: ok english d4 d2,d3: 30 jumps, 26 moves, longest sweep 2");
    CHECK(says(verified(diagonal.substr(0, 6) + "4x4" + diagonal.substr(18)).verdict.reason,
               "from hole a4 no jump leads to hole c2"));
}

TEST_CASE("all solutions are verified, even after a wrong one") {
    const std::string wrong = R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1","a3-a1"]})";
    const std::string text = cracker_barrel + wrong + "\n" + R"({"board":"T2","solvable":false,"reason":"why"})" +
                             "\nnonsense\nboard T300000000 vacate a1 finish a1 moves\n" + cracker_barrel;
    StringSource source(text);
    std::vector<std::string> told;
    pegwright::verify_all(source, "t", {}, [&](const pegwright::Finding& finding) {
        told.push_back(std::to_string(finding.line) + " " +
                       (finding.error    ? "error " + std::string(finding.error->what())
                        : finding.absent ? "absent " + *finding.absent
                                         : report(*finding.solution, finding.name)));
    });
    REQUIRE(told.size() == 6);
    CHECK(told[0] == "1 t: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3");
    CHECK(told[1] == "6 t:6: wrong at move 2, jump 2: a3-a1: hole a3 has no peg to jump with");
    CHECK(told[2] == "7 absent unsolvable: why");
    CHECK(told[3].starts_with("8 error t:8:1: expected 'board', found 'nonsense'"));
    CHECK(told[4].starts_with("9 error t:9: "));
    CHECK(told[5] == "10 t:10: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3");
    CHECK(error_of(Error::Kind::input, [] {
              verified(cracker_barrel + cracker_barrel);
          }).find("expected only one solution; found") != std::string::npos);
}

TEST_CASE("a number of jumps applies to the first solution only") {
    const std::string text = cracker_barrel + "nonsense";
    StringSource source(text);
    int told = 0;
    pegwright::verify_all(source, "t", after(2), [&](const pegwright::Finding& finding) {
        ++told;
        CHECK(finding.solution->position);
    });
    CHECK(told == 1);
}

TEST_CASE("a source that cannot be read ends it") {
    class Broken : public ByteSource {
    public:
        std::size_t read(std::span<char> room) override {
            if (std::exchange(read_, true)) pegwright::base::fail_input("test: unreadable");
            return cracker_barrel.copy(room.data(), room.size());
        }

    private:
        bool read_ = false;
    };
    Broken source;
    int told = 0;
    CHECK(error_of(Error::Kind::input, [&] { pegwright::verify_all(source, "t", {}, [&](const auto&) { ++told; }); }) ==
          "test: unreadable");
    CHECK(told == 0);
}
