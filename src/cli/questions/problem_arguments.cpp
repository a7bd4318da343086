#include "cli/questions/problem_arguments.hpp"

#include "base/error.hpp"
#include "cli/questions/board_argument.hpp"
#include "notation/positions.hpp"

namespace pegwright::cli {
namespace {

// The one of two options that is given, as key and value.
std::optional<KeyAndValue> one_of(const Arguments& arguments, const char* holes, const char* position) {
    if (arguments.has(holes) && arguments.has(position))
        fail_input(std::string("--") + holes + " and --" + position +
                   " say the same in two ways; leave out one of them");
    for (const char* key : {holes, position})
        if (const auto value = arguments.get(key)) return KeyAndValue{key, *value};
    return std::nullopt;
}

}  // namespace

const char* problem_option_given(const Arguments& arguments) {
    for (const OptionSpec& option : problem_options)
        if (arguments.has(option.name)) return option.name;
    return nullptr;
}

HoleNames hole_names(const Arguments& arguments) {
    const auto text = arguments.get("notation");
    return text ? hole_names_named(*text) : HoleNames::letters;
}

Query query_on(const Board& board, const Arguments& arguments) {
    const HoleNames names = hole_names(arguments);
    const ReadFile read = reader_of_files(arguments);
    Query query(board);
    if (const auto start = one_of(arguments, "vacate", "start"))
        query.start = parse_start(board, start->key, start->value, names, read);
    if (const auto goal = one_of(arguments, "finish", "goal"))
        query.goal = parse_goal(board, goal->key, goal->value, names, read);
    // It refuses a goal of more pegs than the start has.
    if (query.start && query.goal) problem_of(board, *query.start, *query.goal);
    return query;
}

JsonValue json_of_asked(const Query& query, HoleNames names) {
    const Problem problem(query.board, query.start.value_or(Start::vacate({})), query.goal.value_or(Goal::any_peg()));
    JsonValue json;
    json.add("board", query.board.name());
    if (query.start) json.add(start_text(problem, names));
    if (query.goal) json.add(goal_text(problem, names));
    return json;
}

}  // namespace pegwright::cli
