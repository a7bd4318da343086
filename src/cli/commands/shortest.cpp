#include "pegwright/solving/shortest.hpp"

#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/answers/no.hpp"
#include "cli/answers/solution.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/batch.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/question.hpp"
#include "cli/questions/ruled_question.hpp"
#include "cli/questions/search_run.hpp"
#include "game/refereed.hpp"
#include "notation/positions.hpp"
#include "pegwright/solving/shortest_solutions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

namespace pegwright::cli {
namespace {

std::optional<std::int64_t> at_most_given(const Arguments& arguments) {
    const auto text = arguments.get("at-most");
    if (!text) return std::nullopt;
    std::int64_t moves = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), moves);
    if (error != std::errc() || end != text->data() + text->size() || moves < 0)
        fail_input("--at-most takes a number of moves such as 17, not '" + text->substr(0, 40) + "'");
    return moves;
}

std::string levels_text(const Fewest& fewest) {
    if (fewest.from_start.empty()) return "";
    return fmt::format(
        "# searched after 0, 1, 2 … moves (levels --by-moves counts all): {} positions\n"
        "# searched with 0, 1, 2 … moves to go: {} positions\n# {} positions expanded in all\n",
        fmt::join(fewest.from_start, " "), fmt::join(fewest.from_end, " "), fewest.expanded);
}

std::string numbers_text(const std::optional<NumberOfShortest>& numbers) {
    if (!numbers) return "";
    return fmt::format(
        "# solutions with so few moves: {}, or {} up to symmetry\n"
        "# up to the order of independent moves: {}, or {} up to symmetry\n",
        numbers->all.str(), numbers->up_to_symmetry.str(), numbers->orders.str(), numbers->orders_and_symmetry.str());
}

void add_numbers(JsonValue& json, const std::optional<NumberOfShortest>& numbers) {
    if (!numbers) return;
    json.add("solutions", numbers->all.str())
        .add("up_to_symmetry", numbers->up_to_symmetry.str())
        .add("up_to_order", numbers->orders.str())
        .add("up_to_order_and_symmetry", numbers->orders_and_symmetry.str());
}

JsonValue& add_levels(JsonValue& json, const Fewest& fewest, std::optional<std::int64_t> at_most) {
    if (at_most) json.add("at_most", *at_most);
    return json.add("positions_from_start", fewest.from_start)
        .add("positions_from_end", fewest.from_end)
        .add("expanded", std::to_string(fewest.expanded));
}

// Tells that there is no solution (with so few moves), or that a limit left it open.
int write_no(const Fewest& fewest, const std::optional<std::string>& limit, const Query& query,
             std::optional<std::int64_t> at_most, HoleNames names, bool json, const Question& asked) {
    const std::string reason = with_names(query.board, limit.value_or(fewest.outcome.reason), names);
    const std::string words = query_words(query, names);
    if (json) {
        JsonValue answer = json_of_asked(query, names);
        answer.add("solvable", limit ? std::nullopt : std::optional(!fewest.unsolvable)).add("reason", reason);
        asked.reply.write((limit ? answer : add_levels(answer, fewest, at_most)).line());
    }
    if (limit) return tell_not_known(asked, fmt::format("in how few moves {} can be solved", words), reason);
    if (fewest.unsolvable) return tell_no(asked, words, reason);
    if (!asked.share) complain(words + ": " + reason);
    return 1;
}

// What --count and --list ask of the solutions with the fewest moves.
struct Every {
    bool count = false;
    bool list = false;
    bool up_to_order = false;
    std::optional<std::uint64_t> limit;
};

Every every_given(const Arguments& arguments) {
    const Every every{arguments.has("count"), arguments.has("list"), arguments.has("up-to-order"),
                      number_given(arguments, "limit")};
    if (arguments.has("at-most") && (every.count || every.list))
        fail_input("--at-most stops before the fewest moves are known; leave it out, or --count and --list");
    if (!every.list && (every.up_to_order || every.limit))
        fail_input(fmt::format("--{} goes with --list", every.limit ? "limit" : "up-to-order"));
    if ((every.count || every.list) && asks_for_rule(arguments))
        fail_input("--count and --list take one goal, not fewest, most or a pattern; name the last pegs");
    if (every.list && is_batch(arguments)) fail_input("--list lists the solutions of one problem, not of - for many");
    return every;
}

