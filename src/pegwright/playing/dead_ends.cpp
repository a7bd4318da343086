#include "pegwright/playing/dead_ends.hpp"

#include "board/symmetry.hpp"
#include "game/refereed.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "search/levels/dead_ends.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::bits::Game;

DeadEnd refereed(const Problem& problem, const Game& game, const search::levels::FirstDeadEnd& end) {
    std::vector<Jump> jumps;
    search::bits::Bits bits = game.starts.front();
    for (const std::size_t j : end.jumps) {
        jumps.push_back(game.board.jump(game.board.jumps()[j]));
        bits ^= game.board.jumps()[j].flip;
    }
    const Goal goal = Goal::at(search::bits::position_of(problem.board, bits));
    return {game::refereed({{problem.board, problem.start, goal}, std::move(jumps)}), end.positions};
}

// Finishes from a lost position; none if the goal was any peg.
std::optional<std::vector<Hole>> finishes_from(const Position& lost, bool any, const Limits& limits) {
    if (any) return std::vector<Hole>();
    KnownFinishes known = known_finishes(lost.board(), Start::at(lost), limits);
    if (!known.exact && !known.holes.empty()) return std::nullopt;
    return std::move(known.holes);
}

// If symmetric, only the first of each set of images.
std::vector<Hole> first_of_images(const Board& board, bool symmetric) {
    const std::vector<board::Affine> maps = board::symmetries(board);
    std::vector<Hole> holes;
    for (const Hole hole : board.holes())
        if (!symmetric || std::all_of(maps.begin(), maps.end(), [&](const board::Affine& map) {
                return board.index(map(hole)) >= board.index(hole);
            }))
            holes.push_back(hole);
    return holes;
}

}  // namespace

std::optional<DeadEnd> first_dead_end(const Problem& problem, const Limits& limits) {
    const Game game = Game::of(problem);
    const auto end = search::levels::first_dead_end(game, limits);
    if (!end) return std::nullopt;
    DeadEnd result = refereed(problem, game, *end);
    result.finishes = finishes_from(*result.way.problem.goal_position(), problem.goal.is_any(), limits);
    return result;
}

DeadEnd shortest_game(const Problem& problem, const Limits& limits) {
    const Game game = Game::of(problem);
    return refereed(problem, game, search::levels::shortest_game(game, limits));
}

std::optional<DeadEnd> dead_end(const Query& query, bool stuck, const Limits& limits) {
    const Board& board = query.board;
    const Goal goal = query.goal.value_or(Goal::any_peg());
    const auto from = [&](const Start& start) -> std::optional<DeadEnd> {
        const Problem problem(board, start, goal);
        return stuck ? shortest_game(problem, limits) : first_dead_end(problem, limits);
    };
    if (query.start) return from(*query.start);
    std::optional<DeadEnd> first;
    std::optional<DeadEnd> at_once;
    bool can_be_kept = false;
    for (const Hole vacancy : first_of_images(board, query.ends_anywhere())) {
        auto end = from(Start::vacate({vacancy}));
        can_be_kept = can_be_kept || !end;
        if (!end) continue;
        std::optional<DeadEnd>& of_its_kind = end->way.jumps.empty() ? at_once : first;
        if (!of_its_kind || end->way.jumps.size() < of_its_kind->way.jumps.size()) of_its_kind = std::move(end);
    }
    return first || can_be_kept ? first : at_once;
}

}  // namespace pegwright
