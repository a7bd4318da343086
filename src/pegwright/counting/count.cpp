// Chooses one of three exhaustive engines:
//
//     game_count        counts paths to each position, and games; for starts with a small class
//     dense_count       uses bitmaps; faster if there are few symmetries
//     winning_levels    searches from both ends; least memory, and levels in files
//
// If the others show that games are cheap to count, game_count runs as well.
#include "pegwright/counting/count.hpp"

#include "base/ranks/ranks.hpp"
#include "search/bitmaps/dense_count.hpp"
#include "search/bits/invariants.hpp"
#include "search/levels/counts/game_count.hpp"
#include "search/levels/winning_levels.hpp"
#include "search/levels/winning_search.hpp"
#include "search/traces/marked_solutions.hpp"
#include "search/traces/trace_count.hpp"

#include <algorithm>
#include <cmath>

namespace pegwright {
namespace {

using search::bitmaps::dense_count;
using search::bitmaps::dense_is_better;
using search::bits::Bits;
using search::bits::Game;
using search::levels::BlockPool;
using search::levels::count_games;
using search::levels::ForwardLevels;
using search::levels::GameCount;
using search::levels::LevelRow;
using search::levels::WinningLevels;

// Up to this number of positions, up to symmetry, games are counted by default: some seconds.
constexpr double cheap_positions = 24'000'000;
// Up to this bound on positions, up to symmetry, game_count is used: 2^26 allows the 33-hole board's central game.
constexpr double most_expected = 67'108'864;
// Both limits where bitmaps count solutions, as counting games takes several times as long: 0.2 s.
constexpr double cheap_beside_bitmaps = 1 << 20;
constexpr double bytes_a_position = 8;

// A bound on the positions that games reach, up to symmetry: those with no more pegs than the start. About 2^-classes
// of these are in its class.
double most_positions(const Game& game) {
    double sum = 0;
    double binomial = 1;
    for (int pegs = 0; pegs <= game.start_pegs(); ++pegs) {
        sum += binomial;
        binomial = binomial * (game.holes() - pegs) / (pegs + 1);
    }
    const auto classes = static_cast<int>(search::bits::invariant_sets(game.board).size());
    return std::ldexp(sum, -classes) / static_cast<double>(game.symmetries.size());
}

// Bitmaps cannot be shared between machines.
bool bitmaps_are_better(const Game& game, const Limits& limits) {
    return !limits.ranks && dense_is_better(game, limits);
}

Games games_of(GameCount&& counted) {
    return {std::move(counted.games), std::move(counted.by_pegs), std::move(counted.beginnings), counted.jumps};
}

Count with_games(const Game& game, const Limits& limits) {
    GameCount counted = count_games(game, true, limits);
    return {std::move(counted.solutions), counted.positions, counted.expanded, games_of(std::move(counted))};
}

// dense_count returns nothing if its memory does not suffice.
Count without_games(const Game& game, const Limits& limits, bool positions) {
    if (limits.directory.empty() && bitmaps_are_better(game, limits)) {
        if (const auto counted = dense_count(game, true, limits))
            return {counted->solutions, positions ? counted->positions : 0, counted->expanded, {}};
    }
    BlockPool blocks;
    const int half_way = WinningLevels::half_way(game);
    ForwardLevels reached(game, game.starts, "forward", half_way, limits, blocks);
    reached.reach(positions ? 1 : half_way);
    reached.forget_last_jumps();
    Count result;
    if (positions) result.positions = reached.images();
    for (const LevelRow& row : reached.rows()) result.expanded += row.positions;
    const WinningLevels winning(game, reached, limits, blocks);
    result.expanded += winning.positions_of_other_half();
    result.solutions = winning.solutions();
    return result;
}

bool cheap(double positions, double most, const Limits& limits) {
    return positions <= most && positions * bytes_a_position <= static_cast<double>(limits.memory);
}

Count counted(const Problem& problem, const CountOptions& options, const Limits& limits) {
    const Game game = Game::of(problem);
    if (options.games == CountOptions::When::always) {
        if (!limits.directory.empty()) base::fail_input("games cannot be counted with levels in files");
        return with_games(game, limits);
    }
    if (!options.positions) return without_games(game, limits, false);
    const bool wanted = options.games == CountOptions::When::where_cheap && limits.directory.empty();
    const bool bitmaps = bitmaps_are_better(game, limits);
    if (wanted && cheap(most_positions(game), bitmaps ? cheap_beside_bitmaps : most_expected, limits))
        return with_games(game, limits);
    // The bound is large, but games may reach far fewer positions.
    Count result = without_games(game, limits, true);
    // The exact number is known; bitmaps count all images.
    const auto reached = static_cast<double>(result.positions) / static_cast<double>(game.symmetries.size());
    if (wanted && cheap(reached, bitmaps ? cheap_beside_bitmaps : cheap_positions, limits))
        result.games = games_of(count_games(game, false, limits));
    return result;
}

}  // namespace

Count count(const Problem& problem, const CountOptions& options, const Limits& limits) {
    try {
        return counted(problem, options, limits);
    } catch (const base::Error& e) {
        if (limits.ranks) limits.ranks->tell(e);
        throw;
    }
}

CountUpToOrder count_up_to_order(const Problem& problem, const Limits& limits) {
    const Game game = Game::of(problem);
    if (game.goal_pegs() != 1) base::fail_input("up to order, only solutions that end with one peg can be counted");
    const auto counted =
        search::traces::count_traces(game.board, game.starts.front(), game.goals, game.symmetries, limits);
    return {counted.orders, counted.essentially_different};
}

CountWithMarks count_with_marks(const Problem& problem, std::span<const MarkedPeg> marks, const Limits& limits) {
    const auto marked = search::traces::MarkedGame::of(problem, marks);
    if (marked.hopeless()) return {};
    const auto winning = search::levels::winning_positions(marked.game(), limits);
    return {search::traces::count_marked(marked, winning, limits), search::traces::count_positions(winning)};
}

std::uint64_t count_positions(const Problem& problem, const Limits& limits) {
    const Game game = Game::of(problem);
    if (dense_is_better(game, limits)) return dense_count(game, false, limits)->positions;
    BlockPool blocks;
    ForwardLevels reached(game, game.starts, "forward", game.holes() + 1, limits, blocks);
    reached.reach(1);
    return reached.images();
}

}  // namespace pegwright
