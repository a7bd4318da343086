#include "game/problem.hpp"

#include "board/symmetry.hpp"

#include <algorithm>
#include <tuple>

namespace pegwright::game {

Problem image(const Affine& symmetry, const Problem& problem) {
    return {problem.board, symmetry(problem.vacate), symmetry(problem.finish)};
}

Problem canonical(const Problem& problem) {
    const auto key = [](const Problem& p) { return std::tuple(p.vacate.y, p.vacate.x, p.finish.y, p.finish.x); };
    Problem least = problem;
    for (const Affine& map : symmetries(problem.board))
        least =
            std::min(least, image(map, problem), [&](const Problem& a, const Problem& b) { return key(a) < key(b); });
    return least;
}

}  // namespace pegwright::game
