// pegwright pairs: how many problems a board has, up to symmetry.
#include "pegwright/surveying/pairs.hpp"

#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_run.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "theory/digits.hpp"
#include "theory/pair_count.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

// Counts are strings in JSON: they may have any number of digits.
std::string json_of(const std::string& board, const Pairs& count) {
    return JsonValue()
        .add("board", board)
        .add("feasible", digits_of(count.feasible))
        .add("solvable", count.solvable ? JsonValue(digits_of(*count.solvable)) : nullptr)
        .line();
}

std::string text_of(const std::string& board, const Pairs& count) {
    return fmt::format(
        "{}: {} feasible pairs of start and finish up to symmetry, {} of them solvable{}\n", board,
        digits_of(count.feasible), count.solvable ? digits_of(*count.solvable) : "-",
        count.solvable ? "" : fmt::format(" (more than {} holes are not searched)", most_holes_searched));
}

int answer_pairs(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const std::string& text = arguments.positionals[0];
    const bool json = wants_json(arguments);
    SearchRun run = asked.search("pairs " + text);
    // Boards whose sides have any length.
    const PolledNumbers polled([&] { run.poll("long numbers"); });
    if (const auto board = BigBoard::of_any_size(text)) {
        check_line_holes(arguments, [&] { return board->hole_count(); });
        const PairCount formula = pair_count(*board);
        const Pairs count{formula.feasible, formula.solvable};
        asked.reply.write(json ? json_of(board->name(), count) : text_of(board->name(), count));
        return 0;
    }
    const Board board = board_alone(arguments);
    const Pairs count = run.limited([&] { return count_pairs(board, run.limits); });
    asked.reply.write(json ? json_of(board.name(), count) : text_of(board.label(), count));
    return 0;
}

int pairs(const Arguments& arguments) { return answer_questions(arguments, answer_pairs); }

}  // namespace

const Command pairs_command{
    "pairs",
    "BOARD",
    "count the feasible and the solvable pairs of start and finish; boards of any size",
    "Solvable: by theorem on T_n, rectangles (diagonal:8x5 as well), convex polygons and boards of 3 x 3 blocks\n"
    "such as 6x.o./ooo/.o., by search on other boards of at most 33 holes; not known (- in the text, null in\n"
    "JSON) on larger ones. BOARD - stands for problems on standard input, one a line, each answered by a line of\n"
    "JSON; solve says more.",
    "  pegwright pairs T12\n"
    "  pegwright pairs english\n"
    "  pegwright pairs diagonal:1000x3\n"
    "  pegwright pairs 300x.o./ooo/.o.\n"
    "  pegwright pairs T1000000000000000000000000 --format json\n",
    {format_option, memory_option, time_option, threads_option, no_files_option, line_holes_option},
    pairs};

}  // namespace pegwright::cli
