// The moves that arrows show on a position: what draw's --arrows asks for.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <span>
#include <vector>

namespace pegwright {

// A position of a problem, and the jumps that a solution goes on with, as far as there is one.
struct Moment {
    Position position;
    Goal goal;
    std::span<const Jump> next = {};
    bool in_solution = false;
};

// wish: "jumps", all that are possible; "fates", the same with what becomes of the goal, as hint finds it; "next", the
// solution's next move; or moves such as a3-a1,c3-a3, each possible by itself. Throws Error: input for any other
// wish, limit where positions are too large, and as hints() does.
std::vector<render::PossibleMove> arrows(const std::string& wish, const Moment& moment, notation::HoleNames names,
                                         const Limits& limits);

}  // namespace pegwright
