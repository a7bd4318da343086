// Theory and solve() come first: they refute most unsolvable problems, and a solution gives an upper bound. A stored
// one gives a better bound; if it is the shortest, only shorter ones must be excluded.
#include "pegwright/solving/shortest.hpp"

#include "compose/store/store.hpp"
#include "pegwright/solving/shortest_question.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::bits::SmallBoard;
using search::moves::ShortestQuestion;

void take_from_store(const Query& query, Fewest& fewest) {
    for (Solution& stored : compose::in_store("short", query)) {
        Player player(std::move(stored), "in store");
        const std::int64_t moves = player.count().moves();
        if (moves >= fewest.moves) continue;
        fewest.outcome.player = std::move(player);
        fewest.moves = moves;
    }
}

std::string too_few(std::int64_t moves) {
    return "no solution has " + std::to_string(moves) + (moves == 1 ? " move" : " moves") + " or fewer";
}

}  // namespace

Fewest shortest(const Query& query, std::optional<std::int64_t> at_most, const Limits& limits) {
    if (query.board.hole_count() > 64) search::bits::fail_too_many_holes(query.board.label(), query.board.hole_count());
    Fewest fewest;
    fewest.outcome = solve(query, limits);
    fail_if_gave_up(fewest.outcome);
    fewest.unsolvable = !fewest.outcome;
    if (fewest.unsolvable) return fewest;
    fewest.moves = fewest.outcome.player->count().moves();
    take_from_store(query, fewest);
    if (at_most && fewest.moves <= *at_most) return fewest;

    const SmallBoard board(query.board);
    ShortestQuestion question = shortest_question(query, board);
    question.decide = at_most.has_value();
    question.most_moves = static_cast<int>(std::min(at_most.value_or(64), fewest.moves - 1));
    const search::moves::Shortest found = search::moves::shortest(board, question, limits);
    fewest.from_start = found.from_start;
    fewest.from_end = found.from_end;
    fewest.expanded = found.expanded;
    if (found.jumps) {
        fewest.outcome.player = Player(solution_of(query, board, *found.start, *found.jumps),
                                       "searched: all positions that fewer moves lead to");
        fewest.moves = fewest.outcome.player->count().moves();
        fewest.proven = !at_most;
    } else if (at_most) {
        fewest.outcome = Outcome::impossible(too_few(*at_most));
    } else {
        fewest.proven = true;
    }
    return fewest;
}

}  // namespace pegwright
