#include "pegwright/playing/dead_ends.hpp"

#include "pegwright/checking/refereed.hpp"
#include "search/levels/dead_ends.hpp"

namespace pegwright {
namespace {

using search::bits::Game;

DeadEnd refereed(const Problem& problem, const Game& game, const search::levels::DeadEnd& end) {
    std::vector<Jump> jumps;
    search::bits::Bits bits = game.starts.front();
    for (const std::size_t j : end.jumps) {
        jumps.push_back(game.board.jump(game.board.jumps()[j]));
        bits ^= game.board.jumps()[j].flip;
    }
    Position position = Position::empty(problem.board);
    for (std::size_t i = 0; i < game.board.size(); ++i)
        if ((bits >> i & 1) != 0) position.set_at(i);
    DeadEnd result{{{problem.board, problem.start, Goal::at(position)}, std::move(jumps)}, end.positions};
    NoSink nobody;
    Refereed referee(result.way.problem, nobody);
    referee.take(result.way.jumps);
    referee.finish();
    return result;
}

}  // namespace

std::optional<DeadEnd> first_dead_end(const Problem& problem, const Limits& limits) {
    const Game game = Game::of(problem);
    const auto end = search::levels::first_dead_end(game, limits);
    if (!end) return std::nullopt;
    return refereed(problem, game, *end);
}

DeadEnd shortest_game(const Problem& problem, const Limits& limits) {
    const Game game = Game::of(problem);
    return refereed(problem, game, search::levels::shortest_game(game, limits));
}

}  // namespace pegwright
