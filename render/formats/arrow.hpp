// The head of an arrow: one geometry for all writers.
#pragma once

#include "render/display_list.hpp"

#include <array>

namespace pegwright::render {

struct ArrowHead {
    Point neck;                 // where the line ends: in the middle of the head, as its tip is narrower than the line
    std::array<Point, 3> at{};  // a filled triangle, the tip first
};
// Of a line of two points or more.
ArrowHead head_of(const Line& line);

}  // namespace pegwright::render
