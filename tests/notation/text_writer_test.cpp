#include "notation/text_writer.hpp"
#include "board/names.hpp"
#include "notation/solution_reader.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;

TEST_CASE("text has the header, then one move a line") {
    const Solution s = from_text("board T5 vacate a1 finish a1 moves a3-a1 c3-a3 e5-c3 c3-c5 c5-e5");
    CHECK(as_text(s) == "board T5\nvacate a1\nfinish a1\nmoves\na3-a1\nc3-a3\ne5-c3-c5-e5\n");
}

TEST_CASE("moves are joined across batches") {
    StringSink sink;
    TextWriter writer({Board::triangle(5), {0, 0}, {0, 0}}, sink);
    for (const Jump jump : {Jump{{4, 4}, {2, 2}}, Jump{{2, 2}, {2, 4}}, Jump{{0, 4}, {0, 2}}})
        writer.take(std::span(&jump, 1));
    writer.finish();
    CHECK(sink.text == "board T5\nvacate a1\nfinish a1\nmoves\ne5-c3-c5\na5-a3\n");
}

TEST_CASE("a solution without jumps is its header") {
    StringSink sink;
    TextWriter writer({Board::triangle(5), {0, 0}, {0, 0}}, sink);
    writer.finish();
    CHECK(sink.text == "board T5\nvacate a1\nfinish a1\nmoves\n");
}

TEST_CASE("the name table writes all names, also in shared slots") {
    for (const std::int64_t side : {30, 800, 2'000'000, 99'999'999, 100'000'000, 1'000'000'000}) {
        const Board board = Board::triangle(side);
        NameTable table(board);
        for (const std::int64_t x : {0, 1, 25, 26, 27, 700, 703, 1'048'575, 1'048'576, 1'999'999, 12'356'629,
                                     12'356'630, 321'272'405, 321'272'406, 999'999'999}) {
            if (x >= side) continue;
            const Hole h{static_cast<std::int32_t>(x), static_cast<std::int32_t>(side - 1)};
            char text[NameTable::max_name];
            CHECK(std::string(text, table.append(text, h)) == hole_name(h));
            // The hole that shares its slot, and back.
            const Hole other{h.x ^ 16384, h.y ^ 16384};
            if (other.y >= side) continue;
            CHECK(std::string(text, table.append(text, other)) == hole_name(other));
            CHECK(std::string(text, table.append(text, h)) == hole_name(h));
        }
    }
}

TEST_CASE("text by number is read back by number") {
    const Solution s = from_text("board T5 vacate a1 finish a1,c3 moves a3-a1 c3-a3 e5-c3 c3-c5 c5-e5");
    StringSink sink;
    TextWriter writer(s.problem, sink, HoleNames::numbers);
    writer.take(s.jumps);
    writer.finish();
    CHECK(sink.text == "board T5\nnotation numbers\nvacate 1\nfinish 1,6\nmoves\n4-1\n6-4\n15-6-13-15\n");
    StringSource source(sink.text);
    CHECK(read_whole_solution(source, "t") == s);
}
