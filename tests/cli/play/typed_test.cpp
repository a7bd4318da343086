#include "cli/play/typed.hpp"

#include "base/error.hpp"
#include "cli/help/wrapped.hpp"
#include "cli/play/board_drawing.hpp"
#include "support/catch.hpp"

#include <sstream>

namespace pegwright::tests {

using Kind = cli::Typed::Kind;

TEST_CASE("moves, holes and words are told apart") {
    const Board board = Board::triangle(25);
    const auto typed = [&](const std::string& line) { return cli::parse_typed(line, board, HoleNames::letters); };
    CHECK(typed("  ").kind == Kind::nothing);
    CHECK(typed("u").kind == Kind::undo);
    CHECK(typed(" undo ").kind == Kind::undo);
    CHECK(typed("?").kind == Kind::help);
    CHECK(typed("save a b.txt ").file == "a b.txt");
    CHECK(typed("s").file.empty());
    // With a row number, a letter is a column and no command.
    CHECK(typed("u22").kind == Kind::hole);
    CHECK(typed("u22").hole == Hole{20, 21});
    const cli::Typed move = typed("c3-a1 - a3");
    CHECK(move.kind == Kind::move);
    CHECK(move.jumps == std::vector<Jump>{{{2, 2}, {0, 0}}, {{0, 0}, {0, 2}}});
    CHECK(cli::parse_typed("4-1", board, HoleNames::numbers).jumps == std::vector<Jump>{{{0, 2}, {0, 0}}});
    for (const char* line : {"undo it", "b1", "zz", "c3-", "c3-a1 b", "-", "w", "c3--a1"})
        CHECK_THROWS_AS(typed(line), Error);
}

TEST_CASE("the help fits 40 columns, and names every word and mark") {
    using enum HoleNames;
    for (const HoleNames names : {letters, numbers, row_col}) {
        const std::string all = cli::typed_help(names) + cli::board_legend(true);
        std::istringstream lines(all);
        for (std::string line; std::getline(lines, line);) CHECK(cli::width_of(line) <= 40);
        for (const char* word : {"undo", "redo", "restart", "hint", "save", "load", "help", "quit"})
            CHECK(all.find(word) != std::string::npos);
        for (const char* mark : {"●", "·", "◆", "◇", "◉", "○", "◈", "↑", "↓", "‹", "›"})
            CHECK(all.find(mark) != std::string::npos);
        CHECK((all.find("c3") != std::string::npos) == (names == letters));
    }
}

}  // namespace pegwright::tests
