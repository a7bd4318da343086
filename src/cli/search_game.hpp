// The board, start and goal that count and levels are asked about.
#pragma once

#include "cli/arguments.hpp"
#include "notation/holes.hpp"
#include "pegwright/names.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

// The options, for a command's table.
inline constexpr OptionSpec vacate_option{"vacate", "HOLES",
                                          "the holes that are empty at the start, such as d4 or d4,e4"};
inline constexpr OptionSpec start_option{"start", "POSITION", "the start as a picture, such as .*./*o*/.*., or @FILE"};
inline constexpr OptionSpec finish_option{"finish", "HOLES", "the holes of the last pegs, or any: one peg anywhere"};
inline constexpr OptionSpec goal_option{"goal", "POSITION", "the goal as a picture, or @FILE"};
inline constexpr OptionSpec notation_option{"notation", "letters|numbers",
                                            "how holes are named: c5, or 1, 2, 3 … row by row"};

struct SearchQuestion {
    Board board;
    std::optional<Start> start;
    std::optional<Goal> goal;
    HoleNames names = HoleNames::letters;

    // The problem it is about; there must be a start. Without a goal: any single peg.
    Problem problem() const;
    // "english d4 d4", with as much as was given.
    std::string words() const;
};

// From the first positional and those options. Throws Error: input, also if the goal has more pegs than the start;
// limit for boards of more than 64 holes.
SearchQuestion search_question(const Arguments& arguments);

}  // namespace pegwright::cli
