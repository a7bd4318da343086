#include "notation/other_moves.hpp"

#include "base/error.hpp"
#include "board/parse.hpp"
#include "notation/chain.hpp"
#include "notation/solution_reader.hpp"
#include "support/catch.hpp"

#include <string>
#include <vector>

using namespace pegwright::tests;

namespace {

const Board t5 = Board::triangle(5);

std::vector<Jump> chains(const std::string& text, const Board& board) {
    const std::string name = "t";
    TextScanner scanner(text, name);
    std::vector<Jump> jumps;
    ChainReader reader(scanner, board, HoleNames::letters);
    for (scanner.skip_blanks(); !scanner.at_end(); scanner.skip_blanks())
        reader.read_move([&](Jump jump) { return jumps.push_back(jump), true; });
    return jumps;
}

std::vector<Jump> others(const std::string& text, const Board& board, HoleNames names = HoleNames::letters) {
    MoveWords words("t:");
    words.add_line(text, 1);
    return read_other_moves(words, board, names).jumps;
}

std::string fault(const std::string& text, const Board& board, std::optional<HoleNames> names = {}) {
    try {
        MoveWords words("t:");
        words.add_line(text, 1);
        find_reading(words, board, names);
        return "";
    } catch (const Error& e) {
        return e.what();
    }
}

}  // namespace

TEST_CASE("moves of others are read as the chains they mean") {
    const struct {
        const char* text;
        const char* chains;
        const char* board = "T5";
        HoleNames names = HoleNames::letters;
    } same[] = {
        {"a3 -> a1", "a3-a1"},
        {"a3→a1→c3", "a3-a1-c3"},
        {"a3>>a1; c3 => a3", "a3-a1 c3-a3"},
        {"A3xA1 c3 X a3", "a3-a1 c3-a3"},
        {"4x1, 6x4x13", "a3-a1 c3-a3-c5"},
        {"from a3 to a1 then c3", "a3-a1-c3"},
        {"4 over 2 to 1", "a3-a1"},
        {"4 over 2 over 3", "a3-a1-c3"},
        {"jump 4 over 2 to 1 over 3 to 6", "a3-a1-c3"},
        {"(4-1, 6-4)", "a3-a1 c3-a3"},
        {"[4, 2, 1] (6 5 4)", "a3-a1 c3-a3"},
        {"4,2,1", "a3-a1"},
        {"4 1 6", "a3-a1-c3"},
        {"1. 4-1 2. 6-4", "a3-a1 c3-a3"},
        {"12) 4 - 1", "a3-a1"},
        {"a3 up-right", "a3-a1"},
        {"a1 sw; 6 w", "a1-a3 c3-a3"},
        {"0,2 upright", "a3-a1"},
        {"d2 down", "d2-d4", "english"},
        {"d2 down left", "d2-d4-b4", "english"},
        {"3 1 S", "d2-d4", "english"},
        {"4,2 - 4,4", "d2-d4", "english", HoleNames::col_row},
        {"(2,4) to (4,4)", "d2-d4", "english", HoleNames::row_col},
        {"((1,3),(3,3))", "d2-d4", "english", HoleNames::row0_col0},
        {"[1 3] [2 3] [3 3]", "d2-d4", "english", HoleNames::row0_col0},
        {"4 16", "d2-d4", "english", HoleNames::from0},
        {"a1 dr r", "a1-c3-e3", "diagonal:5x5"},
        {"d2d4  # and d3 is gone", "d2-d4", "english"},
    };
    for (const auto& [text, expected, board, names] : same) {
        INFO(text);
        const Board on = parse_board(board);
        CHECK(others(text, on, names) == chains(expected, on));
    }
}

TEST_CASE("the reading that can be played is taken, and two are asked about") {
    const auto reading = [](const std::string& text, const Board& board) {
        MoveWords words("t:");
        words.add_line(text, 1);
        return find_reading(words, board, std::nullopt);
    };
    CHECK(reading("4-1, 6-4", t5).names == HoleNames::numbers);
    CHECK(reading("3-0, 5-3", t5).names == HoleNames::from0);
    CHECK(reading("5,3 to 3,3", t5).names == HoleNames::row_col);
    CHECK(reading("(0,2) to (0,0)", t5).names == HoleNames::col0_row0);
    CHECK(reading("(2,0) to (0,0)", t5).names == HoleNames::row0_col0);
    CHECK(fault("(4,2) to (4,4)", parse_board("english")) ==
          "t:1: 4,2 may be row,col or row0,col0, and both make a game; say which");
    CHECK(fault("(4,2) to (4,4)", parse_board("english"), HoleNames::row_col).empty());
    // Known jumps before: only one reading goes on.
    MoveWords words("t:");
    words.add_line("(3,2) to (3,4)", 2);
    const auto before = chains("d2-d4", parse_board("english"));
    const Query central(parse_board("english"), Start::vacate({{3, 3}}));
    CHECK(find_reading(words, central, std::nullopt, before).names == HoleNames::row_col);
}

TEST_CASE("what is wrong with moves of others is said, with the line") {
    CHECK(fault("4 over 99 to 1", t5) == "t:1: there is no hole 99 on T5; its holes are 1 to 15");
    CHECK(fault("4 over 3 to 1", t5, HoleNames::numbers) == "t:1: 3 is not between 4 and 1");
    CHECK(fault("a3 down", t5).find("t:1: this is no direction on T5") == 0);
    CHECK(fault("d2 se", parse_board("english")).find("t:1: this is no direction on english") == 0);
    CHECK(fault("a1 left", t5) == "t:1: a jump from a1 in this direction leaves T5");
    CHECK(fault("a1 over a2", Board::triangle(2)) == "t:1: a jump from a1 over a2 leaves T2");
    CHECK(fault("jump the gun", t5).find("t:1: 'the' is no hole and no word of a move") == 0);
    CHECK(fault("to a3", t5).find("t:1: a move begins with a hole") == 0);
    CHECK(fault("a3 to", t5).find("t:1: a hole is missing here") == 0);
    CHECK(fault("a3", t5).find("t:1: a move needs two holes") == 0);
    CHECK(fault("4 2-1", t5, HoleNames::numbers).find("t:1: some holes of this move have no separator") == 0);
    CHECK(fault("99999999999999999999-1", t5, HoleNames::numbers).find("t:1: there is no hole 999") == 0);
    CHECK(fault("aaaaaaaaaaaaaaaaaaaaaaa1-a1", t5).find("t:1: 'aaaa") == 0);
    CHECK(fault("0,1 to 0,3", t5, HoleNames::row_col).find("t:1: there is no hole 0,1 (row,col) on T5") == 0);
}

TEST_CASE("moves alone tell their vacancy and last peg") {
    const Board board = Board::triangle(5);
    const auto jumps = chains("a3-a1 c3-a3", board);
    CHECK(problem_of_moves(board, jumps) == Problem(board, Start::vacate({{0, 0}}), Goal::any_peg()));
    StringSource source("4 over 2 to 1\n6 over 5 to 4\n");
    const Solution alone = read_whole_solution(source, "t", {std::nullopt, Query(board)});
    CHECK(alone.jumps == jumps);
    CHECK(alone.problem.start == Start::vacate({{0, 0}}));
    CHECK_THROWS_AS(problem_of_moves(board, {}), Error);
    StringSource small("o3 to a1");
    CHECK_THROWS_AS(read_whole_solution(small, "t", {std::nullopt, Query(board)}), Error);
}
