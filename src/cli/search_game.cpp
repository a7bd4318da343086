#include "cli/search_game.hpp"

#include "base/error.hpp"
#include "cli/board_argument.hpp"
#include "notation/positions.hpp"
#include "search/bits/small_board.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

// The one of two options that is given, as key and value.
std::optional<KeyAndValue> one_of(const Arguments& arguments, const char* holes, const char* position) {
    if (arguments.has(holes) && arguments.has(position))
        fail_input(fmt::format("--{} and --{} say the same in two ways; leave out one of them", holes, position));
    for (const char* key : {holes, position})
        if (const auto value = arguments.get(key)) return KeyAndValue{key, *value};
    return std::nullopt;
}

// A board of one hole with it vacated has no peg to end with; that is an answer, as are all single-vacancy problems.
void check_pegs(const Problem& problem) {
    if (problem.is_single() || problem.goal.is_any() || problem.jump_count() >= 0) return;
    fail_input(fmt::format("the goal has {} pegs and the start {}; every jump takes one away", problem.goal_pegs(),
                           problem.start_pegs()));
}

}  // namespace

Problem SearchQuestion::problem() const { return {board, *start, goal.value_or(Goal::any_peg())}; }

std::string SearchQuestion::words() const {
    if (!start) return board.label();
    const std::string text = problem_words(problem());
    return goal ? text : text.substr(0, text.rfind(' '));
}

SearchQuestion search_question(const Arguments& arguments) {
    SearchQuestion question{board_argument(arguments.positionals[0]), {}, {}, {}};
    const Board& board = question.board;
    if (board.hole_count() > 64) fail_too_many_holes(board.label(), board.hole_count());
    if (const auto text = arguments.get("notation")) question.names = hole_names_named(*text);
    const auto start = one_of(arguments, "vacate", "start");
    const auto goal = one_of(arguments, "finish", "goal");
    if (!start && goal)
        fail_input(
            fmt::format("--{} needs {}; by time reversal the games that end at a position are those that start "
                        "with its complement",
                        goal->key, goal->key == "finish" ? "--vacate or --start" : "--start or --vacate"));
    if (start) question.start = parse_start(board, start->key, start->value, question.names, read_whole_file);
    if (goal) question.goal = parse_goal(board, goal->key, goal->value, question.names, read_whole_file);
    if (question.goal) check_pegs(question.problem());
    return question;
}

}  // namespace pegwright::cli
