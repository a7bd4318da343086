#include "pegwright/counting/count.hpp"

#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/questions/marked_pegs.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/ruled_question.hpp"
#include "cli/questions/search_game.hpp"
#include "cli/questions/search_run.hpp"
#include "pegwright/surveying/pair_solutions.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

// "-" if games were not counted; null in JSON. See CountOptions.
std::string games_text(const std::optional<Games>& games) {
    if (!games) return "games: -\n";
    std::string text = fmt::format("games: {}; with pegs left:", games->all.str());
    for (const auto& [pegs, number] : games->by_pegs) text += fmt::format(" {}: {}", pegs, number.str());
    return text + fmt::format("\njumps between positions: {}; beginnings of games: {}\n", games->jumps,
                              games->beginnings.str());
}

void add_games(JsonValue& json, const std::optional<Games>& games) {
    if (!games) {
        json.add("games", nullptr).add("games_by_pegs", nullptr);
        return;
    }
    JsonValue by_pegs;
    for (const auto& [pegs, number] : games->by_pegs) by_pegs.add(std::to_string(pegs), number.str());
    json.add("games", games->all.str())
        .add("games_by_pegs", std::move(by_pegs))
        .add("jumps_between_positions", std::to_string(games->jumps))
        .add("beginnings", games->beginnings.str());
}

CountOptions options_of(const Arguments& arguments) {
    if (arguments.has("games") && arguments.has("no-games"))
        fail_input("--games and --no-games contradict each other; leave out one of them");
    if (arguments.has("games") && arguments.has("solutions"))
        fail_input("--games and --solutions contradict each other; leave out one of them");
    if (arguments.has("up-to-order") && arguments.has("solutions"))
        fail_input("--up-to-order goes through all positions; leave out --solutions");
    if (arguments.has("solutions")) return {CountOptions::When::never, false};
    if (arguments.has("games")) return {CountOptions::When::always};
    if (arguments.has("no-games")) return {CountOptions::When::never};
    return {};
}

std::string json_of(const SearchQuestion& question, const Count& counted,
                    const std::optional<CountUpToOrder>& up_to_order, const CountOptions& options) {
    const Problem problem = question.problem();
    JsonValue json;
    json.add("board", question.board.name())
        .add(start_text(problem, question.names))
        .add(goal_text(problem, question.names))
        .add("solutions", counted.solutions.str());
    if (options.positions) json.add("positions", std::to_string(counted.positions));
    if (options.games != CountOptions::When::never) add_games(json, counted.games);
    if (up_to_order)
        json.add("up_to_order", up_to_order->orders.str())
            .add("up_to_order_and_symmetry", up_to_order->orders_and_symmetry.str());
    return json.line();
}

std::string text_up_to_order(const std::string& words, const Problem& problem, SearchRun& run) {
    const CountUpToOrder counted = run.limited([&] { return count_up_to_order(problem, run.limits); });
    const std::uint64_t positions = run.limited([&] { return count_positions(problem, run.limits); });
    return fmt::format(
        "{}: {} solutions up to the order of independent jumps, {} of them up to symmetry, too; {} positions reached\n",
        words, counted.orders.str(), counted.orders_and_symmetry.str(), positions);
}

std::string text_of_pairs(const Board& board, HoleNames names, const SolutionsOfPairs& counted) {
    constexpr const char* row = "{:<7} {:<7} {}\n";
    std::string text = fmt::format(row, "vacate", "finish", "solutions");
    for (const PairSolutions& pair : counted.pairs)
        text += fmt::format(row, hole_text(board, pair.vacate, names), hole_text(board, pair.finish, names),
                            pair.solutions.str());
    return text + fmt::format("{}: {} feasible pair{} up to symmetry; {} positions expanded\n", board.label(),
                              counted.pairs.size(), counted.pairs.size() == 1 ? "" : "s", counted.expanded);
}

std::string json_of_pairs(const SearchQuestion& question, const SolutionsOfPairs& counted) {
    const Board& board = question.board;
    const HoleNames names = question.names;
    JsonValue pairs = JsonValue::array();
    for (const PairSolutions& pair : counted.pairs)
        pairs.push(JsonValue()
                       .add("vacate", hole_text(board, pair.vacate, names))
                       .add("finish", hole_text(board, pair.finish, names))
                       .add("solutions", pair.solutions.str()));
    return json_of_asked(question.query(), names)
        .add("pairs", std::move(pairs))
        .add("expanded", std::to_string(counted.expanded))
        .line();
}

