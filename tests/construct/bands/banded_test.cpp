#include "board/parse.hpp"
#include "construct/bands/solved_in_bands.hpp"
#include "support/catch.hpp"
#include "support/sampled.hpp"

#include <array>
#include <cstdio>
#include <random>
#include <set>

using namespace pegwright::tests;
using pegwright::construct::left_by_bands;

namespace {

const int random_boards = sampled(10, 60);
const int boards_from_anywhere = sampled(2, 20);
constexpr int boards_for_the_table = 200;
constexpr int pairs_of_a_board = 20;

class Random {
public:
    explicit Random(std::uint32_t seed) : engine_(seed) {}
    std::int32_t among(std::int32_t least, std::int32_t most) {
        return least + static_cast<std::int32_t>(engine_() % static_cast<std::uint32_t>(most - least + 1));
    }
    Hole in(Hole corner, Hole size) { return corner + Hole{among(0, size.x - 1), among(0, size.y - 1)}; }
    Hole of(const std::vector<Hole>& holes) {
        return holes[static_cast<std::size_t>(among(0, static_cast<std::int32_t>(holes.size()) - 1))];
    }

private:
    std::mt19937 engine_;
};

struct Banded {
    Board board;
    Hole core;
    Hole size;  // of the core
};

// A rectangle with up to six stacks of bands on its edges, each a hole's width from all else.
Banded random_banded(Random& random, std::int32_t narrowest) {
    std::set<Hole> holes;
    const Hole size{random.among(4, 3 * narrowest), random.among(4, 3 * narrowest)};
    for (std::int32_t y = 0; y < size.y; ++y)
        for (std::int32_t x = 0; x < size.x; ++x) holes.insert({x, y});
    int tabs = random.among(1, 6);
    for (int tries = 0; tabs > 0 && tries < 1000; ++tries) {
        const Hole at = *std::next(holes.begin(), random.among(0, static_cast<std::int32_t>(holes.size()) - 1));
        const std::array<Hole, 4> ways = {Hole{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
        const Hole out = ways[static_cast<std::size_t>(random.among(0, 3))];
        const Hole along{out.y == 0 ? 0 : 1, out.x == 0 ? 0 : 1};
        const std::int32_t width = random.among(narrowest, narrowest + 6);
        const std::int32_t rows = 3 * random.among(1, 4);
        bool fits = true;
        for (std::int32_t i = -1; fits && i <= width; ++i)
            for (std::int32_t r = 0; fits && r <= rows + 1; ++r) {
                const bool full = holes.count(at + i * along + r * out) != 0;
                fits = r == 0 ? full || i < 0 || i == width : !full;
            }
        if (!fits) continue;
        for (std::int32_t i = 0; i < width; ++i)
            for (std::int32_t r = 1; r <= rows; ++r) holes.insert(at + i * along + r * out);
        --tabs;
    }
    Hole least = *holes.begin();
    for (const Hole h : holes) least = {std::min(least.x, h.x), std::min(least.y, h.y)};
    std::vector<Hole> moved;
    for (const Hole h : holes) moved.push_back(h - least);
    return {Board::of(Lattice::square, pegwright::board::Spans(moved)), Hole{0, 0} - least, size};
}

enum class Ends { both_in_core, one_in_core, anywhere };

struct Share {
    int solved = 0;
    int asked = 0;
};

Share solved_share(std::int32_t narrowest, Ends ends, OutsideReferee& outside, int boards = random_boards) {
    Random random(static_cast<std::uint32_t>(narrowest));
    Share share;
    for (int i = 0; i < boards; ++i) {
        const Banded made = random_banded(random, narrowest);
        const std::vector<Hole> holes = made.board.holes();
        for (int pairs = 0, tries = 0; pairs < pairs_of_a_board && tries < 1000; ++tries) {
            Hole vacate = ends == Ends::both_in_core ? random.in(made.core, made.size) : random.of(holes);
            Hole finish = ends == Ends::anywhere ? random.of(holes) : random.in(made.core, made.size);
            if (tries % 2 == 1) std::swap(vacate, finish);
            const Problem problem(made.board, vacate, finish);
            if (!is_feasible(problem)) continue;
            ++pairs;
            ++share.asked;
            if (solved_in_bands(problem, outside)) ++share.solved;
        }
    }
    return share;
}

void print_share(std::int32_t narrowest, OutsideReferee& outside) {
    std::printf("| %d |", narrowest);
    for (const Ends ends : {Ends::both_in_core, Ends::one_in_core, Ends::anywhere}) {
        const Share share = solved_share(narrowest, ends, outside, boards_for_the_table);
        std::printf(" %d of %d |", share.solved, share.asked);
    }
    std::printf("\n");
}

Board parsed(const std::string& picture) { return pegwright::board::parse_board(picture); }

}  // namespace

TEST_CASE("bands: feasible pairs in the core are solved", "[long]") {
    OutsideReferee outside;
    for (const std::int32_t narrowest : {3, 4, 6, 14}) {
        INFO(narrowest);
        const Share share = solved_share(narrowest, Ends::both_in_core, outside);
        CHECK(share.asked > random_boards);
        CHECK(share.solved == share.asked);
    }
    CHECK(outside.accepts());
}

TEST_CASE("bands: pairs with one end in the core, bands eight wide") {
    OutsideReferee outside;
    const Share share = solved_share(8, Ends::one_in_core, outside);
    CHECK(share.asked > random_boards);
    CHECK(share.solved == share.asked);
    CHECK(outside.accepts());
}

TEST_CASE("bands: most pairs anywhere are solved", "[long]") {
    OutsideReferee outside;
    const auto percent = [&](std::int32_t narrowest, Ends ends) {
        const Share share = solved_share(narrowest, ends, outside, boards_from_anywhere);
        CHECK(share.asked > boards_from_anywhere);
        return 100 * share.solved / share.asked;
    };
    CHECK(percent(3, Ends::one_in_core) >= 98);
    CHECK(percent(6, Ends::one_in_core) >= 99);
    CHECK(percent(4, Ends::anywhere) >= 95);
    CHECK(percent(6, Ends::anywhere) >= 97);
    CHECK(percent(14, Ends::anywhere) >= 99);
    CHECK(outside.accepts());
}

TEST_CASE("bands: crosses, L, T, combs, and boards without bands", "[long]") {
    OutsideReferee outside;
    for (const char* picture :
         {"1x....oooo..../....oooo..../....oooo..../ooooooooooo/ooooooooooo/ooooooooooo/ooooooooooo/ooooooooooo/"
          "....oooo..../....oooo..../....oooo....",
          "oooo.../oooo.../oooo.../ooooooo/ooooooo/ooooooo/ooooooo",
          "oooo...ooooo/oooo...ooooo/oooo...ooooo/oooooooooooo/oooooooooooo/oooooooooooo/oooooooooooo/oooooooooooo"}) {
        const Board board = parsed(picture);
        INFO(picture);
        const std::vector<Hole> holes = board.holes();
        int feasible = 0;
        int solved = 0;
        for (const Hole vacate : holes)
            for (const Hole finish : holes) {
                if (solved_in_bands({board, vacate, finish}, outside)) ++solved;
                if (is_feasible({board, vacate, finish})) ++feasible;
            }
        CHECK(10 * solved > 9 * feasible);
        CHECK(solved <= feasible);
    }
    for (const char* picture : {"oooo../oooo../oooo../oooo../oooooo/oooooo/oooooo/oooooo",
                                "triangular:oooo.../oooo.../oooo.../ooooooo/ooooooo/ooooooo/ooooooo"}) {
        const Board board = parsed(picture);
        INFO(picture);
        const std::vector<Hole> holes = board.holes();
        for (const Hole hole : holes) CHECK_FALSE(left_by_bands({board, hole, hole}, search_remainder));
    }
    // A core too small for the theorem; the rest is searched.
    const Board cross = parsed("3x.o./ooo/.o.");
    for (const Hole hole : cross.holes())
        CHECK(left_by_bands({cross, hole, hole}, search_remainder) != pegwright::construct::LeftByBands::rectangle);
    CHECK(outside.accepts());
}

TEST_CASE("bands: rings, from which a corridor leaves first") {
    OutsideReferee outside;
    std::mt19937 random(3);
    // Corridors six and nine wide.
    for (const std::int32_t width : {6, 9}) {
        std::vector<Hole> holes;
        const Hole size{2 * width + 12, 2 * width + 9};
        for (std::int32_t y = 0; y < size.y; ++y)
            for (std::int32_t x = 0; x < size.x; ++x)
                if (x < width || y < width || x >= size.x - width || y >= size.y - width) holes.push_back({x, y});
        const Board board = Board::of(Lattice::square, pegwright::board::Spans(holes));
        int feasible = 0;
        int solved = 0;
        while (feasible < 100) {
            const Hole vacate = holes[random() % holes.size()];
            const Problem problem(board, vacate, holes[random() % holes.size()]);
            if (!is_feasible(problem)) continue;
            ++feasible;
            if (solved_in_bands(problem, outside)) ++solved;
        }
        INFO("arms " << width << " wide");
        CHECK(solved > 90);
    }
    CHECK(outside.accepts());
}

TEST_CASE("bands: both ends are led through thousands of bands", "[long]") {
    OutsideReferee outside;
    std::vector<Hole> holes;
    constexpr std::int32_t length = 60'000;
    for (std::int32_t y = 0; y < length + 5; ++y)
        for (std::int32_t x = 0; x < (y < length ? 9 : 15); ++x) holes.push_back({x, y});
    const Board board = Board::of(Lattice::square, pegwright::board::Spans(holes));
    int solved = 0;
    for (const Hole finish : board.holes()) {
        if (finish.y < length) continue;
        const Problem led_in(board, Hole{0, 0}, finish);
        if (!is_feasible(led_in)) continue;
        CHECK(solved_in_bands(led_in, outside));
        CHECK(solved_in_bands({board, finish, Hole{0, 0}}, outside));
        if (++solved == 2) break;
    }
    CHECK(solved == 2);
    CHECK(outside.accepts());
}

TEST_CASE("bands: other boards are given up quickly") {
    constexpr std::int32_t teeth = 40;
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < 7 * teeth; ++y)
        for (std::int32_t x = -3; x < 7 * teeth + 4; ++x)
            if ((x >= 0 && x < 7 * teeth) || y % 7 < 4)
                if (x < 7 * teeth + 3 || y < 4) holes.push_back({x + 3, y});
    const Board board = Board::of(Lattice::square, pegwright::board::Spans(holes));
    const Hole end{7 * teeth + 6, 0};
    REQUIRE(board.contains(end));
    CHECK_FALSE(left_by_bands({board, end, end}, search_remainder));
}

// Makes the table of theory/BANDS.md: pegwright_tests "[bands_table]".
TEST_CASE("bands: how many pairs are solved", "[.][bands_table]") {
    OutsideReferee outside;
    for (const std::int32_t narrowest : {3, 4, 6, 8, 10, 14, 20}) print_share(narrowest, outside);
    CHECK(outside.accepts());
}
