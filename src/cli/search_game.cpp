#include "cli/search_game.hpp"

#include "base/error.hpp"
#include "cli/shape_argument.hpp"

namespace pegwright::cli {

Game SearchProblem::game() const {
    const SmallBoard& board = shape.board();
    const Bits vacancies = vacate ? Bits{1} << *vacate : board.full();
    Bits finishes = 0;
    if (finish) finishes = Bits{1} << *finish;
    for (std::size_t i = 0; !finish && i < board.size(); ++i)
        if (!vacate || shape.feasible(*vacate, i)) finishes |= Bits{1} << i;
    return {board, vacancies, finishes, shape.symmetries(), resource};
}

std::string SearchProblem::words() const {
    std::string text = shape.name();
    if (vacate) text += " " + shape.hole_name(*vacate);
    if (finish) text += " " + shape.hole_name(*finish);
    return text;
}

SearchProblem search_problem(const Arguments& arguments, bool needs_vacancy) {
    const auto vacate = arguments.get("vacate");
    const auto finish = arguments.get("finish");
    SearchProblem problem{shape_argument(arguments.positionals[0]), {}, {}, {}};
    if (!vacate && needs_vacancy) fail_input("--vacate is missing: the hole that is empty at the start");
    if (!vacate && finish)
        fail_input("--finish needs --vacate; by time reversal the games that end at a hole are those that start there");
    if (vacate) problem.vacate = problem.shape.parse_hole(*vacate);
    if (finish) problem.finish = problem.shape.parse_hole(*finish);
    if (const auto resource = arguments.get("resource-count"))
        problem.resource = parse_resource_requirement(*resource, problem.shape);
    return problem;
}

}  // namespace pegwright::cli
