#include "notation/solution_reader.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

#include "notation/positions.hpp"

using namespace pegwright::tests;

namespace {

std::string error_of(const std::string& text) {
    try {
        from_text(text);
    } catch (const Error& e) {
        return e.what();
    }
    return "accepted";
}

const std::string header = "board T5\nvacate a1\nfinish a1\nmoves\n";

}  // namespace

TEST_CASE("notations of jumps and headers read as one solution") {
    const Solution joined = from_text(header + "a3-a1\nc3-a3\nd5-b5-b3\n");
    const Solution loose =
        from_text("# hello\nboard T5 # five\nvacate 0,0\nfinish 0,0\nmoves a3-a1,c3-a3, d5-b5 b5-b3");
    CHECK(joined == loose);
    CHECK(joined.jumps.size() == 4);
    CHECK(joined.problem == Problem{Board::triangle(5), {0, 0}, {0, 0}});
}

TEST_CASE("moves may be written by numbers, too") {
    CHECK(from_text(header + "0,2-0,0,2,2-0,2\n3,4-1,4-1,2") == from_text(header + "a3-a1 c3-a3 d5-b5-b3"));
    CHECK_THROWS_AS(from_text(header + "0,2-0"), Error);
    CHECK_THROWS_AS(from_text(header + "0,2-,0"), Error);
}

TEST_CASE("jumps before a malformed place are judged first") {
    class Refuse : public SolutionHandler {
    public:
        void begin(const Problem&) override {}
        bool take(std::span<const Jump> jumps, std::span<const std::int64_t>) override {
            seen += jumps.size();
            return false;
        }
        std::size_t seen = 0;
    };
    for (const int distance : {1, 10, 3000}) {
        std::string text = header;
        for (int i = 0; i < distance; ++i) text += "a3-a1\n";
        text += "?noise";
        StringSource source(text);
        Refuse refuse;
        CHECK_NOTHROW(read_solution(source, "t", refuse));
        CHECK(refuse.seen > 0);
        const std::string json = R"({"board":"T5","vacate":"a1","finish":"a1","solution":["a3-a1","?"]})";
        StringSource json_source(json);
        CHECK_NOTHROW(read_solution(json_source, "t", refuse));
    }
}

TEST_CASE("a solution survives being written and read") {
    const Solution s = constructed({Board::triangle(30), {3, 9}, {20, 28}});
    CHECK(from_text(as_text(s)) == s);
}

TEST_CASE("jumps keep the line they stand on, across batches") {
    class Lines : public SolutionHandler {
    public:
        void begin(const Problem&) override {}
        bool take(std::span<const Jump>, std::span<const std::int64_t> places) override {
            for (const std::int64_t line : places) CHECK(line == ++last_);
            return true;
        }
        std::int64_t last_ = 4;
    };
    std::string text = header;
    for (int i = 0; i < 5000; ++i) text += "a3-a1\n";
    Lines lines;
    StringSource source(text);
    read_solution(source, "t", lines);
    CHECK(lines.last_ == 5004);
}

TEST_CASE("malformed text is refused with its place") {
    CHECK(error_of("") ==
          "test:1:1: expected 'board', found the end of the file; a solution begins with the lines board, vacate, "
          "finish, moves");
    CHECK(error_of("hello").find("test:1:") == 0);
    CHECK(error_of("board T5\nfinish a1").find("test:2:") == 0);
    CHECK(error_of("board T5\nvacate f9\n").find("test:2: hole f9 is not on T5") == 0);
    CHECK(error_of("board X\n").find("test:1: unknown board 'X'") == 0);
    CHECK(error_of(header + "a3").find("test:5:3: a move needs two holes") == 0);
    CHECK(error_of(header + "a3-").find("test:5:4: expected a hole") == 0);
    CHECK(error_of(header + "a3-a1;").find("test:5:6: expected '-' or a blank") == 0);
    CHECK(error_of(header + "a3-a1\na3-?5").find("test:6:4: expected a hole") == 0);
    CHECK(error_of(std::string("\0\1\2\xff", 4)).find("test:1:") == 0);
}

TEST_CASE("noise is refused with an Error") {
    std::uint32_t random = 12345;
    for (int round = 0; round < 2000; ++round) {
        std::string text = round % 2 ? header : "";
        for (int i = 0; i < 200; ++i) {
            random = random * 1664525 + 1013904223;
            text += round % 4 < 2 ? static_cast<char>(random >> 24) : "abc123-, \n#{}\"[]:T"[(random >> 24) % 19];
        }
        try {
            from_text(text);
        } catch (const Error&) {
        }
    }
    SUCCEED();
}

