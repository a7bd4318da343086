#include "pegwright/surveying/pairs.hpp"

#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/search_run.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "theory/digits.hpp"
#include "theory/pair_count.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

// Counts are strings in JSON, because they may be long.
JsonValue json_of(const std::string& board, const Pairs& count) {
    return JsonValue()
        .add("board", board)
        .add("feasible", digits_of(count.feasible))
        .add("solvable", count.solvable ? JsonValue(digits_of(*count.solvable)) : nullptr);
}

std::string text_of(const std::string& board, const Pairs& count) {
    return fmt::format(
        "{}: {} feasible pairs of start and finish up to symmetry, {} of them solvable{}\n", board,
        digits_of(count.feasible), count.solvable ? digits_of(*count.solvable) : "-",
        count.solvable ? "" : fmt::format(" (more than {} holes are not searched)", most_holes_searched));
}

// A vacancy, for all its images, and the possible last pegs from it. Large boards without a theorem have the holes that
// are not excluded.
struct Ends {
    Hole vacate;
    KnownFinishes known;
};

std::vector<Ends> ends_of(const Board& board, const Limits& limits) {
    constexpr std::int64_t most_listed = 10'000;
    if (board.hole_count() > most_listed)
        fail_limit(
            fmt::format("--list takes boards of up to {} holes; pegwright feasible {} --vacate H lists one vacancy",
                        most_listed, board.label()));
    std::vector<Ends> all;
    for (const Hole vacate : distinct_vacancies(board))
        all.push_back({vacate, known_finishes(board, Start::vacate({vacate}), limits)});
    return all;
}

std::string text_of(const Board& board, const std::vector<Ends>& list, HoleNames names) {
    std::string text;
    for (const Ends& ends : list) {
        text += hole_text(board, ends.vacate, names) + (ends.known.exact ? " can end at" : " may end at");
        for (const Hole h : ends.known.holes) text += " " + hole_text(board, h, names);
        text += ends.known.holes.empty() ? " no hole\n" : "\n";
    }
    return text;
}

JsonValue json_of(const Board& board, const std::vector<Ends>& list, HoleNames names) {
    JsonValue array = JsonValue::array();
    for (const Ends& ends : list)
        array.push(JsonValue()
                       .add("vacate", hole_text(board, ends.vacate, names))
                       .add("finishes", ends.known.exact ? JsonValue::holes(board, ends.known.holes, names) : nullptr));
    return array;
}

int answer_pairs(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const std::string& text = arguments.positionals[0];
    const bool json = wants_json(arguments);
    const bool list = arguments.has("list");
    SearchRun run = asked.search("pairs " + text);
    // Count by theorem, for sides of any length.
    const PolledNumbers polled([&] { run.poll("long numbers"); });
    if (const auto board = BigBoard::of_any_size(text); board && !list) {
        check_line_holes(arguments, [&] { return board->hole_count(); });
        const PairCount formula = pair_count(*board);
        const Pairs count{formula.feasible, formula.solvable};
        asked.reply.write(json ? json_of(board->name(), count).line() : text_of(board->name(), count));
        return 0;
    }
    const Board board = board_alone(arguments);
    const Pairs count = run.limited([&] { return count_pairs(board, run.limits); });
    const std::vector<Ends> ends = list ? run.limited([&] { return ends_of(board, run.limits); }) : std::vector<Ends>();
    const HoleNames names = hole_names(arguments);
    JsonValue answer = json_of(board.name(), count);
    if (list) answer.add("list", json_of(board, ends, names));
    asked.reply.write(json ? answer.line() : text_of(board, ends, names) + text_of(board.label(), count));
    return 0;
}

int pairs(const Arguments& arguments) { return answer_questions(arguments, answer_pairs); }

}  // namespace

const Command pairs_command{
    "pairs",
    "BOARD",
    "count the solvable pairs of vacancy and last peg; any size",
    "--list says for each vacancy where its games can end with one peg.\n\n"
    "A pair is feasible if the position classes allow it, solvable if it has a solution; pairs that are images of\n"
    "each other count once. Theorems know the solvable ones of T_n, rectangles (diagonal:8x5, too), convex polygons\n"
    "and boards of 3 x 3 blocks such as 6x.o./ooo/.o. Other boards of at most 33 holes are searched. On larger ones\n"
    "they are not known: - in the text, null in JSON; --list then has the holes that nothing excludes.",
    "  pegwright pairs T5 --list\n"
    "  pegwright pairs T12\n"
    "  pegwright pairs english\n"
    "  pegwright pairs diagonal:1000x3\n"
    "  pegwright pairs 300x.o./ooo/.o.\n"
    "  pegwright pairs T1000000000000000000000000 --format json\n",
    {{"list", "", "list the vacancies, one for all images, and where each can end"},
     notation_option,
     signs_option,
     format_option,
     memory_option,
     time_option,
     threads_option,
     no_files_option,
     line_holes_option},
    pairs,
    "[list]"};

}  // namespace pegwright::cli
