#include "game/solution.hpp"

#include "base/error.hpp"
#include "board/symmetry.hpp"

#include <algorithm>
#include <utility>

namespace pegwright::game {

namespace {

constexpr Affine exchange{{0, 0}, {0, 1}, {1, 0}};

Position complement(Position position) {
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(position.board().hole_count()); ++i)
        position.peg_at(i) ? position.clear_at(i) : position.set_at(i);
    return position;
}

}  // namespace

Problem reversed(const Problem& problem) {
    const Board& board = problem.board;
    if (problem.goal.is_any() || problem.goal.is_among())
        fail_input("cannot reverse a problem without a given last peg");
    if (problem.start.position() || problem.goal.position())
        return {board, Start::at(complement(*problem.goal_position())), Goal::at(complement(problem.start_position()))};
    return {board, Start::vacate(problem.goal.finishes()), Goal::finish(problem.start.vacated())};
}

Solution reversed(Solution solution) {
    solution.problem = reversed(solution.problem);
    std::reverse(solution.jumps.begin(), solution.jumps.end());
    return solution;
}

Problem transposed(const Problem& problem) {
    return {Board::rectangle(problem.board.height(), problem.board.width(), problem.board.lattice()),
            exchange(problem.vacate()), exchange(problem.finish())};
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
