#include "theory/sax.hpp"
#include "notation/holes.hpp"
#include "search/bits/small_board.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

Position as_position(const Board& board, Bits bits) {
    Position position(board);
    for (std::uint64_t i = 0; i < 15; ++i)
        if (!(bits >> i & 1)) position.clear_at(i);
    return position;
}

}  // namespace

TEST_CASE("no jump on T_5 raises the SAX count") {
    const Board board = Board::triangle(5);
    const SmallBoard small(board);
    std::vector<int> sax(1 << 15);
    for (Bits p = 0; p < sax.size(); ++p) sax[p] = sax_count(as_position(board, p));
    int rises = 0;
    for (Bits p = 0; p < sax.size(); ++p) {
        CHECK(sax[p] == -sax[sax.size() - 1 - p]);
        for (const BitJump& jump : small.jumps())
            if (jump.possible(p)) rises += sax[p ^ jump.flip] > sax[p] ? 1 : 0;
    }
    CHECK(rises == 0);
}

TEST_CASE("effective slack as in Table 1 of [Bell 2008]") {
    const Board t5 = Board::triangle(5);
    const struct {
        const char* vacate;
        const char* finish;
        int slack;
    } table[] = {{"c5", "c5", 2},  {"a1", "c5", 1}, {"c5", "a1", 1},  {"c5", "a4", 1},  {"a4", "c5", 1},
                 {"a1", "a1", 0},  {"a1", "a4", 0}, {"b3", "c5", 0},  {"c5", "b3", 0},  {"a4", "a1", 0},
                 {"a4", "a4", 0},  {"a4", "d4", 0}, {"a1", "b3", -1}, {"b3", "a1", -1}, {"b3", "a4", -1},
                 {"a4", "b3", -1}, {"b3", "b3", -2}};
    for (const auto& row : table) {
        INFO(row.vacate << " " << row.finish);
        CHECK(effective_slack({t5, parse_hole(t5, row.vacate), parse_hole(t5, row.finish)}) == row.slack);
    }
}
