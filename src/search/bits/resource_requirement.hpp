// Parses a bound on a weighted sum of pegs, such as "d2+f2-d1-2*f1>=1". Searches do not enter positions below it. If no
// jump raises the sum (a pagoda function), these are dead anyway [Bell 2009; Beasley 1985].
#pragma once

#include "notation/holes.hpp"
#include "search/bits/game.hpp"

#include <string>

namespace pegwright::search::bits {

// Throws Error (input) that says where the text is wrong.
ResourceRequirement parse_resource_requirement(const std::string& text, const Board& board,
                                               HoleNames names = HoleNames::letters);

}  // namespace pegwright::search::bits