void write_found(const Fewest& fewest, const Query& query, const Every& every, const Question& asked, SearchRun& run) {
    const std::optional<std::int64_t> at_most = at_most_given(asked.arguments);
    const bool json = wants_json(asked.arguments);
    const HoleNames names = hole_names(asked.arguments);
    std::optional<ShortestSolutions> all;
    std::optional<NumberOfShortest> numbers;
    run.limited([&] {
        if (every.count || every.list) all.emplace(query, fewest.moves, run.limits);
        if (every.count) numbers = all->count();
    });
    if (!json)
        asked.reply.write(fmt::format("# {}: {}, {}\n", problem_words(fewest.outcome.player->problem(), names),
                                      counted(fewest.moves, "move"),
                                      at_most ? fmt::format("at most {} were asked for", *at_most) : "and no fewer") +
                          levels_text(fewest) + numbers_text(numbers));
    JsonValue proof;
    proof.add("proven", fewest.proven);
    add_levels(proof, fewest, at_most);
    add_numbers(proof, numbers);
    if (!every.list) {
        JumpList jumps;
        fewest.outcome.player->play(jumps);
        write_solution({fewest.outcome.player->problem(), std::move(jumps.list)}, json, names, asked.reply, proof);
        return;
    }
    std::uint64_t written = 0;
    if (every.limit != 0U)
        run.limited([&] {
            all->each(every.up_to_order, [&](const Solution& solution) {
                write_solution(solution, json, names, asked.reply, proof);
                return ++written != every.limit;
            });
        });
}

int answer_shortest(const Question& asked) {
    const Arguments& arguments = asked.arguments;
    const bool json = wants_json(arguments);
    const std::optional<std::int64_t> at_most = at_most_given(arguments);
    const HoleNames names = hole_names(arguments);
    const Every every = every_given(arguments);
    const auto ruled = ruled_question(arguments);
    const Query query = ruled ? ruled->query : asked_query(arguments);
    SearchRun run = asked.search("shortest " + query_words(query, names));
    Fewest fewest;
    const auto limit = limit_met([&] {
        fewest = run.limited([&] {
            return ruled ? shortest_by_rule(query.board, *query.start, ruled->rule, at_most, run.limits)
                         : pegwright::shortest(query, at_most, run.limits);
        });
    });
    if (limit || !fewest.outcome) return write_no(fewest, limit, query, at_most, names, json, asked);
    write_found(fewest, query, every, asked, run);
    return 0;
}

int shortest(const Arguments& arguments) {
    at_most_given(arguments);
    every_given(arguments);
    return answer_questions(arguments, answer_shortest);
}

}  // namespace

const Command shortest_command{
    "shortest",
    "BOARD",
    "find a solution with the fewest moves, proven; up to 64 holes",
    "A move is all consecutive jumps of one peg. What you leave out is left open: the\n"
    "vacancies and last pegs with the fewest moves.\n\n"
    "--finish fewest asks for the fewest moves that leave as few pegs as possible; help solve --all has more goals.\n\n"
    "The search is exhaustive: seconds for a problem of english, hours and any memory on some boards of 45 holes.\n"
    "Comments count the positions, up to symmetry, that the last search met after 0, 1, 2 ... moves, and with so\n"
    "many to go. Positions from which no solution is short enough are left out; levels --by-moves counts all.\n\n"
    "--count counts the solutions with so few moves as sequences of jumps, and up to the order of independent moves,\n"
    "which share no hole; each also up to the symmetries that keep start and goal. Pegs that go round a loop in two\n"
    "ways, or by other holes, make two solutions. --list writes them, all sequences or with --up-to-order one of\n"
    "each order. Both go through all positions once more.",
    "  pegwright shortest T6\n"
    "  pegwright shortest english --vacate d4 --finish d4\n"
    "  pegwright shortest english --vacate d4 --finish d4 --at-most 20\n"
    "  pegwright shortest T5 --vacate a1 --finish a1 --count\n"
    "  pegwright shortest T5 --vacate a1 --finish a1 --list --up-to-order --limit 3\n"
    "  pegwright shortest T5 --vacate a1 --finish any --format json\n"
    "  pegwright shortest .o./ooo/.o. --start '.o./***/.*.' --goal '.*./*o*/.o.'\n"
    "  printf 'T4\\nT5 vacate a1 finish a1\\n' | pegwright shortest -\n",
    {vacate_option,
     ruled_finish_option,
     start_option,
     pegs_option,
     ruled_goal_option,
     notation_option,
     signs_option,
     {"at-most", "MOVES", "only say whether so many moves are enough"},
     {"count", "", "also count the solutions with the fewest moves"},
     {"list", "", "list all of these, as solutions does"},
     {"up-to-order", "", "with --list: one of those that differ only in the order of independent moves"},
     {"limit", "COUNT", "with --list: list so many at most"},
     format_option,
     memory_option,
     time_option,
     threads_option,
     no_files_option,
     line_holes_option},
    shortest,
    "[vacate] [finish]",
    "there is no solution, or none of so few moves"};

}  // namespace pegwright::cli
