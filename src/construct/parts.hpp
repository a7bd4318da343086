// Lists the parts of a plan for maps, from the outside in.
#pragma once

#include "construct/insertions/insertions.hpp"
#include "construct/plan/plan.hpp"
#include "game/parts.hpp"

namespace pegwright::construct {

// O(holes). On boards of more than 20,000 holes the 6-purges of a chain are one part.
Parts parts_of(const Plan& plan);

// The base is solved at the end. O(holes).
Parts parts_of(const Insertions& insertions, Parts::Made made);

}  // namespace pegwright::construct
