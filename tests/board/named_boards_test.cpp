#include "board/named_boards.hpp"

#include "board/names.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "notation/holes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "support/error_of.hpp"
#include "theory/position_class.hpp"

#include <bit>
#include <set>

using namespace pegwright::tests;

namespace {

bool null_class(const Board& board) { return position_class(board.lattice(), board.holes()).is_empty(); }

using HolePair = std::pair<std::size_t, std::size_t>;

// Feasible pairs up to symmetry. With `reversal`, `(a, b)` and `(b, a)` are one pair.
std::set<HolePair> feasible_pairs(const Board& named, bool reversal) {
    const SmallBoard board(named);
    const auto symmetries = hole_symmetries(board);
    std::set<HolePair> least;
    for (std::size_t a = 0; a < board.size(); ++a) {
        for (std::size_t b = 0; b < board.size(); ++b) {
            if (!(board.class_of(board.full() & ~(Bits{1} << a)) == board.class_of(Bits{1} << b))) continue;
            HolePair best{a, b};
            for (const HolePermutation& s : symmetries) {
                best = std::min(best, HolePair{s[a], s[b]});
                if (reversal) best = std::min(best, HolePair{s[b], s[a]});
            }
            least.insert(best);
        }
    }
    return least;
}

}  // namespace

TEST_CASE("named boards have their holes, lattice and symmetries") {
    // Null-class as in [Bell's pages, table of boards], if it is there.
    const struct {
        const char* name;
        Lattice lattice;
        std::int64_t holes;
        std::size_t symmetries;
        bool null_class;
    } rows[] = {
        {"english", Lattice::square, 33, 8, true},         {"french", Lattice::square, 37, 8, false},
        {"european", Lattice::square, 37, 8, false},       {"continental", Lattice::square, 37, 8, false},
        {"wiegleb", Lattice::square, 45, 8, true},         {"asymmetric", Lattice::square, 39, 2, true},
        {"diamond", Lattice::square, 41, 8, false},        {"draughts", Lattice::square, 32, 4, true},
        {"truncated12", Lattice::triangular, 12, 6, true}, {"truncated18", Lattice::triangular, 18, 6, true},
    };
    CHECK(std::size(rows) == named_boards().size());
    for (std::size_t i = 0; i < std::size(rows); ++i) {
        const auto& row = rows[i];
        INFO(row.name);
        CHECK(named_boards()[i].name == row.name);
        CHECK_FALSE(named_boards()[i].what.empty());
        const Board board = parse_board(row.name);
        CHECK(board.name() == row.name);
        CHECK(board.lattice() == row.lattice);
        CHECK(board.hole_count() == row.holes);
        CHECK(symmetries(board).size() == row.symmetries);
        CHECK(null_class(board) == row.null_class);
    }
    for (const BoardFamily& family : board_families()) {
        INFO(family.example);
        CHECK(std::string(family.example).starts_with(family.name));
        CHECK(parse_board(std::string(family.example)).lattice() == family.lattice);
    }
}

TEST_CASE("two names of a board give the same board") {
    const std::pair<const char*, const char*> same[] = {{"european", "french"},
                                                        {"continental", "french"},
                                                        {"cross2", "english"},
                                                        {"cross3", "wiegleb"},
                                                        {"octagon3", "french"},
                                                        {"diamond5", "diamond"},
                                                        {"trapezoid1x7", "T7"},
                                                        {"hexagon1", "T1"},
                                                        {"trapezoid5x1", "triangular:5x1"},
                                                        {"polygon4x4x4x4x4x4", "hexagon4"},
                                                        {"polygon3x4x1x6x1x4", "trapezoid3x4"},
                                                        {"polygon5x1x4x5x1x4", "triangular:5x4"},
                                                        {"polygon1x6x1x6x1x6", "T6"}};
    for (const auto& [a, b] : same) {
        INFO(a << " " << b);
        CHECK(parse_board(a) == parse_board(b));
    }
    CHECK(parse_board("star5").hole_count() == 121);  // Chinese checkers
    CHECK_FALSE(parse_board("diagonal:english") == parse_board("english"));
}

