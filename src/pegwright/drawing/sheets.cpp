#include "pegwright/drawing/styles.hpp"

#include "board/symmetry.hpp"
#include "game/move_count.hpp"
#include "notation/positions.hpp"
#include "pegwright/solving/solve_short.hpp"
#include "render/layouts/sheet_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright {
namespace {

using notation::HoleNames;
using render::SheetProblem;

constexpr const render::SheetWords& words = render::english;

std::string with_holes(std::string_view pattern, const std::string& holes) {
    return fmt::format(fmt::runtime(pattern), holes);
}

std::string task_words(const Query& task, HoleNames names) {
    const Board& board = task.board;
    const bool vacated = task.start && !task.start->position() && !task.start->vacated().empty();
    const std::string start = vacated ? with_holes(words.take_out, holes_text(board, task.start->vacated(), names))
                                      : std::string(words.as_shown);
    const auto with_finish = [&](std::string_view finish, const std::string& holes = "") {
        return start + " " + with_holes(finish, holes);
    };
    if (!task.goal || task.goal->is_any()) return with_finish(words.leave_any);
    if (task.goal->position()) return with_finish(words.leave_shown);
    const std::string finish = notation::goal_text(Problem(board, Start(), *task.goal), names).value;
    const bool one = !task.goal->is_among() && task.goal->finishes().size() == 1;
    return with_finish(one ? words.leave_one : words.leave_several, finish);
}

// The game that ends in the hole where it began, at the middle of the board.
bool is_central_game(const Problem& problem) {
    if (!problem.is_single() || problem.start.vacated().front() != problem.finish()) return false;
    const auto maps = board::symmetries(problem.board);
    return maps.size() > 1 && std::all_of(maps.begin(), maps.end(), [&](const board::Affine& map) {
               return map(problem.finish()) == problem.finish();
           });
}

// The sheet's question, with the solution's start.
Query task_of(const SheetQuestion& question, const Solution& solution) {
    const Query& asked = question.query;
    const bool open = !asked.goal && !question.solution && (asked.start || !is_central_game(solution.problem));
    return {asked.board, solution.problem.start, open ? Goal::any_peg() : solution.problem.goal};
}

// Stored, or searched where that takes a second.
std::optional<Solution> shortest_known(const Query& task, const Limits& limits) {
    if (auto stored = stored_short(task)) return stored;
    if (task.board.hole_count() > holes_for_minimum) return std::nullopt;
    const Outcome outcome = solve_short(task, limits);
    return outcome ? std::optional(whole_solution(*outcome.player, limits)) : std::nullopt;
}

SheetProblem sheet_problem(const Query& task, const Solution& solution, HoleNames names) {
    SheetProblem problem{task.board.label(), task_words(task, names), story_of(solution, names)};
    problem.story.title = picture_title(task, names);
    problem.story.marks = marks_of(task);
    // The picture of the start shows its vacancy without a mark.
    problem.story.marks.start.clear();
    if (task.goal->position()) {
        problem.story.marks.finish.clear();
        problem.goal = render::Diagram(*task.goal->position());
    }
    return problem;
}

std::int64_t fewest_moves(const Solution& a, const Solution& b) {
    return std::min(game::count_moves(a.jumps), game::count_moves(b.jumps));
}

std::vector<SheetQuestion> questions_of(const PictureSubject& subject) {
    if (!subject.sheet.empty()) return subject.sheet;
    if (subject.solution) return {{Query(subject.solution->problem), subject.solution}};
    return {{*subject.board, std::nullopt}};
}

}  // namespace

Drawn draw_sheet(const PictureSubject& subject, const PictureOptions& options, const render::Look& look) {
    std::vector<SheetProblem> problems;
    for (const SheetQuestion& question : questions_of(subject)) {
        std::optional<Solution> solution = question.solution;
        if (!solution) solution = stored_short(question.query);
        if (!solution) {
            const Outcome outcome = solve(question.query, options.limits);
            fail_if_gave_up(outcome);
            if (!outcome) return {no_words(question.query, outcome.reason, options.names), {}};
            solution = whole_solution(*outcome.player, options.limits);
        }
        const Query task = task_of(question, *solution);
        std::optional<Solution> shortest;
        if (options.sheet.clue == render::Clue::moves) shortest = shortest_known(task, options.limits);
        if (shortest && !question.solution) solution = shortest;
        problems.push_back(sheet_problem(task, *solution, options.names));
        if (shortest) problems.back().par = fewest_moves(*shortest, *solution);
    }
    return {"", sheet_layout(problems, options.sheet, options.paged, look)};
}

}  // namespace pegwright
