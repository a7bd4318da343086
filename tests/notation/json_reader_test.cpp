#include "notation/json_reader.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;

TEST_CASE("JSON reads like text, with keys in any order") {
    const Solution text = from_text("board T5 vacate a1 finish a1 moves a3-a1 c3-a3 d5-b5-b3");
    CHECK(
        from_text(
            R"({"board":"T5","vacate":"a1","finish":"a1","jumps":4,"moves":3,"longest_sweep":2,"solution":["a3-a1","c3-a3","d5-b5-b3"]})") ==
        text);
    CHECK(
        from_text(
            R"(  {"solution":["a3-a1","c3-a3","d5-b5-b3"],"by":{"board":"T9","list":[1,["x"]]},"finish":"0,0","vacate":"a1","board":"T5"})") ==
        text);
}

TEST_CASE("wrong JSON is refused with a reason") {
    const char* wrong[] = {
        R"({)",
        R"({"board":"T5"})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3"]})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1",7]})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1 c3-a3"]})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1")",
        R"({"board":"T5","vacate":"a1","finish":"a1"})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":"a3-a1"})",
        R"([1])",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1",[],"c3-a3"]})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1",{}]})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":[],"solution":["a3-a1"]})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1"],"board":"T6"})",
        R"({"board":["T5"],"vacate":"a1","finish":"a1","solution":[]})",
        R"({"board":"T0","vacate":"a1","finish":"a1","solution":[]})",
        R"({"board":"T5","vacate":"z1","finish":"a1","solution":[]})",
        R"({"board":5,"vacate":"a1","finish":"a1","solution":[]})",
        R"({"board":"T5","vacate":"a1","start":"o/**/***/****/*****","finish":"a1","solution":[]})",
        R"({"board":"T5","vacate":"a1","finish":"a1","solution":[],"goal":"*/oo/ooo/oooo/ooooo"})",
        R"({"board":"T5","start":"o/o*/ooo/oooo/ooooo","goal":"*/*o/ooo/oooo/ooooo","solution":[]})",
        R"({"board":"T5","start":"*/**/***/****","finish":"a1","solution":[]})",
        R"({"board":"T5","start":7,"finish":"a1","solution":[]})",
        R"({"board":"T5","finish":"any","solution":[]})",
    };
    for (const char* text : wrong) {
        INFO(text);
        try {
            from_text(text);
            FAIL("accepted");
        } catch (const Error& e) {
            CHECK(std::string(e.what()).find("test") == 0);
        }
    }
}

TEST_CASE("JSON has the notations of text") {
    const Solution text = from_text("board T5 start o/**/***/****/***** finish any moves a3-a1 c3-a3 d5-b5-b3");
    CHECK(from_text("\xEF\xBB\xBF"
                    R"({"board":"T5","start":"o/**/***/****/*****","finish":"any",)"
                    R"("solution":["A3 - A1"," c3-a3 ","d5\t-b5- b3"]})") == text);
    // Moves before the board, between start and goal.
    CHECK(from_text(R"({"solution":["0,2-0,0","c3-a3","d5-b5-b3"],"finish":"any",)"
                    R"("start":"o/**/***/****/*****","board":"T5"})") == text);
    StringSource numbers(R"({"start":"o/**/***/****/*****","solution":["4-1","6 - 4","14-12-5"],"board":"T5",)"
                         R"("goal":"*/oo/ooo/oooo/ooooo"})");
    const Solution by_number = read_whole_solution(numbers, "test", HoleNames::numbers);
    CHECK(by_number.jumps == text.jumps);
    CHECK(by_number.problem.goal_pegs() == 1);
}

TEST_CASE("places in JSON are moves, even before the board") {
    class Moves : public SolutionHandler {
    public:
        void begin(const Problem&) override {}
        bool take(std::span<const Jump>, std::span<const std::int64_t> some) override {
            places.insert(places.end(), some.begin(), some.end());
            return true;
        }
        std::vector<std::int64_t> places;
    };
    StringSource source(R"({"solution":["a3-a1","c3-a3-a1","d5-b5"],"vacate":"a1","finish":"any","board":"T5"})");
    Moves moves;
    read_solution(source, "t", moves);
    CHECK(moves.places == std::vector<std::int64_t>{1, 2, 2, 3});
}
