// The players of Bell's T_5 game as rules for odds.hpp [Bell 2008, section 2.3, Table 2].
//
// Player A takes any jump. Player B avoids jumps into a corner or out of the three inner holes.
// Player C keeps the SAX count from falling below that of the finish: not below zero, or, where it
// is below zero from the start, not below that. B's first jump is free if she has no other, and
// both may take any jump that leaves one peg. Otherwise a player without a jump has lost.
#pragma once

#include "search/chance/odds.hpp"

namespace pegwright::search::chance {

// Player B; the board is T_5.
Rule rule_of_thumb(const SmallBoard& board, Bits start);

// Player C.
Rule sax_rule(Bits start);

}  // namespace pegwright::search::chance
