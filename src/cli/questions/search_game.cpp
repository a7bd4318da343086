#include "cli/questions/search_game.hpp"

#include "base/error.hpp"
#include "cli/questions/board_argument.hpp"
#include "notation/positions.hpp"
#include "search/bits/small_board.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
Problem SearchQuestion::problem() const { return {board, *start, goal.value_or(Goal::any_peg())}; }

std::string SearchQuestion::words() const {
    if (!start) return board.label();
    const std::string text = problem_words(problem());
    return goal ? text : text.substr(0, text.rfind(' '));
}

SearchQuestion search_question(const Arguments& arguments) {
    SearchQuestion question{board_argument(arguments), {}, {}, {}};
    const Board& board = question.board;
    if (board.hole_count() > 64) fail_too_many_holes(board.label(), board.hole_count());
    question.names = hole_names(arguments);
    for (const char* goal : {"finish", "goal"})
        if (arguments.has(goal) && !arguments.has("vacate") && !arguments.has("start"))
            fail_input(
                fmt::format("--{} needs --vacate or --start; by time reversal the games that end at a position "
                            "are those that start with its complement",
                            goal));
    const Query query = query_on(board, arguments);
    question.start = query.start;
    question.goal = query.goal;
    return question;
}

}  // namespace pegwright::cli
