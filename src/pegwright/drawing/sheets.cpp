#include "pegwright/drawing/styles.hpp"

#include "notation/positions.hpp"

#include <fmt/format.h>

namespace pegwright {
namespace {

using notation::HoleNames;
using render::SheetProblem;

std::string task_words(const Query& task, HoleNames names) {
    const Board& board = task.board;
    std::string text = task.start && !task.start->position() && !task.start->vacated().empty()
                           ? "Vacate " + holes_text(board, task.start->vacated(), names)
                           : "Start as shown";
    if (!task.goal || task.goal->is_any()) return text + ", finish anywhere";
    if (task.goal->position()) return text + ", finish as on the right";
    if (task.goal->is_among())
        return text + ", finish at " + notation::goal_text(Problem(board, Start(), *task.goal), names).value;
    const auto& finishes = task.goal->finishes();
    return text + (finishes.size() == 1 ? ", finish at " : ", leave pegs in ") + holes_text(board, finishes, names);
}

// The sheet's question, with the solution's start.
Query task_of(const SheetQuestion& question, const Solution& solution) {
    const Query& asked = question.query;
    const bool open = !asked.goal && !question.solution;
    return {asked.board, solution.problem.start, open ? Goal::any_peg() : solution.problem.goal};
}

SheetProblem sheet_problem(const SheetQuestion& question, const Solution& solution, HoleNames names) {
    const Query task = task_of(question, solution);
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
        if (!solution) {
            const Outcome outcome = solve(question.query, options.limits);
            fail_if_gave_up(outcome);
            if (!outcome) return {no_words(question.query, outcome.reason, options.names), {}};
            solution = whole_solution(*outcome.player, options.limits);
        }
        problems.push_back(sheet_problem(question, *solution, options.names));
    }
    return {"", sheet_layout(problems, options.sheet, options.paged, look)};
}

}  // namespace pegwright
