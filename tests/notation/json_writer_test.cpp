#include "notation/json_writer.hpp"
#include "notation/positions.hpp"
#include "notation/solution_reader.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;

TEST_CASE("JSON is written as documented, and read back") {
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

TEST_CASE("JSON by number, of a problem given by positions") {
    const Solution s = from_text("board .o./ooo/.o. start .*./*oo/.*. finish any moves");
    const Solution t{problem_of(s.problem.board, s.problem.start, s.problem.goal),
                     {{{1, 0}, {1, 2}}, {{1, 2}, {1, 0}}}};
    StringSink sink;
    JsonWriter writer(t.problem, {}, sink, HoleNames::numbers);
    writer.take(t.jumps);
    writer.finish();
    CHECK(
        sink.text ==
        R"({"board":".o./ooo/.o.","start":".*./*oo/.*.","finish":"any","notation":"numbers","jumps":0,"moves":0,"longest_sweep":0,"solution":["1-5-1"]})"
        "\n");
    StringSource source(sink.text);
    CHECK(read_whole_solution(source, "t") == t);
}
