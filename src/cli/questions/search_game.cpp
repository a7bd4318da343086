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
    const std::string text = problem_words(problem(), names);
    return goal ? text : text.substr(0, text.rfind(' '));
}

SearchQuestion search_question(const Arguments& arguments) {
    const Query query = asked_query(arguments);
    if (query.board.hole_count() > 64) fail_too_many_holes(query.board.label(), query.board.hole_count());
    return {query.board, query.start, query.goal, hole_names(arguments)};
}

SearchQuestion search_question_with_start(const Arguments& arguments, const char* why) {
    SearchQuestion question = search_question(arguments);
    const char* dashes = arguments.in_line ? "" : "--";
    if (!question.start) fail_input(fmt::format("{0}vacate or {0}start is missing: {1}", dashes, why));
    return question;
}

}  // namespace pegwright::cli