TEST_CASE("published: null-class boards and their problems") {
    // [Bell's pages, table of boards; Bell 2009, section 3]. Bell counts solvable problems, we count feasible ones, a
    // problem and its reversal as two: only then are there 21, 21, 10 and 36.
    //
    // Differences:
    //   draughts   35 in the table, 36 here. The pages also say "all 25", which is the number without reversals.
    //              All 36 are solvable (tests/search/bits/small_board_test.cpp).
    //   wiegleb    36 feasible [Bell 2009], 35 in the table: the complement of e1 has no solution
    //   diamond    17 feasible, 4 in the table, since the others are unsolvable
    const struct {
        const char* board;
        bool null_class;
        std::size_t feasible;
        std::size_t without_reversals;
    } rows[] = {{"draughts", true, 36, 25}, {"english", true, 21, 16},  {"6x6", true, 21, 16},
                {"french", false, 10, 7},   {"diamond", false, 17, 11}, {"wiegleb", true, 36, 25}};
    for (const auto& row : rows) {
        INFO(row.board);
        const Board board = parse_board(row.board);
        CHECK(null_class(board) == row.null_class);
        CHECK(feasible_pairs(board, false).size() == row.feasible);
        CHECK(feasible_pairs(board, true).size() == row.without_reversals);
    }
    // The central game ends in the middle or in the middle of a side [Bell's pages].
    const auto ends = [](const char* name, const char* vacate) {
        const Board named = parse_board(name);
        const SmallBoard board(named);
        const PositionClass start = board.class_of(board.full() & ~board.bit(parse_hole(named, vacate)));
        std::string text;
        for (const Hole h : board.holes())
            if (board.class_of(board.bit(h)) == start) text += hole_name(h) + " ";
        return text;
    };
    CHECK(ends("english", "d4") == "d1 a4 d4 g4 d7 ");
    CHECK(ends("french", "d4").empty());
    // 14 corners, which no jump passes over [Bell's pages].
    const SmallBoard draughts(parse_board("draughts"));
    Bits passed = 0;
    for (const BitJump& j : draughts.jumps()) passed |= Bits{1} << j.over;
    CHECK(std::popcount(draughts.full() & ~passed) == 14);
}

TEST_CASE("holes of a named board have the coordinates of its picture") {
    const Board english = parse_board("english");
    CHECK(english.index(parse_hole(english, "c1")) == 0);
    CHECK(english.index(parse_hole(english, "2,0")) == 0);
    CHECK(english.index(parse_hole(english, "d4")) == 16);
    const auto name = [](const char* board, std::uint64_t number) {
        return hole_name(parse_board(board).hole(number));
    };
    CHECK(name("english", 32) == "e7");
    CHECK(name("truncated12", 0) == "a2");
    CHECK(name("truncated12", 11) == "d5");
    CHECK(name("truncated18", 17) == "e6");
    CHECK(name("draughts", 0) == "d1");
    const auto refusal = [&](const Board& board, const std::string& hole) {
        return error_of(Error::Kind::input, [&] { parse_hole(board, hole); });
    };
    CHECK(refusal(english, "a1") == "hole a1 is not on english; the holes of that row are c1 to e1");
    CHECK(refusal(english, "a8") == "hole a8 is not on english; its holes are in rows 1 to 7");
    CHECK(refusal(english, "a999999999999") == "hole a999999999999 is not on english; its holes are in rows 1 to 7");
    CHECK(refusal(english, "4294967298,0") ==
          "hole 4294967298,0 is not on english; the holes of that row are c1 to e1");
    CHECK(refusal(english, "d 4").find("'d 4' is no hole") == 0);
    CHECK(refusal(parse_board("T5"), "b1").find("hole b1 is not on T5; the holes of T5 are a1 to e5") == 0);
}
