// Reads the start and goal of a problem, for every command that takes one.
#pragma once

#include "base/error.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/arguments.hpp"
#include "notation/holes.hpp"
#include "pegwright/solving/solve.hpp"

#include <array>

namespace pegwright::cli {

inline constexpr OptionSpec vacate_option{"vacate", "HOLES", "holes that are empty at the start: d4 or d4,e4",
                                          OptionGroup::problem};
inline constexpr OptionSpec finish_option{"finish", "HOLES|any", "last pegs; d4|e3: one of them; any: one peg",
                                          OptionGroup::problem};
// For commands that read a ruled_question.
inline constexpr OptionSpec ruled_finish_option{
    "finish", "HOLES|any|fewest|most", "last pegs; d4|e3: one of them; any: one; or how many", OptionGroup::problem};
inline constexpr OptionSpec start_option{"start", "POSITION", "the start: a picture (.*./*o*/.*.), name or @FILE",
                                         OptionGroup::problem};
inline constexpr OptionSpec pegs_option{"pegs", "HOLES", "the only holes with a peg at the start: d4,d5",
                                        OptionGroup::problem};
inline constexpr OptionSpec goal_option{"goal", "POSITION", "the goal, written like the start", OptionGroup::problem};
inline constexpr OptionSpec ruled_goal_option{"goal", "POSITION", "the goal, written like the start; ? for either",
                                              OptionGroup::problem};
inline constexpr std::array problem_options = {vacate_option, finish_option, start_option, pegs_option, goal_option};
inline constexpr OptionSpec notation_option{"notation", "NOTATION", "holes as c5, by numbers, from0, row,col …",
                                            OptionGroup::problem};
inline constexpr OptionSpec signs_option{"signs", "SIGNS", "the signs of pictures: X1,O0,#- (else the usual ones)",
                                         OptionGroup::rare};
inline constexpr OptionSpec board_option{"board", "BOARD", "of a FILE of moves alone: its board", OptionGroup::problem};

// The first of problem_options that is given, or null.
const char* problem_option_given(const Arguments& arguments);

// The notation that --notation names; hole_names() defaults to letters. Throw Error (input).
std::optional<HoleNames> hole_names_given(const Arguments& arguments);
HoleNames hole_names(const Arguments& arguments);

// Calls parse(). In a batch line, an error also names the key.
auto named_in_line(const Arguments& arguments, const std::string& key, auto&& parse) {
    try {
        return parse();
    } catch (const Error& e) {
        if (!arguments.in_line) throw;
        throw e.with_message("key " + key + ": " + e.what());
    }
}

// The query that the arguments describe: the board, its pegs as the start, --vacate, --pegs or --start, --finish or
// --goal.
// Throws Error (input) if two of them give the same thing or make no sense on this board.
Query asked_query(const Arguments& arguments);
Query query_on(Query board, const Arguments& arguments);

// What --board says of files of moves alone, with --vacate or --start, --finish or --goal. Throws Error (input) if one
// of these comes without --board.
std::optional<Query> query_of_moves(const Arguments& arguments);
// For commands that take a BOARD as well: throws Error (input) if --board is given with one.
void check_no_board_option(const Arguments& arguments);

// True if --vacate or --finish is a hole's number.
bool has_numbers(const Arguments& arguments);

// The board, and start and goal if given: how an answer in JSON begins.
JsonValue json_of_asked(const Query& query, HoleNames names);

// A query as words ("T5 from b3 to any hole") and as JSON, for boards of any size.
struct AskedProblem {
    std::string words;
    JsonValue json;

    AskedProblem(const std::string& label, const std::string& name);
    void add(const KeyAndValue& end);
};

}  // namespace pegwright::cli
