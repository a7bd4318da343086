#include "notation/json_writer.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;

TEST_CASE("JSON as the contract shows it, and read back") {
    const Solution s = from_text("board T5 vacate a1 finish a1 moves a3-a1 c3-a3 e5-c3 c3-c5 c5-e5");
    MoveCount count;
    for (const Jump& jump : s.jumps) count.add(jump);
    StringSink sink;
    JsonWriter writer(s.problem, count, sink);
    writer.take(s.jumps);
    writer.finish();
    CHECK(
        sink.text ==
        R"({"board":"T5","vacate":"a1","finish":"a1","jumps":5,"moves":3,"longest_sweep":3,"solution":["a3-a1","c3-a3","e5-c3-c5-e5"]})"
        "\n");
    CHECK(from_text(sink.text) == s);
}
