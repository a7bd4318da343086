// Boards of any form and size (compose/peeling/).
#include "compose/peeling/peel.hpp"
#include "pegwright/solving/engines/engine.hpp"
#include "pegwright/solving/engines/of_blocks.hpp"

#include <algorithm>

namespace pegwright {

bool peeling_takes(Task& task) { return task.query.board.hole_count() >= fewest_large && task.single(); }

Outcome solve_by_peeling(Task& task) {
    Position::check_fits(task.query.board);
    auto peeled = compose::peeling::peel(*task.single(), task.limits, task.seed);
    if (!peeled.plan)
        return Outcome::met(std::move(peeled.reason), std::move(peeled.left),
                            peeled.never ? base::Remedy::none : base::Remedy::another_seed);
    return Outcome::found({task.query.chosen(*task.single()),
                           std::make_shared<OfBlocks>(std::move(*peeled.plan), game::Parts::Made::by_peeling)});
}

std::string OfBlocks::how() const {
    const auto blocks = plan_.blocks();
    const auto relocations = static_cast<std::ptrdiff_t>(plan_.relocations());
    const std::size_t last = blocks.empty() ? 0 : blocks.back().holes.size();
    const std::string made = made_ == game::Parts::Made::by_peeling ? "peeled" : "constructed in bands";
    return made + ": " + std::to_string(std::ssize(blocks) - relocations - 1) + " blocks beside two holes each, " +
           std::to_string(relocations) + " that lead the vacancy, and " + std::to_string(last) + " holes in the end";
}

}  // namespace pegwright
