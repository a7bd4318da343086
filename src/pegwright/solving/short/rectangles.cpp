// Large rectangles in w h/4 + O(w + h) moves (theory/MOVES.md, "Fields").
#include "compose/few_moves/rectangles/row_clearing.hpp"
#include "pegwright/solving/short/short_engine.hpp"

namespace pegwright {

bool rows_take(const ShortTask& task) {
    return task.is_large() && task.problem().board.family() == Board::Family::rectangle && task.is_single();
}

std::optional<Player> solve_by_rows(ShortTask& task) {
    const Problem problem = task.problem();
    const compose::few_moves::PieceSearch search{[&](const Player& player) {
                                                     return shortened(player, task.limits, task.wanted.seed,
                                                                      jumps_of_strip_to_search);
                                                 },
                                                 task.limits, task.wanted.seed};
    const auto rows = compose::few_moves::RowClearing::find(problem.board, problem.vacate(), task.finish(), search);
    if (!rows) return std::nullopt;
    return Player({task.board(), task.usual.problem().start, task.query.goal.value_or(Goal::finish({rows->finish()}))},
                  "constructed: a strip, and rows cleared beside it",
                  [rows = *rows](JumpSink& sink) { rows.play(sink); });
}

}  // namespace pegwright
