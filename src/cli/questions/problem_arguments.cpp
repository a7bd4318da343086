#include "cli/questions/problem_arguments.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "cli/questions/board_argument.hpp"
#include "notation/positions.hpp"

namespace pegwright::cli {
namespace {

std::string said(const Arguments& arguments, const std::string& option) {
    return (arguments.in_line ? "key " : "--") + option;
}

std::optional<KeyAndValue> one_of(const Arguments& arguments, std::initializer_list<const char*> keys) {
    std::optional<KeyAndValue> found;
    for (const char* key : keys) {
        const auto value = arguments.get(key);
        if (value && found)
            fail_input(said(arguments, found->key) + " and " + said(arguments, key) +
                       " say the same in two ways; leave out one of them");
        if (value) found = {key, *value};
    }
    return found;
}

}  // namespace

const char* problem_option_given(const Arguments& arguments) {
    for (const OptionSpec& option : problem_options)
        if (arguments.has(option.name)) return option.name;
    return nullptr;
}

std::optional<HoleNames> hole_names_given(const Arguments& arguments) {
    const auto text = arguments.get("notation");
    return text ? std::optional(hole_names_named(*text)) : std::nullopt;
}

HoleNames hole_names(const Arguments& arguments) { return hole_names_given(arguments).value_or(HoleNames::letters); }

Query asked_query(const Arguments& arguments) { return query_on(board_and_pegs(arguments), arguments); }

Query query_on(Query query, const Arguments& arguments) {
    const Board& board = query.board;
    const HoleNames names = hole_names(arguments);
    const ReadFile read = reader_of_files(arguments);
    const auto signs = signs_given(arguments);
    const Signs* told = signs ? &*signs : nullptr;
    if (const auto start = one_of(arguments, {"vacate", "pegs", "start"})) {
        if (query.start)
            fail_input(said(arguments, start->key) +
                       " and the pegs in the board's picture are two starts; leave out one");
        query.start = named_in_line(arguments, start->key,
                                    [&] { return parse_start(board, start->key, start->value, names, read, told); });
    }
    if (const auto goal = one_of(arguments, {"finish", "goal"})) {
        if (goal->value == "fewest" || goal->value == "most" || goal->value.find('?') != goal->value.npos)
            fail_input(said(arguments, goal->key) +
                       ": fewest, most and goals with ? are for solve, count, solutions, shortest and hint");
        query.goal = named_in_line(arguments, goal->key,
                                   [&] { return parse_goal(board, goal->key, goal->value, names, read, told); });
    }
    // problem_of() refuses a goal with more pegs than the start.
    if (query.start && query.goal) problem_of(board, *query.start, *query.goal);
    return query;
}

std::optional<Query> query_of_moves(const Arguments& arguments) {
    if (const auto board = arguments.get(board_option.name))
        return query_on(board_and_pegs(*board, signs_given(arguments)), arguments);
    if (const char* key = problem_option_given(arguments))
        fail_input("--" + std::string(key) + " needs --board: it is for a file of moves alone; other files say it " +
                   "themselves");
    return std::nullopt;
}

void check_no_board_option(const Arguments& arguments) {
    if (arguments.has(board_option.name))
        fail_input("--board goes with a file of moves, and '" + base::shortened(arguments.positionals[0], 30) +
                   "' is no file");
}

bool has_numbers(const Arguments& arguments) {
    for (const char* key : {"vacate", "pegs", "finish"})
        if (const auto holes = arguments.get(key))
            if (!holes->empty() && holes->find_first_not_of("0123456789") == holes->npos) return true;
    return false;
}

JsonValue json_of_asked(const Query& query, HoleNames names) {
    const Problem problem(query.board, query.start.value_or(Start::vacate({})), query.goal.value_or(Goal::any_peg()));
    JsonValue json;
    json.add("board", query.board.name());
    if (query.start) json.add(start_text(problem, names));
    if (query.goal) json.add(goal_text(problem, names));
    return json;
}

AskedProblem::AskedProblem(const std::string& label, const std::string& name) : words(base::shortened(label, 100)) {
    json.add("board", name);
}

void AskedProblem::add(const KeyAndValue& end) {
    const bool is_start = end.key == "vacate" || end.key == "start";
    words += (is_start ? " from " : " to ") + (end.value == "any" ? "any hole" : base::shortened(end.value, 100));
    json.add(end);
}

}  // namespace pegwright::cli