template <class Holes>
Hole one_hole(const Holes& holes, const char* option) {
    if (holes.size() != 1)
        fail_input(fmt::format("--pairs is about single holes; give --{} one, or leave it out for all", option));
    return holes.front();
}

int answer_of_pairs(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    for (const char* option : {"start", "goal", "games", "no-games", "solutions", "up-to-order"})
        if (arguments.has(option))
            fail_input(
                fmt::format("--pairs counts the solutions from single vacancies to single pegs, nothing else; "
                            "leave out --{}",
                            option));
    const bool json = wants_json(arguments);
    const SearchQuestion question = search_question(arguments);
    const Board& board = question.board;
    PairsWanted wanted;
    if (question.start) wanted.vacate = one_hole(question.start->vacated(), "vacate");
    if (question.goal && !question.goal->is_any()) wanted.finish = one_hole(question.goal->finishes(), "finish");
    SearchRun run = asked.search("count " + question.words() + " --pairs");
    if (run.limits.ranks) fail_input("--pairs are counted by one process; leave out mpirun");
    const SolutionsOfPairs counted = run.limited([&] { return count_solutions_of_pairs(board, wanted, run.limits); });
    run.tell_cost(counted.expanded);
    asked.reply.write(json ? json_of_pairs(question, counted) : text_of_pairs(board, question.names, counted));
    return 0;
}

// Solutions alone: positions and games are the same whatever the marks.
int answer_with_marks(const Question& asked, const char* marks_option) {
    const Arguments& arguments = asked.arguments;
    for (const char* other : {"pairs", "games", "no-games", "up-to-order", "solutions"})
        if (arguments.has(other))
            fail_input(fmt::format("--{} counts solutions alone; leave out --{}", marks_option, other));
    const bool json = wants_json(arguments);
    const SearchQuestion question =
        search_question_with_start(arguments, "a marked peg must stand on the board at the start");
    const Board& board = question.board;
    const Problem problem = question.problem();
    const std::vector<MarkedPeg> marks = marks_given(arguments, problem, question.names);
    SearchRun run = asked.search("count " + question.words());
    if (run.limits.ranks) fail_input("solutions with marked pegs are counted by one process; leave out mpirun");
    const CountWithMarks counted = run.limited([&] { return count_with_marks(problem, marks, run.limits); });
    run.tell_cost(counted.expanded);
    const std::string solutions = counted.solutions.str();
    std::string survivor;
    std::string traces;
    for (const MarkedPeg& mark : marks) {
        std::string& texts = mark.to ? traces : survivor;
        texts += (texts.empty() ? "" : ",") + trace_text(board, mark, question.names);
    }
    if (json) {
        JsonValue answer = json_of_asked(Query(problem), question.names);
        if (!survivor.empty()) answer.add("survivor", survivor);
        if (!traces.empty()) answer.add("trace", traces);
        asked.reply.write(answer.add("solutions", solutions).line());
    } else {
        asked.reply.write(fmt::format("{}, {}{}: {} solutions\n", question.words(),
                                      survivor.empty() ? "trace " : "survivor ", survivor + traces, solutions));
    }
    return 0;
}

int answer_ruled(const Question& asked, const RuledQuestion& ruled) {
    const Arguments& arguments = asked.arguments;
    for (const char* other : {"pairs", "up-to-order", "games", "files", "survivor", "trace"})
        if (arguments.has(other)) fail_input(fmt::format("--{} does not go with this goal; leave it out", other));
    const Board& board = ruled.query.board;
    const HoleNames names = hole_names(arguments);
    const std::string words = ruled.words(names);
    SearchRun run = asked.search("count " + words);
    if (run.limits.ranks) fail_input("such goals are counted by one process; leave out mpirun");
    const std::string solutions =
        run.limited([&] { return count_by_rule(board, *ruled.query.start, ruled.rule, run.limits); }).str();
    asked.reply.write(wants_json(arguments) ? ruled.json(names).add("solutions", solutions).line()
                                            : fmt::format("{}: {} solutions\n", words, solutions));
    return 0;
}

