#include "board/names.hpp"
#include "search/bitmaps/dense_count.hpp"
#include "support/catch.hpp"
#include "support/plain.hpp"
#include "support/sampled.hpp"
#include "support/search.hpp"

#include <algorithm>
#include <bit>

using namespace pegwright::tests;

namespace {

using Positions = std::vector<Bits>;  // ascending, each once

void add(Positions& to, const Positions& more) {
    to.insert(to.end(), more.begin(), more.end());
    std::sort(to.begin(), to.end());
    to.erase(std::unique(to.begin(), to.end()), to.end());
}

// From the positions themselves.
std::map<int, LevelRow> rows_of(const Positions& positions, const std::vector<HolePermutation>& symmetries) {
    std::map<int, LevelRow> rows;
    for (const Bits p : positions) {
        LevelRow& row = rows[std::popcount(p)];
        row.pegs = std::popcount(p);
        ++row.images;
        const bool least = std::none_of(symmetries.begin(), symmetries.end(),
                                        [&](const HolePermutation& s) { return image(s, p) < p; });
        row.positions += least;
    }
    return rows;
}

bool same(const std::map<int, LevelRow>& a, const std::map<int, LevelRow>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        return x.first == y.first && x.second.positions == y.second.positions && x.second.images == y.second.images;
    });
}

// The plain reference's result.
struct Expected {
    Positions reached;
    Positions winning;
    std::uint64_t solutions = 0;

    Expected(const plain::Games& games, Bits start, Bits finishes) {
        for (const auto& [position, ways] : games) {
            std::uint64_t here = 0;
            for (std::size_t f = 0; f < ways.size(); ++f)
                if ((finishes >> f & 1) != 0) here += ways[f];
            reached.push_back(position);
            if (here > 0) winning.push_back(position);
            if (position == start) solutions = here;
        }
    }
};

void check(const Game& game, const Expected& expected) {
    const Searched found = searched(game);
    CHECK(same(found.reached, rows_of(expected.reached, game.symmetries)));
    CHECK(same(found.winning, rows_of(expected.winning, game.symmetries)));
    CHECK(found.solutions == expected.solutions);
    // On bitmaps.
    if (game.holes() < 12 || game.holes() > 24) return;
    const DenseCount dense = *dense_count(game, true, {});
    CHECK(dense.positions == expected.reached.size());
    CHECK(dense.solutions == expected.solutions);
    for (std::size_t f = 0; f < game.board.size(); ++f)
        CHECK((dense.finishes >> f & 1) ==
              std::binary_search(expected.reached.begin(), expected.reached.end(), Bits{1} << f));
}

// All vacancies and finishes, and any: positions of every level, solutions. Returns the number of solvable problems.
int check_all_problems(const Board& board, const plain::Board& plain_board) {
    REQUIRE(plain_board.holes() == board.hole_count());
    const SmallBoard small(board);
    const std::size_t holes = small.size();
    const auto name = [&](std::size_t hole) { return hole_name(board.hole(hole)); };
    int solvable = 0;
    for (std::size_t vacate = 0; vacate < holes; ++vacate) {
        // One vacancy of each kind.
        const auto symmetries = hole_symmetries(small);
        if (take_few() && holes > 16 &&
            std::any_of(symmetries.begin(), symmetries.end(),
                        [&](const HolePermutation& s) { return s[vacate] < vacate; }))
            continue;
        const Bits start = small.full() & ~(Bits{1} << vacate);
        const plain::Games games = plain_board.games(static_cast<int>(vacate));
        for (std::size_t finish = 0; finish < holes; ++finish) {
            INFO(board.label() << " " << name(vacate) << " " << name(finish));
            const Expected expected(games, start, Bits{1} << finish);
            check(game_of(board, name(vacate), name(finish)), expected);
            solvable += expected.solutions > 0;
        }
        INFO(board.label() << " " << name(vacate));
        check(game_of(board, name(vacate)), {games, start, small.full()});
    }
    return solvable;
}

