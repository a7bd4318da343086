// Published counts on triangles; where ours differ, both.
#include "notation/holes.hpp"
#include "support/catch.hpp"
#include "support/plain.hpp"
#include "support/search.hpp"

#include <array>
#include <bit>
#include <numeric>
#include <optional>
#include <set>

using namespace pegwright::tests;

namespace {

using Column = std::vector<std::uint64_t>;

std::uint64_t sum(const Column& column) { return std::accumulate(column.begin(), column.end(), std::uint64_t{0}); }
Column with_reverse(Column column) {
    column.insert(column.end(), column.rbegin(), column.rend());
    return column;
}

Searched search(const char* board, const char* vacate, const char* finish) {
    return searched(game_of(parse_board(board), vacate, finish));
}

}  // namespace

TEST_CASE("Bell 2008, section 2.3: solutions and positions of T_5", "[published]") {
    const struct {
        const char* vacate;
        std::uint64_t solutions;
        std::uint64_t to_itself;
        std::uint64_t positions;
    } rows[] = {{"a1", 29760, 6816, 3016}, {"a2", 14880, 720, 2377}, {"a3", 85258, 51452, 4237}, {"b3", 1550, 0, 1651}};
    for (const auto& row : rows) {
        INFO(row.vacate);
        const Searched anywhere = search("T5", row.vacate, "");
        CHECK(anywhere.solutions == row.solutions);
        CHECK(Searched::images(anywhere.reached) == row.positions);
        CHECK(search("T5", row.vacate, row.vacate).solutions == row.to_itself);
    }
}

TEST_CASE("Bell 2009, Figure 11: 14 solutions of T_4", "[published]") {
    CHECK(search("T4", "a2", "b2").solutions == 14);
    CHECK(search("T4", "a2", "").solutions == 14);
}

TEST_CASE("Bell 2009, Table 1: the corner's complement problem on T_5", "[published]") {
    const Searched found = search("T5", "a1", "a1");
    Column raw;
    for (auto row = found.reached.rbegin(); row != found.reached.rend(); ++row) raw.push_back(row->second.images);
    CHECK(raw == Column{1, 2, 8, 35, 122, 293, 530, 679, 623, 414, 212, 75, 18, 4});
    CHECK(column(found.reached) == Column{1, 1, 4, 19, 62, 149, 268, 344, 317, 215, 112, 39, 10, 3});
    CHECK(column(found.winning) == with_reverse({1, 1, 2, 9, 18, 29, 35}));
    CHECK(sum(raw) == 3016);
    CHECK(Searched::positions(found.reached) == 1544);
    CHECK(Searched::positions(found.winning) == 2 * 95);
}

TEST_CASE("Bell 2009, Table 1: the corner's complement problem on T_6", "[published]") {
    const Searched found = search("T6", "a1", "a1");
    CHECK(column(found.reached) == Column{1,     1,     4,     23,    117,  522,  1881, 5286, 11754, 20860,
                                          28697, 29784, 23263, 14039, 6683, 2545, 774,  168,  28,    5});
    const Column winning{1, 1, 4, 23, 117, 503, 1690, 4328, 8229, 11506};
    CHECK(column(found.winning) == with_reverse(winning));
    // The table's totals are 146,434 and 26,401, but its own rows add up to one more each.
    CHECK(Searched::positions(found.reached) == 146435);
    CHECK(Searched::positions(found.winning) == 2 * 26402);
}

TEST_CASE("Bell 2009, Tables 4 and 8: codes for a finish anywhere", "[published]") {
    const struct {
        const char* board;
        std::uint64_t codes;
    } rows[] = {{"T4", 12}, {"truncated12", 136}, {"T5", 427}, {"truncated18", 8621}, {"T6", 76981}};
    for (const auto& row : rows) {
        INFO(row.board);
        const Searched found = search(row.board, "", "");
        // Positions with at most half of the pegs; the others are complements.
        Column winning = column(found.winning);
        CHECK(winning == Column(winning.rbegin(), winning.rend()));
        winning.resize((winning.size() + 1) / 2);
        CHECK(sum(winning) == row.codes);
    }
}

TEST_CASE("Bell 2009, Table 5: codes for T_5", "[published]") {
    // For a4 every position counts, as its finish may not become a2; others count up to symmetry. Bits of the index: 0
    // a4, 1 a1, 2 c5.
    const Board t5 = parse_board("T5");
    const SmallBoard holes(t5);
    const auto symmetries = hole_symmetries(holes);
    const plain::Board board = plain::Board::triangle(5);
    const auto least = [&](Bits p) {
        Bits found = p;
        for (const HolePermutation& s : symmetries) found = std::min(found, image(s, p));
        return found;
    };
    const auto winning = [&](std::size_t vacate, std::optional<std::size_t> finish) {
        std::set<Bits> positions;
        for (const auto& [position, ways] : board.games(static_cast<int>(vacate)))
            if (finish ? ways[*finish] > 0 : sum(ways) > 0) positions.insert(position);
        return positions;
    };
    std::array<std::set<Bits>, 3> of_problem;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t hole = t5.index(parse_hole(t5, std::array{"a4", "a1", "c5"}[i]));
        for (const Bits p : winning(hole, hole)) of_problem[i].insert(i == 0 ? p : least(p));
    }
    std::map<Bits, int> index;
    for (const Bits p : of_problem[0]) index[p] = 1;
    std::set<Bits> known;
    for (const Bits p : of_problem[0]) known.insert(least(p));
    for (std::size_t vacate = 0; vacate < holes.size(); ++vacate)
        for (const Bits p : winning(vacate, {}))
            if (known.insert(least(p)).second) index[least(p)] = 0;
    std::map<int, std::map<int, std::uint64_t>> table;
    for (auto& [p, i] : index) {
        for (std::size_t problem = 1; problem < 3; ++problem)
            if (of_problem[problem].count(least(p)) != 0) i |= 1 << problem;
        ++table[std::popcount(p)][i];
    }
    const Column rows[] = {{1, 1, 1, 0, 1, 0, 0, 0},    {1, 0, 0, 1, 2, 0, 0, 0},   {3, 0, 0, 1, 7, 0, 0, 1},
                           {5, 0, 0, 4, 19, 0, 1, 4},   {10, 0, 1, 8, 49, 0, 4, 8}, {7, 0, 2, 11, 93, 0, 6, 13},
                           {4, 0, 2, 12, 129, 0, 7, 18}};
    std::uint64_t total = 0;
    for (int pegs = 1; pegs <= 7; ++pegs) {
        INFO(pegs << " pegs");
        Column found;
        for (int i = 0; i < 8; ++i) found.push_back(table[pegs][i]);
        CHECK(found == rows[pegs - 1]);
        total += sum(found);
    }
    CHECK(total == 437);
}
