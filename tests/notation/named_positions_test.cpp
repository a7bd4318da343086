#include "notation/named_positions.hpp"
#include "game/refereed.hpp"
#include "notation/positions.hpp"
#include "notation/solution_reader.hpp"
#include "pegwright/solving/solve.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

#include <map>

using namespace pegwright::tests;
using pegwright::Query;

TEST_CASE("every named position has its pegs and can be solved") {
    const Board board = parse_board("english");
    const std::map<std::string, std::int64_t> pegs = {
        {"central", 32}, {"cross", 6}, {"latin-cross", 6}, {"plus", 9},   {"greek-cross", 9}, {"fireplace", 11},
        {"hearth", 11},  {"lamp", 13}, {"pyramid", 16},    {"arrow", 17}, {"diamond", 24},
    };
    REQUIRE(named_positions().size() == pegs.size());
    REQUIRE(named_positions_of(board).size() == pegs.size());
    for (const NamedPosition& named : named_positions()) {
        INFO(named.name);
        CHECK(is_position_name(named.name));
        const Position position = named_position(board, std::string(named.name));
        REQUIRE(pegs.count(std::string(named.name)) == 1);
        CHECK(position.peg_count() == pegs.at(std::string(named.name)));
        const Problem problem(board, Start::at(position), Goal::finish({{3, 3}}));
        const auto outcome = pegwright::solve(Query(problem), {});
        REQUIRE(outcome);
        // The referee throws if a jump or the end is wrong.
        pegwright::game::JumpList jumps;
        outcome.player->play(jumps);
        CHECK(static_cast<std::int64_t>(jumps.list.size()) == position.peg_count() - 1);
    }
}

TEST_CASE("position names are read everywhere, and written as pictures") {
    const Board board = parse_board("english");
    const Start start = parse_start(board, "start", "cross");
    const Problem problem(board, start, Goal::any_peg());
    CHECK(start_text(problem).value == "..ooo../..o*o../oo***oo/ooo*ooo/ooo*ooo/..ooo../..ooo..");
    CHECK(parse_goal(board, "goal", "plus").position()->peg_count() == 9);
    CHECK(parse_start(parse_board("..ooo../..ooo../ooooooo/ooooooo/ooooooo/..ooo../..ooo.."), "start", "lamp")
              .position()
              ->peg_count() == 13);
    CHECK(parse_start(parse_board("diagonal:english"), "start", "lamp").position()->peg_count() == 13);
}

TEST_CASE("unknown position names get a guess or a list") {
    const auto error = [](const char* board, const char* name) {
        return error_of(Error::Kind::input, [&] { parse_position_argument(parse_board(board), name); });
    };
    CHECK(error("english", "crss") == "'crss' names no position of english; did you mean cross?");
    CHECK(error("english", "Cross") == "'Cross' names no position of english; did you mean cross?");
    CHECK(error("english", "wheelbarrow") ==
          "'wheelbarrow' names no position of english; those with a name are central, cross, latin-cross, plus, "
          "greek-cross, fireplace, hearth, lamp, pyramid, arrow, diamond; others are drawn in one word, such as "
          ".*./*o*/.*.");
    CHECK(error("T5", "cross") ==
          "'cross' names no position of T5; a position is drawn in one word, such as .*./*o*/.*.");
    CHECK(says(error("english", "*x*"), ":1:2: expected o (hole)"));
    CHECK_FALSE(is_position_name("ooo"));
    CHECK_FALSE(is_position_name(""));
    CHECK_FALSE(is_position_name("@cross"));
}
