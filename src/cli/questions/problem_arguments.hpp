// The start and the goal of a problem on the command line, for every command that takes one.
#pragma once

#include "base/error.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/arguments.hpp"
#include "notation/holes.hpp"
#include "pegwright/solving/solve.hpp"

#include <array>

namespace pegwright::cli {

// The options, for a command's table.
inline constexpr OptionSpec vacate_option{"vacate", "HOLES", "holes that are empty at the start: d4 or d4,e4",
                                          OptionGroup::problem};
inline constexpr OptionSpec finish_option{"finish", "HOLES|any", "holes of the last pegs, or any: one peg anywhere",
                                          OptionGroup::problem};
inline constexpr OptionSpec start_option{"start", "POSITION", "the start: a picture (.*./*o*/.*.), name or @FILE",
                                         OptionGroup::problem};
inline constexpr OptionSpec goal_option{"goal", "POSITION", "the goal, written like the start", OptionGroup::problem};
inline constexpr std::array problem_options = {vacate_option, finish_option, start_option, goal_option};
inline constexpr OptionSpec notation_option{"notation", "letters|numbers", "name holes c5, or 1, 2, 3 … row by row",
                                            OptionGroup::problem};

// The name of the first of problem_options that is given, or null.
const char* problem_option_given(const Arguments& arguments);

// What --notation says, or nothing; or letters. Throws Error (input).
std::optional<HoleNames> hole_names_given(const Arguments& arguments);
HoleNames hole_names(const Arguments& arguments);

// Parses what a key says. An error names the key where the value stands in a line, among others.
auto named_in_line(const Arguments& arguments, const std::string& key, auto&& parse) {
    try {
        return parse();
    } catch (const Error& e) {
        if (!arguments.in_line) throw;
        throw e.with_message("key " + key + ": " + e.what());
    }
}

// The board of the first positional with its pegs, if its picture has any, for a start; --vacate or --start, --finish
// or --goal, as far as they are given. Throws Error (input) if two of them say the same, or make no sense on this
// board.
Query asked_query(const Arguments& arguments);
// The same of a board that was read already.
Query query_on(Query board, const Arguments& arguments);

// Whether --vacate or --finish is a hole's number.
bool has_numbers(const Arguments& arguments);

// What was asked, as an answer in JSON begins: the board, and what is given of start and goal.
JsonValue json_of_asked(const Query& query, HoleNames names);

// The same as words and as JSON, for boards of any size: "T5 from b3 to any hole".
struct AskedProblem {
    std::string words;
    JsonValue json;

    AskedProblem(const std::string& label, const std::string& name);
    void add(const KeyAndValue& end);
};

}  // namespace pegwright::cli
