// Starts, goals, holes, resource counts. First a board, then a key and its value in each line. After `numbers` holes
// are numbers.
#include "notation/positions.hpp"
#include "fuzz/fuzz.hpp"
#include "search/bits/resource_requirement.hpp"

#include <cstddef>
#include <cstdint>

using namespace pegwright::tests;

namespace {

void check_problem(const Problem& problem, HoleNames names) {
    const KeyAndValue start = start_text(problem, names);
    const KeyAndValue goal = goal_text(problem, names);
    const Start start_again = parse_start(problem.board, start.key, start.value, names);
    const Goal goal_again = parse_goal(problem.board, goal.key, goal.value, names);
    const Problem again = problem_of(problem.board, start_again, goal_again);
    expect(problem.goal == again.goal, "a goal is read again");
    expect(problem.start_position() == again.start_position(), "a start is read again");
    expect(problem.start == again.start || start.key == "start", "holes that are vacated stay holes");
    expect(problem.start_pegs() == problem.start_position().peg_count(), "a start has the pegs that it says");
    const Problem normal = problem.normal();
    expect(normal.start_position() == problem.start_position() && normal.goal_position() == problem.goal_position(),
           "a problem in its normal form is the same problem");
    expect_message(problem_words(problem, names));
}

void check_holes(const Board& board, const std::string& value, HoleNames names) {
    std::vector<Hole> holes;
    if (error_of([&] { holes = parse_holes(board, value, names); })) return;
    for (const HoleNames as : {HoleNames::letters, HoleNames::numbers})
        expect(parse_holes(board, holes_text(board, holes, as), as) == holes, "holes are read again");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    std::optional<Board> board;
    error_of([&] { board = parse_board(std::string(next_part(text, '\n'))); });
    if (!board || board->hole_count() > 20'000) return 0;
    HoleNames names = HoleNames::letters;
    std::optional<Start> start;
    std::optional<Goal> goal;
    while (!text.empty()) {
        std::string_view line = next_part(text, '\n');
        const std::string key(next_part(line, ' '));
        const std::string value(line);
        if (key == "numbers") names = HoleNames::numbers;
        if (key == "vacate" || key == "start") error_of([&] { start = parse_start(*board, key, value, names); });
        if (key == "finish" || key == "goal") error_of([&] { goal = parse_goal(*board, key, value, names); });
        if (key == "holes") check_holes(*board, value, names);
        if (key == "resource" && board->hole_count() <= 64)
            error_of([&] { parse_resource_requirement(value, *board, names); });
        if (!start || !goal) continue;
        std::optional<Problem> problem;
        error_of([&] { problem = problem_of(*board, *start, *goal); });
        if (problem) check_problem(*problem, names);
    }
    return 0;
}
