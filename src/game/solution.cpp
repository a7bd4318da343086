#include "game/solution.hpp"

#include "board/symmetry.hpp"

#include <algorithm>
#include <utility>

namespace pegwright::game {

Solution reversed(Solution solution) {
    std::swap(solution.problem.vacate, solution.problem.finish);
    std::reverse(solution.jumps.begin(), solution.jumps.end());
    return solution;
}

namespace {
constexpr Affine exchange{{0, 0}, {0, 1}, {1, 0}};
}

Problem transposed(const Problem& problem) {
    return {Board::rectangle(problem.board.height(), problem.board.width()), exchange(problem.vacate),
            exchange(problem.finish)};
}

Solution transposed(Solution solution) {
    for (Jump& jump : solution.jumps) jump = exchange(jump);
    return {transposed(solution.problem), std::move(solution.jumps)};
}

Solution image(const Affine& symmetry, Solution solution) {
    solution.problem = image(symmetry, solution.problem);
    for (Jump& jump : solution.jumps) jump = symmetry(jump);
    return solution;
}

}  // namespace pegwright::game
