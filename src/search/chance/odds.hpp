// The probability that a player who chooses jumps at random ends with one peg.
//
// The player picks among the jumps that a rule allows, with equal probability, until there is none [Bell 2008, section
// 2.3]. Positions count up to symmetry, so the rule must not distinguish images.
//
// Cost: some 0.1 microseconds for each jump of each position; 20 s for the central game. Memory: 32 to 64 bytes for
// each position of two levels, 96 while a table grows.
#pragma once

#include "base/limits.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "theory/integer.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pegwright::search::chance {

using Rule = std::function<bool(Bits before, const BitJump& jump, Bits after)>;

struct Odds {
    double one_peg = 0;                // probability of one last peg in a hole of `finishes`
    std::vector<std::int64_t> levels;  // positions that the player can reach, by number of jumps
};

struct OddsQuestion {
    Bits start = 0;
    Rule rule = {};                                // none: any jump
    std::vector<HolePermutation> symmetries = {};  // a group that keeps start, rule and finishes
    Bits finishes = ~Bits{0};                      // holes where one last peg counts

    bool allows(Bits position, const BitJump& jump) const {
        return jump.possible(position) && (!rule || rule(position, jump, position ^ jump.flip));
    }
};

// Uses one thread. Throws Error (limit) if memory does not suffice. Deterministic.
Odds odds(const SmallBoard& board, const OddsQuestion& question, const Limits& limits = {});

struct Fraction {
    Integer numerator;
    Integer denominator = 1;  // no common divisor with the numerator
};

// The same as an exact fraction. Some 0.2 microseconds a jump, 24 bytes and two numerators for each position of two
// levels. Nothing if the numerators do not fit the memory, or a level's numbers of choices have no common multiple
// below 2^64.
std::optional<Fraction> exact_odds(const SmallBoard& board, const OddsQuestion& question, const Limits& limits = {});

// The players of Bell's T_5 game as rules [Bell 2008, section 2.3, Table 2]. Player A takes any jump. B and C may take
// any jump that leaves one peg, and otherwise lose without an allowed jump.
//
// Player B avoids jumps into a corner and out of the three inner holes, but is free at the start if no other jump is
// possible. The board must be T_5.
Rule rule_of_thumb(const SmallBoard& board, Bits start);

// Player C keeps the SAX count at 0 or above, or at its first value if that is below 0.
Rule sax_rule(Bits start);

}  // namespace pegwright::search::chance
