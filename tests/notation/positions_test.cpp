#include "notation/positions.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

using namespace pegwright::tests;

TEST_CASE("a position in one word is read back on any board") {
    for (const char* name : {"T5", "4x3", "english", ".o./.../ooo.o", "diagonal:oo./ooo/.oo", "o"}) {
        const Board board = parse_board(name);
        Position position = Position::empty(board);
        for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(board.hole_count()); i += 3) position.set_at(i);
        INFO(position_word(position));
        CHECK(parse_position_argument(board, position_word(position)) == position);
    }
    CHECK(position_word(Position(Board::triangle(3))) == "*/**/***");
}

TEST_CASE("letters, x,y and numbers name the same holes") {
    const Board board = Board::triangle(5);
    CHECK(parse_vacate(board, "b2,C3").vacated() == std::vector<Hole>{{1, 1}, {2, 2}});
    CHECK(parse_vacate(board, "1,1,2,2") == parse_vacate(board, "c3,b2"));
    CHECK(parse_vacate(board, "6,3", HoleNames::numbers) == parse_vacate(board, "b2,c3"));
    CHECK(parse_finish(board, "any").is_any());
    CHECK(parse_finish(board, "15,1", HoleNames::numbers) == parse_finish(board, "a1,e5"));
    const Problem problem = problem_of(board, parse_vacate(board, "b2,c3"), parse_finish(board, "e5"));
    CHECK(start_text(problem, HoleNames::numbers).value == "3,6");
    CHECK(goal_text(problem, HoleNames::numbers).value == "15");
    CHECK(problem_words(problem, HoleNames::numbers) == "T5 3,6 15");
    CHECK(problem_words(problem) == "T5 b2,c3 e5");
}

TEST_CASE("a goal with more pegs than the start is refused") {
    const Board board = parse_board(".o./ooo/.o.");
    const auto make = [&](const std::string& start, const std::string& goal) {
        problem_of(board, Start::at(parse_position_argument(board, start)),
                   Goal::at(parse_position_argument(board, goal)));
    };
    CHECK(error_of(Error::Kind::input, [&] { make(".*./*oo/.o.", ".*./***/.o."); }) ==
          "the goal has 4 pegs, more than the start's 2; jumps only remove pegs");
    CHECK_NOTHROW(make(".*./*oo/.o.", ".o./**o/.o."));
    const auto nothing_left = [] { problem_of(Board::triangle(1), Start::vacate({{0, 0}}), Goal::any_peg()); };
    CHECK(says(error_of(Error::Kind::input, nothing_left), "the goal has 1 peg, more than the start's 0;"));
}

TEST_CASE("a position may be a number of bits, or signs in one line") {
    const Board board = parse_board("english");
    const Position central = parse_position_argument(board, "central");
    for (const char* text : {
             "0x1fffeffff",
             "0x0001FFFEFFFF",
             "0b111111111111111101111111111111111",
             "****************o****************",
             "111111111111111101111111111111111",
             "xxxxxxxxxxxxxxxx.xxxxxxxxxxxxxxxx",
             "..***....***..**********o**********..***....***..",
             "##XXX####XXX##XXXXXXXXXXOXXXXXXXXXX##XXX####XXX##",
             "7:..***....***..**********o**********..***....***..",
         }) {
        INFO(text);
        CHECK(parse_position_argument(board, text) == central);
    }
    const Board triangle = Board::triangle(3);
    CHECK(position_word(parse_position_argument(triangle, "0b1")) == "*/oo/ooo");
    CHECK(position_word(parse_position_argument(triangle, "0x20")) == "o/oo/oo*");
    const auto error_in = [&](const std::string& text) {
        return error_of(Error::Kind::input, [&] { parse_position_argument(board, text); });
    };
    CHECK(error_in("0x200000000") == "the position '0x200000000' has bit 33; the holes of english are bits 0 to 32");
    CHECK(says(error_in("0b102"), "is no number"));
    CHECK(says(error_in("0x"), "is no number"));
    CHECK(error_in("1101111111") ==
          "the position '1101111111' has 10 signs; english has 33 holes, its picture 49 places");
    CHECK(says(error_in("7:ooo"), "3 signs make no whole rows of 7"));
}

TEST_CASE("pegs are the counterpart of vacancies") {
    const Board board = Board::triangle(5);
    const Start start = parse_start(board, "pegs", "d4,b2");
    CHECK(position_word(*start.position()) == "o/o*/ooo/ooo*/ooooo");
    CHECK(parse_start(board, "pegs", "3,10", HoleNames::numbers) == start);
    CHECK(says(error_of(Error::Kind::input, [&] { parse_start(board, "pegs", "f6"); }), "f6"));
}