int answer_count(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    if (const auto ruled = ruled_question(arguments)) return answer_ruled(asked, *ruled);
    if (const char* marks = marks_option_given(arguments)) return answer_with_marks(asked, marks);
    if (arguments.has("pairs")) return answer_of_pairs(asked);
    const bool json = wants_json(arguments);
    const CountOptions options = options_of(arguments);
    const SearchQuestion question = search_question_with_start(
        arguments, "each vacancy has its own number of solutions; --pairs counts those of all");
    const Problem problem = question.problem();
    const std::string words = question.words();
    SearchRun run = asked.search("count " + words);
    const bool up_to_order = arguments.has("up-to-order");
    if (up_to_order && run.limits.ranks) fail_input("--up-to-order is counted by one process; leave out mpirun");
    if (up_to_order && !json) {
        asked.reply.write(text_up_to_order(words, problem, run));
        return 0;
    }
    std::optional<CountUpToOrder> orders;
    if (up_to_order) orders = run.limited([&] { return count_up_to_order(problem, run.limits); });
    const Count counted = run.limited([&] { return pegwright::count(problem, options, run.limits); });
    run.tell_cost(counted.expanded);
    if (json) {
        asked.reply.write(json_of(question, counted, orders, options));
        return 0;
    }
    const std::string reached =
        options.positions ? fmt::format("{} positions reached ({} expanded)", counted.positions, counted.expanded)
                          : fmt::format("{} positions expanded", counted.expanded);
    const bool with_games = options.games != CountOptions::When::never;
    asked.reply.write(fmt::format("{}: {} solutions; {}\n", words, counted.solutions.str(), reached) +
                      (with_games ? games_text(counted.games) : ""));
    return 0;
}

int count(const Arguments& arguments) {
    if (!arguments.has("pairs")) options_of(arguments);
    return answer_questions(arguments, answer_count);
}

}  // namespace

const Command count_command{
    "count",
    "BOARD",
    "count solutions, games and positions, exactly; up to 64 holes",
    "A goal that you leave out is left open: any last peg. The start is not left open, as\n"
    "each vacancy has its own numbers; --pairs counts for all of them.\n\n"
    "A solution is a sequence of jumps that ends in the goal. A game is a sequence of jumps until none is possible;\n"
    "games are also counted by the pegs that they leave. Memory and time grow with the positions. Games are counted\n"
    "up to some 24 million positions up to symmetry; beyond, - stands for them (null in JSON), unless --games asks,\n"
    "which needs more memory and does not go with --files. --solutions counts neither games nor the positions they\n"
    "reach, so half a search from either end is enough.\n\n"
    "--pairs counts the solutions of all feasible pairs of one vacancy and one finishing hole, or of those of the\n"
    "holes given, each once for all its images. Half a search from each vacancy is enough. Its --files are of no\n"
    "use to a later run.\n\n"
    "With --survivor or --trace only the solutions count in which these pegs stay on the board and end as they say;\n"
    "positions and games are left out.\n\n"
    "For --finish fewest or most, and a --goal with ? (help solve --all), only the sequences of jumps to such\n"
    "positions are counted.\n\n"
    "A goal with more pegs than the start is refused. Several processes started by mpirun count together, as help\n"
    "levels --all says.",
    "  pegwright count T5 --vacate a1 --finish a1\n"
    "  pegwright count english --vacate d4 --finish d4 --format json\n"
    "  pegwright count T5 --vacate a1 --finish a1 --up-to-order\n"
    "  pegwright count T6 --pairs\n"
    "  pegwright count diagonal:4x4 --vacate a1,b1 --finish c3,d4\n"
    "  pegwright count T5 --vacate a1 --finish fewest\n"
    "  printf 'T4 vacate a2\\nT5 vacate a1\\n' | pegwright count -\n"
    "  pegwright count T5 --vacate a1 --survivor a5\n"
    "  pegwright count oooo/.ooo --start '****/.oo*' --goal 'oo*o/.ooo'\n",
    {vacate_option,
     start_option,
     pegs_option,
     ruled_finish_option,
     ruled_goal_option,
     survivor_option,
     notation_option,
     signs_option,
     {"pairs", "", "solutions of every pair of vacancy and last peg, up to symmetry"},
     {"up-to-order", "", "count once what differs only in the order of independent jumps or by a symmetry"},
     {"games", "", "count games however long that takes"},
     {"no-games", "", "do not count games"},
     {"solutions", "", "count solutions alone, by half a search"},
     format_option,
     files_option,
     memory_option,
     time_option,
     threads_option,
     stats_option,
     trace_option,
     no_files_option,
     line_holes_option},
    count,
    "vacate [finish]"};

}  // namespace pegwright::cli
