// Goals that depend on what a game can reach: as few pegs as possible, as many, or a position given in part.
//
// An exhaustive search finds such positions, on boards of at most 64 holes. Its positions must fit the memory, at about
// a byte each: 23 million for the central game of english. Beams search other boards for the fewest pegs, without
// proof.
#pragma once

#include "pegwright/solving/shortest.hpp"
#include "theory/integer.hpp"

#include <optional>
#include <vector>

namespace pegwright {

struct GoalRule {
    enum class Kind {
        fewest,   // no game leaves fewer pegs
        most,     // no jump is possible, and no game ends with more pegs
        partial,  // pegs in some holes, none in others, either in the rest
    };
    Kind kind = Kind::fewest;
    // For partial: the holes that must have a peg, and those that may.
    std::optional<Position> must = {};
    std::optional<Position> may = {};
};

// The positions that games from this start can end in by the rule: a goal for each number of pegs, most pegs first.
// Empty if there is none. Throws Error (limit) for more than 100,000 positions.
std::vector<Goal> goals_by_rule(const Board& board, const Start& start, const GoalRule& rule, const Limits& limits);

struct RuledOutcome {
    Outcome outcome;      // found: its problem has the position at the end as its goal
    bool proven = false;  // fewest: no game leaves fewer pegs. Otherwise true
};

// The first position in the least number of jumps, but for `fewest` any. With a limit on time or memory, the fewest
// pegs found so far. Deterministic but for that. Other errors: as solve().
RuledOutcome solve_by_rule(const Board& board, const Start& start, const GoalRule& rule, const Limits& limits);

// Sequences of jumps to all these positions together. Sequences that pass through one and go on to another count for
// both.
theory::Integer count_by_rule(const Board& board, const Start& start, const GoalRule& rule, const Limits& limits);

// The fewest moves to any position that fits, as shortest() finds them; with at_most, some solution with at most this
// number.
Fewest shortest_by_rule(const Board& board, const Start& start, const GoalRule& rule,
                        std::optional<std::int64_t> at_most, const Limits& limits);

}  // namespace pegwright
