#include "render/layouts/diagram.hpp"
#include "board/parse.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <sstream>

using namespace pegwright::tests;
using pegwright::render::Diagram;
using pegwright::render::move_text;
using pegwright::render::moves_of;

namespace {

Jump jump_of(const Board& board, const std::string& text) {
    return {parse_hole(board, text.substr(0, 2)), parse_hole(board, text.substr(3))};
}

}  // namespace

TEST_CASE("a diagram plays moves") {
    // The first jumps of the ten-move solution of T5 in Bell 2008, Table 1, with rows written out.
    const Board board = parse_board("T5");
    Diagram diagram(board);
    diagram.set({0, 0}, false);
    const std::vector<Jump> jumps{jump_of(board, "a3-a1"), jump_of(board, "c3-a3"), jump_of(board, "d5-b3"),
                                  jump_of(board, "a1-c3"), jump_of(board, "a4-a2")};
    const auto moves = moves_of(jumps);
    const char* pictures[] = {"*/o*/o**/****/*****", "*/o*/*oo/****/*****", "*/o*/**o/**o*/***o*",
                              "o/oo/***/**o*/***o*", "o/*o/o**/o*o*/***o*"};
    REQUIRE(moves.size() == 5);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        diagram.play(moves[i]);
        std::string shown;
        std::int32_t row = 0;
        diagram.for_each_hole([&](Hole h, bool peg) {
            if (h.y != row) shown += '/';
            row = h.y;
            shown += peg ? '*' : 'o';
            CHECK(peg == diagram.peg(h));
        });
        CHECK(shown == pictures[i]);
    }
}

TEST_CASE("consecutive jumps of one peg are one move") {
    const Board board = parse_board("T5");
    const auto moves = moves_of({jump_of(board, "a4-a2"), jump_of(board, "e5-c3"), jump_of(board, "c3-a1"),
                                 jump_of(board, "a1-a3"), jump_of(board, "c5-a3")});
    std::ostringstream text;
    for (const auto& move : moves)
        text << move_text(board, move) << ' ' << move_text(board, move, HoleNames::numbers) << ' ';
    CHECK(text.str() == "a4-a2 7-2 e5-c3-a1-a3 15-6-1-4 c5-a3 13-4 ");
    CHECK(moves_of({}).empty());
}
