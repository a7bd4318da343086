#include <pegwright/pegwright.hpp>

#include "support/catch.hpp"

#include <sstream>

using namespace pegwright;

namespace {

Solution read(const std::string& text, const Limits& limits = {}) {
    std::istringstream in(text);
    return read_solution(in, "file", limits);
}

std::string error_of(const std::string& text) {
    try {
        read(text);
    } catch (const Error& error) {
        return error.kind() == Error::Kind::input ? error.what() : "";
    }
    return "";
}

std::string json_of(const Solution& solution, const std::string& notation = {}) {
    std::ostringstream text;
    solution.write_json(text, notation);
    return text.str();
}

}  // namespace

TEST_CASE("the library reads solutions and keeps their notation") {
    const Answer answer = solve(Problem(Board("T5")).vacate("a1").finish("a1"));
    CHECK(answer->notation() == "letters");
    for (const char* notation : {"letters", "numbers"})
        for (const std::string& text : {answer->text(notation), json_of(*answer.solution, notation)}) {
            const Solution solution = read(text);
            CHECK(solution.problem() == answer->problem());
            CHECK(solution.notation() == notation);
            CHECK(solution.text() == answer->text(notation));
            CHECK(json_of(solution) == json_of(*answer.solution, notation));
            CHECK(solution.text("letters") == answer->text());
            const Shortened shorter = shorten(solution, {.rounds = 0});
            CHECK(shorter.solution.notation() == notation);
            CHECK(read(shorter.solution.text()).jump_count() == 13);
        }
}

TEST_CASE("the library refuses wrong solutions, and more than one") {
    const std::string text = solve(Problem(Board("T5")).vacate("a1").finish("a1"))->text();
    std::istringstream wrong("board 1x3\nvacate a1\nfinish a1\nmoves\na1-c1\n");
    CHECK(error_of(wrong.str()) == verify(wrong, "file").report);
    std::istringstream unfinished("board 1x4\nvacate a1\nfinish a1\nmoves\nc1-a1\n");
    CHECK(error_of(unfinished.str()) == verify(unfinished, "file").report);
    CHECK(error_of("board 1x3\nvacate a1\nfinish a1\nmoves\nc1-\n").starts_with("file:5:"));
    CHECK(error_of("").starts_with("file:1:"));
    CHECK(error_of(text + text).find("only one solution") != std::string::npos);
    CHECK(error_of("{\"board\":\"T4\",\"solvable\":false,\"reason\":\"none\"}").find("no solution there") !=
          std::string::npos);
    Limits limits;
    limits.memory = 0;  // the minimum that is always allowed suffices
    CHECK(read(text, limits).jump_count() == 13);
    CHECK_THROWS_AS(read("board T5000\nvacate a1\nfinish a1\nmoves\n", limits), Error);
    limits.poll = [](const Progress&) { throw 7; };
    CHECK_THROWS_AS(read(text, limits), int);
}
