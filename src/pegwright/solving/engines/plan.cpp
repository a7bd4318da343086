// Boards with a theorem, whose solvable problems have plans (construct/).
#include "construct/construction.hpp"
#include "pegwright/solving/engines/engine.hpp"

namespace pegwright {

bool plan_takes(Task& task) { return task.by_theorem.has_value(); }

Outcome solve_by_plan(Task& task) {
    // Check that the referee's bits fit before the plan allocates anything.
    Position::check_fits(task.query.board);
    const Problem& problem = *task.by_theorem;
    return Outcome::found({task.query.chosen(problem), std::make_shared<construct::Construction>(problem)});
}

}  // namespace pegwright
