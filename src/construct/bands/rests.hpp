// A large board cut down by bands as far as nothing becomes narrow, so that little is left to be planned otherwise.
#pragma once

#include "construct/bands/remainder.hpp"

namespace pegwright::construct {

// Rests have no part narrower than this, or than the narrowest part of the board.
inline constexpr std::int32_t least_of_rest = 12;

// What is left if tabs, corridors and floors of notches have been cut as far as can be, and what is left if so many
// rows of each stay unless all leave: those of half the holes at most, the smaller one first. O(lines³) a cut.
std::vector<Remainder> rests(const Remainder& whole);

}  // namespace pegwright::construct
