// The shape of an arrow's head, for all writers.
#pragma once

#include "render/display_list.hpp"

#include <array>

namespace pegwright::render {

struct ArrowHead {
    Point neck;                 // the line ends here, inside the head, as it is wider than the tip
    std::array<Point, 3> at{};  // a filled triangle, the tip first
};
ArrowHead head_of(const Line& line);

}  // namespace pegwright::render
