// The odds of a player who chooses at random, as a fraction: odds.hpp without rounding.
//
// Probabilities of a level have one denominator: that of the level above, times the least common multiple of the
// numbers of choices there. So only whole numerators flow, all of a level of as many words. In the end the fraction is
// reduced: what is left divides the product of those multiples, some 10^240 for the 33-hole board's central game.
//
// Cost: two passes over each level, some 0.2 microseconds a jump; memory 24 bytes and two numerators a position of the
// two levels at hand.
#pragma once

#include "search/chance/odds.hpp"
#include "theory/integer.hpp"

#include <optional>

namespace pegwright::search::chance {

struct Fraction {
    Integer numerator;
    Integer denominator = 1;  // has no divisor but 1 in common with it
};

// Nothing if the memory does not hold the numerators, or a level's choices have no common multiple below 2^64. In one
// thread. Throws what the poll throws.
std::optional<Fraction> exact_odds(const SmallBoard& board, const OddsQuestion& question, const Limits& limits = {});

}  // namespace pegwright::search::chance
