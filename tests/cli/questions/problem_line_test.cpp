#include "cli/questions/problem_line.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

using namespace pegwright::tests;

namespace {

using Options = std::map<std::string, std::string>;

std::string refusal(const std::string& line) {
    return error_of(Error::Kind::input, [&] { parse_problem_line(line); });
}

}  // namespace

TEST_CASE("words, options and JSON say the same") {
    const Options wanted = {{"finish", "a1"}, {"vacate", "d4,e4"}};
    for (const char* line : {"T5 vacate d4,e4 finish a1", "  board T5\tfinish a1 vacate d4,e4\r",
                             "T5 --vacate=d4,e4 --finish a1", R"({"board":"T5","finish":"a1","vacate":"d4,e4"})",
                             R"( {"vacate":"d\u0034,e4", "board":"T5","finish":"a1"} )"}) {
        const Arguments arguments = parse_problem_line(line);
        CHECK(arguments.positionals == std::vector<std::string>{"T5"});
        CHECK(arguments.options == wanted);
    }
    CHECK(parse_problem_line("--finish=a1 --vacate d4,e4 --board=T5").options == wanted);
    CHECK(parse_problem_line("T5 vacate d4,e4 finish a1 # the corner").options == wanted);
    CHECK(parse_problem_line("T5 --vacate=").options == Options{{"vacate", ""}});
    CHECK(parse_problem_line(R"({"board":""})").positionals == std::vector<std::string>{""});
}

TEST_CASE("a line that is no problem is refused with the reason") {
    CHECK(refusal("T5 T6 T7") == "'T6' is no key of a problem; the keys are board, vacate, finish, start, pegs, goal");
    CHECK(refusal("T5 vacat a1") == "'vacat' is no key of a problem; did you mean vacate?");
    CHECK(refusal("T5 vacate") == "vacate is the last word of the line; its value is missing");
    CHECK(refusal("T5 vacate # a1") == "vacate is the last word of the line; its value is missing");
    CHECK(error_of(Error::Kind::input, [] { parse_problem_line("T5 vacate a1", {}); }) ==
          "this command takes no vacate; its lines have board");
    CHECK(refusal("T5 --notation numbers") ==
          "'notation' is no key of a problem; the keys are board, vacate, finish, start, pegs, goal");
    CHECK(refusal("T5 goal x goal y") == "the line says goal twice");
    CHECK(refusal("T5 board T6") == "the line says board twice");
    CHECK(refusal("--goal x") == "the line names no board");
    CHECK(refusal("{}") == "the line names no board");
    CHECK(refusal(R"({"board":"T5","board":"T5"})") == "the line says board twice");
    CHECK(refusal(R"({"board":["T5"]})") == "key board must be a string");
    CHECK(refusal(R"({"board":{}})") == "key board must be a string");
    CHECK(refusal(R"({"board":1.5})") == "key board must be a string");
    CHECK(refusal(R"({"board":"T\u00005"})") == "a string has a zero character in it");
    CHECK(refusal(std::string("T5\0", 3)) == "the line has a zero byte in it");
    CHECK(refusal(R"({"board":"T5"}})").starts_with("the line is not well-formed JSON"));
    CHECK(refusal(R"({"board":"T5")").starts_with("the line is not well-formed JSON"));
    CHECK(refusal("@- vacate a1").starts_with("board @-: standard input has the problems"));
    CHECK(refusal("T5 start @/dev/stdin").starts_with("start @/dev/stdin: standard input has the problems"));
    // The reader does not store what it skips, so depth costs nothing.
    CHECK(refusal("{\"board\":" + std::string(1'000'000, '[')) == "key board must be a string");
}

TEST_CASE("blank lines and comments ask nothing") {
    for (const char* line : {"", " \t\r", "# T5", "  #"}) CHECK(asks_nothing(line));
    for (const char* line : {"T5", " {", "T5 # a comment behind it"}) CHECK_FALSE(asks_nothing(line));
}