// A position wins if it is reached and leads to one peg.
void check_general_problem(const Board& board, const plain::Board& plain_board) {
    INFO(board.label());
    const SmallBoard small(board);
    Positions reached;
    Positions winning;
    std::uint64_t solutions = 0;
    for (std::size_t vacate = 0; vacate < small.size(); ++vacate) {
        const Expected expected(plain_board.games(static_cast<int>(vacate)), small.full() & ~(Bits{1} << vacate),
                                small.full());
        add(reached, expected.reached);
        add(winning, expected.winning);
        solutions += expected.solutions;
    }
    const Game game = game_of(board);
    const Searched found = searched(game);
    CHECK(same(found.reached, rows_of(reached, game.symmetries)));
    CHECK(same(found.winning, rows_of(winning, game.symmetries)));
    CHECK(found.solutions == solutions);
}

const struct Odd {
    const char* rows;
    bool triangular;
} odd_shapes[] = {
    {"..o..\n.ooo.\nooooo\n.ooo.\n..o..\n", false},
    {"o.o.o\nooooo\no.o.o\n", false},
    {"ooo.\noo.o\no.oo\n.ooo\n", false},
    {"ooo..ooo\n", false},
    {"o\n.\n.\no\n", false},
    {"oo.\nooo\n.oo\n", true},
    {"ooo..\noooo.\nooooo\n.oooo\n", true},
    {"o....\n.o...\n..o..\n...o.\n....o\n", true},
};

Board board_of(const Odd& odd) {
    return board_of_picture(odd.rows, std::string(odd.triangular ? "lattice triangular\n" : "") + odd.rows);
}

}  // namespace

TEST_CASE("levels of all problems agree with a plain count: T_1 to T_5", "[levels][long]") {
    const int solvable[] = {0, 0, 0, 6, 0};
    for (int n = 1; n <= 4; ++n)
        CHECK(check_all_problems(parse_board("T" + std::to_string(n)), plain::Board::triangle(n)) == solvable[n - 1]);
    // [Bell 2008, Table 1]: 12 up to symmetry.
    CHECK(check_all_problems(parse_board("T5"), plain::Board::triangle(5)) > 12);
}

TEST_CASE("levels of all problems agree with a plain count: rectangles", "[levels][long]") {
    for (const auto& [width, height] : {std::pair{1, 1},
                                        {1, 2},
                                        {2, 1},
                                        {1, 3},
                                        {3, 1},
                                        {1, 4},
                                        {2, 2},
                                        {2, 4},
                                        {3, 3},
                                        {3, 5},
                                        {5, 3},
                                        {1, 8},
                                        {8, 1},
                                        {4, 4}})
        check_all_problems(parse_board(std::to_string(width) + "x" + std::to_string(height)),
                           plain::Board::rectangle(width, height));
}

TEST_CASE("levels of all problems agree with a plain count: 4x5", "[levels][long]") {
    CHECK(check_all_problems(parse_board("4x5"), plain::Board::rectangle(4, 5)) > 0);
}

TEST_CASE("levels of all problems agree with a plain count: odd shapes", "[levels][long]") {
    for (const Odd& odd : odd_shapes)
        check_all_problems(board_of(odd), plain::Board::picture(odd.rows, odd.triangular));
}

TEST_CASE("games from any vacancy to any finish agree, too", "[levels][long]") {
    for (int n = 1; n <= 5; ++n) check_general_problem(parse_board("T" + std::to_string(n)), plain::Board::triangle(n));
    for (const auto& [width, height] :
         {std::pair{1, 1}, {1, 2}, {1, 3}, {1, 6}, {2, 4}, {3, 3}, {3, 5}, {4, 4}, {5, 4}})
        check_general_problem(parse_board(std::to_string(width) + "x" + std::to_string(height)),
                              plain::Board::rectangle(width, height));
    for (const Odd& odd : odd_shapes)
        check_general_problem(board_of(odd), plain::Board::picture(odd.rows, odd.triangular));
}

TEST_CASE("keys of more than 32 bits: lines of 30 to 63 holes", "[levels][long]") {
    for (const int length : {30, 34, 36, 40, 46, 48, 50, 63}) {
        const Board line = parse_board(std::to_string(length) + "x1");
        const plain::Board plain_board = plain::Board::rectangle(length, 1);
        const SmallBoard small(line);
        for (const int vacate : {1, 4, 9}) {
            const std::string name = hole_name(line.hole(static_cast<std::size_t>(vacate)));
            INFO(line.name() << " " << name);
            const Expected expected(plain_board.games(vacate), small.full() & ~(Bits{1} << vacate), small.full());
            CHECK((expected.solutions > 0) == (vacate < 5 && length % 2 == 0));
            check(game_of(line, name), expected);
        }
    }
}
