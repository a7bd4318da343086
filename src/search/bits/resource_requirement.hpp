// A bound on a resource count: holes have weights, and the sum of the pegs' weights must not be less.
//
// With weights no jump raises the value by (a pagoda function), positions of too small a value are
// dead, and a search may leave them out [Bell 2009; Beasley 1985]. Written as a sum of holes and a
// bound, such as "d2+f2-d1-2*f1>=1": positions of less are not entered.
#pragma once

#include "notation/holes.hpp"
#include "search/bits/game.hpp"

#include <string>

namespace pegwright::search::bits {

// Throws Error (input) saying where the text goes wrong.
ResourceRequirement parse_resource_requirement(const std::string& text, const Board& board,
                                               HoleNames names = HoleNames::letters);

}  // namespace pegwright::search::bits
