// Replays every stored pass at every length, against its own pictures.
#include "compose/few_moves/passes/pass.hpp"
#include "board/board.hpp"
#include "compose/few_moves/pieces.hpp"
#include "game/move_count.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"
#include "support/make.hpp"

#include <set>

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;

namespace {

// Repeats a picture's two repeatable columns `times` more times.
PassRows longer(const PassRows& rows, std::optional<std::int32_t> repeats, std::int32_t times) {
    PassRows result = rows;
    for (std::string& row : result)
        for (std::int32_t i = 0; i < times; ++i) {
            const auto first = static_cast<std::size_t>(repeats.value());
            row.insert(first, row.substr(first, 2));
        }
    return result;
}

template <class Take>
void for_each_hole(const PassRows& rows, const Take& take) {
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            if (rows[y][x] != '.') take(Hole{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)}, rows[y][x]);
}

Board board_of(const PassRows& rows, Lattice lattice) {
    std::vector<Hole> holes;
    for_each_hole(rows, [&](Hole h, char) { holes.push_back(h); });
    return Board::of(lattice, pegwright::board::Spans(std::move(holes)));
}

Position position_of(const Board& board, const PassRows& rows) {
    Position position = Position::empty(board);
    for_each_hole(rows, [&](Hole h, char symbol) {
        CHECK((symbol == 'o' || symbol == '*'));
        if (symbol == '*') position.set(h);
    });
    return position;
}

// Twice the moves, less the length for every two rows, of passes of variable length (theory/MOVES.md).
struct Excess {
    std::string name;
    std::int64_t rows;
    std::int64_t even;
    std::int64_t odd;
};
const std::vector<Excess> excesses{{"a-b", 2, 6, 7},     {"b-c", 2, 6, 9},     {"c-a", 2, 8, 7},
                                   {"trail-1", 2, 6, 7}, {"trail-2", 2, 6, 7}, {"trail-3", 2, 6, 7},
                                   {"field", 6, 10, 13}};

}  // namespace

TEST_CASE("every pass does what its pictures show, at every length") {
    OutsideReferee outside;
    std::set<std::string> names;
    for (const Pass& pass : stored_passes()) {
        CHECK(names.insert(pass.name).second);
        REQUIRE(pass.before.size() == pass.after.size());
        for (std::size_t y = 0; y < pass.before.size(); ++y) REQUIRE(pass.before[y].size() == pass.after[y].size());
        for (std::int32_t times = 0; times <= (pass.repeats ? 96 : 0); ++times) {
            INFO(pass.name << ": " << times);
            const PassRows before = longer(pass.before, pass.repeats, times);
            const PassRows after = longer(pass.after, pass.repeats, times);
            const Board board = board_of(before, pass.lattice);
            REQUIRE(board == board_of(after, pass.lattice));
            const Problem problem(board, Start::at(position_of(board, before)), Goal::at(position_of(board, after)));
            const Solution solution{
                problem, jumps_of([&](auto& batch) { play(pass, pass.length() + 2 * times, {pass.origin}, batch); })};
            CHECK(referee_on(solution));
            if (times % 8 == 0) outside.write(as_text(solution));
        }
    }
    CHECK(outside.accepts());
}

TEST_CASE("passes take half a move a column for two rows") {
    for (const Excess& excess : excesses)
        for (const bool even : {true, false}) {
            const Pass& pass = stored_pass(excess.name + (even ? "-even" : "-odd"));
            CHECK((pass.length() % 2 == 0) == even);
            for (std::int32_t length = pass.length(); length <= 200; length += 2) {
                const auto jumps = jumps_of([&](auto& batch) { play(pass, length, {pass.origin}, batch); });
                CHECK(2 * count_moves(jumps) - excess.rows / 2 * length == (even ? excess.even : excess.odd));
            }
        }
}

TEST_CASE("rows under an empty triangle leave in sixes but for a trail") {
    for (const std::int32_t base : {7, 8}) {
        constexpr std::int32_t rows = 120;
        const std::int32_t n = base + rows;
        std::vector<Jump> jumps = jumps_of([&](auto& batch) { play_trail_passes(rows, base + 1, {{0, base}}, batch); });
        for (std::int32_t y = base - 2; y < n - 2; y += 2) jumps.push_back({{1, y}, {1, y + 2}});

        Position position(Board::triangle(n));
        for (std::int32_t y = 0; y < base; ++y)
            for (std::int32_t x = 0; x <= y; ++x) position.clear({x, y});
        position.set({1, base - 2});
        REQUIRE(plays(position, jumps));
        CHECK(position.holes(true) == std::vector<Hole>{{1, n - 2}});
        CHECK(8 * (count_moves(jumps) - 1) <= n * n - base * base + (n % 2 == 0 ? 14 : 12) * (n - base));
    }
}
