// Which engine counts. There are three exhaustive ones: levels of keys with ways carried along
// (game_count), which have games as well; bitmaps (dense_count), faster for few symmetries; two
// halves that meet in the middle (winning_levels), which need least memory and can be kept in files.
// The first is taken where the class of the start is small, else one of the others; games are then counted
// in a second search, if the first has shown that they are cheap.
#include "pegwright/counting/count.hpp"

#include "base/ranks/ranks.hpp"
#include "search/bitmaps/dense_count.hpp"
#include "search/bits/invariants.hpp"
#include "search/levels/counts/game_count.hpp"
#include "search/levels/winning_levels.hpp"
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

// Positions, up to symmetry, that games are counted for unless told otherwise: some seconds of work. The central
// game of the 33-hole board has 23,475,688.
constexpr double cheap_positions = 24'000'000;
// Up to so many positions of a class, up to symmetry, ways are carried along at once: for the central game 2^26.
constexpr double most_expected = 67'108'864;
// Where bitmaps are the faster way to solutions, games take several times as long as these, so that both bounds are
// lower: a fifth of a second of work.
constexpr double cheap_beside_bitmaps = 1 << 20;
constexpr double bytes_a_position = 8;

// A bound on the positions games can reach: those of the start's class with no more pegs, up to
// symmetry. The class of the start has 2^-classes of all positions, nearly so on each level;
// symmetries divide it once more.
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

// A bitmap is one machine's.
bool bitmaps_are_better(const Game& game, const Limits& limits) {
    return !limits.ranks && dense_is_better(game, limits);
}

Count with_games(const Game& game, const Limits& limits) {
    GameCount counted = count_games(game, true, limits);
    return {std::move(counted.solutions), counted.positions, counted.expanded,
            Games{std::move(counted.games), std::move(counted.by_pegs)}};
}

// Nothing from bitmaps: their memory did not suffice after all.
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
        if (!limits.directory.empty()) base::fail_input("games are not counted with levels in files");
        return with_games(game, limits);
    }
    if (!options.positions) return without_games(game, limits, false);
    const bool wanted = options.games == CountOptions::When::where_cheap && limits.directory.empty();
    const bool bitmaps = bitmaps_are_better(game, limits);
    if (wanted && cheap(most_positions(game), bitmaps ? cheap_beside_bitmaps : most_expected, limits))
        return with_games(game, limits);
    // The bound was too large, which says little: games may reach far fewer positions than it allows.
    Count result = without_games(game, limits, true);
    // Now it is known how many positions there are; those of bitmaps count with all images.
    const auto reached = static_cast<double>(result.positions) / static_cast<double>(game.symmetries.size());
    if (wanted && cheap(reached, bitmaps ? cheap_beside_bitmaps : cheap_positions, limits)) {
        GameCount counted = count_games(game, false, limits);
        result.games = Games{std::move(counted.games), std::move(counted.by_pegs)};
    }
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
    if (game.goal_pegs() != 1) base::fail_input("solutions up to order are counted to goals of one peg");
    const auto counted =
        search::traces::count_traces(game.board, game.starts.front(), game.goals, game.symmetries, limits);
    return {counted.orders, counted.essentially_different};
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
