#include "notation/solution_reader.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

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

TEST_CASE("single jumps, commas, comments and x,y holes in the header read as the same solution") {
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

TEST_CASE("jumps before a malformed place are judged first, at whatever distance") {
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
    CHECK(error_of("board X\n").find("test:1: 'X' names no board") == 0);
    CHECK(error_of(header + "a3").find("test:5:3: a move goes through two holes") == 0);
    CHECK(error_of(header + "a3-").find("test:5:4: expected a hole") == 0);
    CHECK(error_of(header + "a3-a1;").find("test:5:6: expected '-' or a blank") == 0);
    CHECK(error_of(header + "a3-a1\na3-A5").find("test:6:4: expected a hole") == 0);
    CHECK(error_of(std::string("\0\1\2\xff", 4)).find("test:1:") == 0);
}

TEST_CASE("noise never passes and never does worse than an Error") {
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
