#include "construct/catalogue/diagonal_bases.hpp"

#include "board/symmetry.hpp"
#include "construct/catalogue/solution_file.hpp"

namespace pegwright::construct {
namespace {

std::optional<Solution> stored_across(const Problem& problem) {
    const Board& board = problem.board;
    return solution_in_file(
        "base_solutions/diagonal/" + std::to_string(board.width()) + "x" + std::to_string(board.height()) + ".txt",
        problem);
}

}  // namespace

std::optional<Solution> diagonal_base_solution(const Problem& problem) {
    if (problem.board.width() < problem.board.height()) {
        auto across = diagonal_base_solution(transposed(problem));
        return across ? std::optional(transposed(std::move(*across))) : std::nullopt;
    }
    for (const Affine& map : symmetries(problem.board)) {
        const Problem here = image(map, problem);
        if (auto solution = stored_across(here)) return image(map.inverse(), std::move(*solution));
        if (auto solution = stored_across({here.board, here.finish(), here.vacate()}))
            return image(map.inverse(), reversed(std::move(*solution)));
    }
    return std::nullopt;
}

}  // namespace pegwright::construct
