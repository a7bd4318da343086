#include "board/named_boards.hpp"
#include "cli/help/help.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("help lists every board, and draws triangular ones upright") {
    const std::string text = board_help();
    for (const NamedBoard& board : named_boards()) CHECK(text.find(board.name) != text.npos);
    for (const BoardFamily& family : board_families()) CHECK(text.find(family.example) != text.npos);
    CHECK(text.find("      o       ") != text.npos);  // the apex of T5 stands over its middle
    CHECK(text.find("o o o o o o o o") != text.npos);
}