TEST_CASE("capitals, blanks and a byte order mark change nothing") {
    const Solution plain = from_text(header + "a3-a1\nc3-a3\nd5-b5-b3\n");
    CHECK(from_text("\xEF\xBB\xBF" + header + "A3 - A1\r\nc3-\ta3, D5 -b5 - B3") == plain);
    CHECK(error_of("\xEF\xBB\xBF hello").find("test:1:2: expected 'board'") == 0);
    CHECK(error_of(header + "\xEF\xBB\xBF"
                            "a3-a1")
              .find("test:5:1: expected a hole") == 0);
}

TEST_CASE("a solution by number is the one by letters") {
    const std::string numbers = "board T5\nvacate 1\nfinish 13\nmoves\n4-1 6 - 4, 14-12-5";
    StringSource source(numbers);
    CHECK(read_whole_solution(source, "test", HoleNames::numbers) ==
          from_text("board T5\nvacate a1\nfinish c5\nmoves\na3-a1 c3-a3 d5-b5-b3"));
    CHECK(from_text(numbers) == from_text("board T5\nvacate a1\nfinish c5\nmoves\na3-a1 c3-a3 d5-b5-b3"));
    CHECK(from_text("board T5\nnotation numbers\nvacate 1,2\nfinish any\nmoves 4-1") ==
          from_text("board T5\nvacate a1,a2\nfinish any\nmoves a3-a1"));
    CHECK(from_text("board T5\nnotation numbers\nvacate a1,2\nfinish any\nmoves 4-a1") ==
          from_text("board T5\nvacate a1,a2\nfinish any\nmoves a3-a1"));
    CHECK(error_of("board T5\nnotation numbers\nvacate 1;2\nfinish any\nmoves").find("test:3: '1;2' is no hole") == 0);
    CHECK(error_of("board T5\nnotation roman\nvacate a1\nfinish any\nmoves").find("test:2: there is no notation") == 0);
}

TEST_CASE("several vacancies and last pegs, any peg, positions") {
    const Solution several = from_text("board english vacate d4,d3 finish d1,g4,0,3 moves d5-d3");
    CHECK(several.problem.start.vacated() == std::vector<Hole>{{3, 2}, {3, 3}});
    CHECK(several.problem.goal.finishes() == std::vector<Hole>{{3, 0}, {0, 3}, {6, 3}});
    CHECK(from_text("board T5 vacate a1 finish any moves").problem.goal.is_any());
    const Solution pictured =
        from_text("board triangular:oo./ooo/.oo\nstart **./*o*/.**\ngoal oo./o*o/.oo # one\nmoves\n");
    CHECK(pictured.problem.board.lattice() == Lattice::triangular);
    CHECK(pictured.problem.start_pegs() == 6);
    CHECK(pictured.problem.goal_pegs() == 1);
    CHECK(from_text("board T5 start o/**/***/****/***** goal */oo/ooo/oooo/ooooo moves").problem.goal_pegs() == 1);
}

TEST_CASE("foreign starts and goals are reported with their line") {
    CHECK(error_of("board T5\nvacate a1,a1\n").find("test:2: hole a1 is named twice") == 0);
    CHECK(error_of("board .o./ooo/.o.\nstart .*./***/.**\n")
              .find("test:2: the position '.*./***/.**' is no position of") == 0);
    CHECK(error_of("board .o./ooo/.o.\nstart .*./ooo/.o.\ngoal .*./*oo/.o.\nmoves\n") ==
          "test:3: the goal has 2 pegs, more than the start's 1; jumps only remove pegs");
    CHECK(error_of("board @file.txt vacate a1 finish a1 moves").find("test:1: ") == 0);
    CHECK(error_of("board T5\nvacate a1\nstart o/**/***/****/*****\n").find("test:3:1: expected 'finish'") == 0);
    CHECK(error_of("board T5\nvacate\n").find("test:3:1: a value is missing; found the end of the file") == 0);
}

TEST_CASE("pictures of megabytes are read, and cut in messages", "[long]") {
    std::string board;
    std::string start;
    for (int y = 0; y < 1500; ++y) {
        board += std::string(1500, 'o') + (y < 1499 ? "/.ooo/" : "");
        start += (y == 0 ? "o" + std::string(1499, '*') : std::string(1500, '*')) + (y < 1499 ? "/.***/" : "");
    }
    const std::string text = "board " + board + "\nstart " + start + "\nfinish a1\nmoves\nc1-a1\n";
    const Solution solution = from_text(text);
    CHECK(solution.problem.board.hole_count() == 1500 * 1500 + 1499 * 3);
    CHECK(solution.problem.start_pegs() == solution.problem.board.hole_count() - 1);
    CHECK(from_text(as_text(solution)) == solution);
    CHECK(error_of("board " + board + "\nvacate zzzzz9\n").size() < 500);
    CHECK(error_of("board " + board + "?\nvacate a1\n").size() < 500);
    CHECK(error_of("board " + board + "\nstart " + start + "*\n").size() < 500);
}
