#include "notation/solution_stream.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"

#include <vector>

using namespace pegwright::tests;

namespace {

// Keeps jumps and negative answers; wants no more after `most` jumps.
class Keeper : public SolutionHandler {
public:
    explicit Keeper(std::size_t most) : most_(most) {}
    void begin(const Problem& problem) override { board = problem.board.name(); }
    bool take(std::span<const Jump> read, std::span<const std::int64_t>) override {
        jumps += read.size();
        return jumps < most_;
    }
    void absent(const std::string&, const std::string& reason) override { board = reason; }
    std::string board;
    std::size_t jumps = 0;

private:
    std::size_t most_;
};

// "LABEL BOARD JUMPS" of each, or the error.
std::vector<std::string> solutions_in(const std::string& text, std::size_t most = 1000) {
    StringSource source(text);
    SolutionStream stream(source, "t");
    std::vector<std::string> found;
    while (stream.next()) {
        Keeper keeper(most);
        try {
            stream.read(keeper);
            found.push_back(stream.label() + " " + keeper.board + " " + std::to_string(keeper.jumps));
        } catch (const Error& e) {
            found.push_back(e.what());
        }
        if (found.size() > 20) break;
    }
    return found;
}

using Found = std::vector<std::string>;

const std::string text = "board T5\nvacate a1\nfinish a1\nmoves\na3-a1\nc3-a3\n";
const std::string json = R"({"board":"T4","vacate":"a2","finish":"a2","solution":["a4-a2"]})";

}  // namespace

TEST_CASE("solutions follow each other, text and JSON in any order") {
    CHECK(solutions_in(text) == Found{"t T5 2"});
    CHECK(solutions_in(text + text + "\n# a comment\n" + json + json + "\n" + text) ==
          Found{"t T5 2", "t:7 T5 2", "t:15 T4 1", "t:15 T4 1", "t:16 T5 2"});
    CHECK(solutions_in("board T5 vacate a1 finish a1 moves a3-a1 board T6 vacate a1 finish a1 moves\n" + json) ==
          Found{"t T5 1", "t:1 T6 0", "t:2 T4 1"});
    CHECK(solutions_in("\xEF\xBB\xBF" + json + " , " + json) == Found{"t T4 1", "t:1 T4 1"});
    CHECK(solutions_in(R"({"board":"T2","solvable":false,"reason":"why"} {"line":3,"error":"what"})") ==
          Found{"t unsolvable: why 0", "t:1 error: what 0"});
}

TEST_CASE("after a damaged solution the next line may begin another") {
    CHECK(solutions_in("").size() == 1);
    CHECK(solutions_in("nonsense\nmore\n" + text)[1] == "t:3 T5 2");
    CHECK(solutions_in("nonsense board T5\n board T5\n" + json)[1] == "t:3 T4 1");
    const Found headless = solutions_in("board T5\nvacate a1\n" + text + text);
    REQUIRE(headless.size() == 3);
    CHECK(headless[0].starts_with("t:3:1: expected 'finish', found 'board'"));
    CHECK(headless[1] == "t:3 T5 2");
    const Found move = solutions_in(text + "a3-\n" + json + "\n" + text);
    REQUIRE(move.size() == 3);
    CHECK(move[0].starts_with("t:7:4: expected a hole"));
    CHECK(move[1] == "t:8 T4 1");
    // Damage that ends with the line spares the next solution.
    for (const char* cut : {"{", R"({"board")", R"({"board":"T5)", R"({"board":"T5","solution":["a3-a1")"}) {
        const Found found = solutions_in(cut + std::string("\n") + json + "\n" + text);
        REQUIRE(found.size() == 3);
        CHECK(found[0].starts_with("t:"));
        CHECK(found[1] == "t:2 T4 1");
        CHECK(found[2] == "t:3 T5 2");
    }
    // An error without a line of its own tells where the solution began.
    CHECK(solutions_in(json + "\n" + R"({"board":"T5","vacate":"z9","finish":"a1","solution":[]})")[1].starts_with(
        "t:2: "));
}

TEST_CASE("after one that the handler stopped, as well") {
    CHECK(solutions_in(text + text + json + "\n" + json, 1) == Found{"t T5 2", "t:7 T5 2", "t:13 T4 1", "t:14 T4 1"});
    std::string moves;
    for (int i = 0; i < 5000; ++i) moves += "a3-a1\n";
    const Found found = solutions_in(text + moves + text, 1);
    REQUIRE(found.size() == 2);
    CHECK(found[1] == "t:5007 T5 2");
}
