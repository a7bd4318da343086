#include "cli/search_game.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "cli/board_argument.hpp"
#include "notation/holes.hpp"
#include "search/bits/hole_symmetries.hpp"

namespace pegwright::cli {

Game SearchProblem::game() const {
    const SmallBoard holes(board);
    const Bits vacancies = vacate ? Bits{1} << *vacate : holes.full();
    Bits finishes = 0;
    if (finish) finishes = Bits{1} << *finish;
    const PositionClass start = holes.class_of(holes.full() & ~vacancies);
    for (Bits hole = 1; !finish && (hole & holes.full()) != 0; hole <<= 1)
        if (!vacate || holes.class_of(hole) == start) finishes |= hole;
    return {holes, vacancies, finishes, hole_symmetries(holes), resource};
}

std::string SearchProblem::words() const {
    std::string text = board.label();
    if (vacate) text += " " + hole_name(board.hole(*vacate));
    if (finish) text += " " + hole_name(board.hole(*finish));
    return text;
}

SearchProblem search_problem(const Arguments& arguments, bool needs_vacancy) {
    const auto vacate = arguments.get("vacate");
    const auto finish = arguments.get("finish");
    SearchProblem problem{board_argument(arguments.positionals[0]), {}, {}, {}};
    if (problem.board.hole_count() > 64) fail_too_many_holes(problem.board.label(), problem.board.hole_count());
    if (!vacate && needs_vacancy) fail_input("--vacate is missing: the hole that is empty at the start");
    if (!vacate && finish)
        fail_input("--finish needs --vacate; by time reversal the games that end at a hole are those that start there");
    if (vacate) problem.vacate = problem.board.index(parse_hole(problem.board, *vacate));
    if (finish) problem.finish = problem.board.index(parse_hole(problem.board, *finish));
    if (const auto resource = arguments.get("resource-count"))
        problem.resource = parse_resource_requirement(*resource, problem.board);
    return problem;
}

}  // namespace pegwright::cli
