#include "cli/questions/ruled_question.hpp"

#include "base/shortened.hpp"
#include "cli/questions/board_argument.hpp"
#include "notation/positions.hpp"

#include <algorithm>

namespace pegwright::cli {
namespace {

constexpr char either = '?';

std::string with(std::string picture, char sign) {
    std::replace(picture.begin(), picture.end(), either, sign);
    return picture;
}

GoalRule rule_of(const Board& board, const KeyAndValue& goal, const Arguments& arguments) {
    if (goal.key == "finish") return {goal.value == "fewest" ? GoalRule::Kind::fewest : GoalRule::Kind::most};
    return named_in_line(arguments, goal.key, [&]() -> GoalRule {
        const std::string source = "the goal '" + base::shortened(goal.value, 60) + "'";
        return {GoalRule::Kind::partial, parse_position(board, source, with(goal.value, 'o')),
                parse_position(board, source, with(goal.value, '*'))};
    });
}

// In one word.
std::string partial_word(const Position& must, const Position& may) {
    std::string word = position_word(must);
    const std::string other = position_word(may);
    for (std::size_t i = 0; i < word.size(); ++i)
        if (word[i] != other[i]) word[i] = either;
    return word;
}

std::optional<KeyAndValue> goal_asked(const Arguments& arguments) {
    if (const auto finish = arguments.get("finish"); finish && (*finish == "fewest" || *finish == "most"))
        return KeyAndValue{"finish", *finish};
    const auto goal = arguments.get("goal");
    if (!goal) return std::nullopt;
    // Standard input can be read only once.
    const bool in_file = goal->starts_with('@') && *goal != "@-";
    const std::string picture = in_file ? reader_of_files(arguments)(goal->substr(1)) : *goal;
    return picture.find(either) == picture.npos ? std::nullopt : std::optional(KeyAndValue{"goal", picture});
}

}  // namespace

std::string RuledQuestion::words(HoleNames names) const {
    return query_words(query, names) + " to " + (goal.key == "finish" ? goal.value + " pegs" : "such a goal");
}

JsonValue RuledQuestion::json(HoleNames names) const { return json_of_asked(query, names).add(goal); }

bool asks_for_rule(const Arguments& arguments) { return goal_asked(arguments).has_value(); }

std::optional<RuledQuestion> ruled_question(const Query& query, const Arguments& arguments) {
    const auto goal = goal_asked(arguments);
    if (!goal) return std::nullopt;
    if (arguments.has("finish") && arguments.has("goal"))
        fail_input("--finish and --goal say the same in two ways; leave out one of them");
    if (!query.start) fail_input("what a game can reach depends on its start; add --vacate or --start");
    RuledQuestion asked{{query.board, query.start}, rule_of(query.board, *goal, arguments), *goal};
    if (asked.rule.must) asked.goal.value = partial_word(*asked.rule.must, *asked.rule.may);
    return asked;
}

std::optional<RuledQuestion> ruled_question(const Arguments& arguments) {
    if (!asks_for_rule(arguments)) return std::nullopt;
    Arguments without_goal = arguments;
    without_goal.options.erase("finish");
    without_goal.options.erase("goal");
    return ruled_question(asked_query(without_goal), arguments);
}

}  // namespace pegwright::cli
