// Boards of which a theorem tells every solvable problem: the constructor has a plan for each (construct/).
#include "construct/construction.hpp"
#include "pegwright/solving/engines/engine.hpp"

namespace pegwright {

bool plan_takes(Task& task) { return task.by_theorem.has_value(); }

Outcome solve_by_plan(Task& task) {
    // Before a plan of a board that cannot be refereed takes memory itself.
    Position::check_fits(task.query.board);
    const Problem& problem = *task.by_theorem;
    return Outcome::found({task.query.chosen(problem), std::make_shared<construct::Construction>(problem)});
}

}  // namespace pegwright
