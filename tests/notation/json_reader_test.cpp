#include "notation/json_reader.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;

TEST_CASE("JSON reads as the text does, keys in any order, unknown keys passed over") {
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

TEST_CASE("JSON that is no solution is refused with what is wrong") {
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
