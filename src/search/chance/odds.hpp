// The odds of a player who chooses at random: the exact probability that a game ends with one peg.
//
// At every position the player picks one of the jumps a rule allows, each with the same probability,
// and the game is over when there is none [Bell 2008, section 2.3]. The probability that a game
// passes through a position flows from level to level, a level being the positions with equally many
// pegs; positions count up to symmetry, which the rule must not tell apart.
//
// Cost: every jump of every position once, 0.1 microseconds each or so; the 23.5 million positions of
// the 33-hole board's central game take 20 s. Memory: 32 to 64 bytes a position of the two levels at
// hand, 96 while a table grows.
#pragma once

#include "base/limits.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "theory/integer.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pegwright::search::chance {

// Whether the player considers a jump, which is possible, from one position to another.
using Rule = std::function<bool(Bits before, const BitJump& jump, Bits after)>;

struct Odds {
    double one_peg = 0;                // probability, of a peg in one of the finishes
    std::vector<std::int64_t> levels;  // positions the player may come to, by jumps made
};

struct OddsQuestion {
    Bits start = 0;
    Rule rule = {};                                // none: any jump
    std::vector<HolePermutation> symmetries = {};  // a group that keeps the start, the rule and the finishes
    Bits finishes = ~Bits{0};                      // holes where one last peg counts

    // Whether a jump is one of the player's choices.
    bool allows(Bits position, const BitJump& jump) const {
        return jump.possible(position) && (!rule || rule(position, jump, position ^ jump.flip));
    }
};

// In one thread. Throws Error (limit) before the tables outgrow the memory, and what the poll throws.
// Deterministic.
Odds odds(const SmallBoard& board, const OddsQuestion& question, const Limits& limits = {});

struct Fraction {
    Integer numerator;
    Integer denominator = 1;  // has no divisor but 1 in common with it
};

// The odds as a fraction, without rounding. Cost: two passes over each level, some 0.2 microseconds a jump; memory 24
// bytes and two numerators a position of the two levels at hand.
//
// Nothing if the memory does not hold the numerators, or a level's choices have no common multiple below 2^64. In one
// thread. Throws what the poll throws.
std::optional<Fraction> exact_odds(const SmallBoard& board, const OddsQuestion& question, const Limits& limits = {});

// The players of Bell's T_5 game as rules [Bell 2008, section 2.3, Table 2]. Player A takes any jump.
//
// Player B avoids jumps into a corner or out of the three inner holes; the board is T_5. B's first jump is free if she
// has no other.
Rule rule_of_thumb(const SmallBoard& board, Bits start);

// Player C keeps the SAX count from falling below that of the finish: not below zero, or, where it is below zero from
// the start, not below that.
//
// B and C may take any jump that leaves one peg. Otherwise a player without a jump has lost.
Rule sax_rule(Bits start);

}  // namespace pegwright::search::chance
