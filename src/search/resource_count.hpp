// Resource counts: weights of holes; the value of a position is the sum of its pegs' weights.
//
// With weights no jump raises the value by (a pagoda function), positions of too small a value are
// dead, and a search may leave them out [Bell 2009; Beasley 1985]. Written as a sum of holes and a
// bound, such as "d2+f2-d1-2*f1>=1": positions of less are not entered.
#pragma once

#include "search/game.hpp"
#include "search/shape.hpp"

#include <bit>
#include <string>

namespace pegwright {

// Throws Error (input) saying where the text goes wrong.
ResourceCount parse_resource_count(const std::string& text, const Shape& shape);

}  // namespace pegwright
