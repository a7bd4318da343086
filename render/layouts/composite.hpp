// Several pictures on one page, side by side, as many as fit in the width, with "(a)", "(b)" below them.
#pragma once

#include "render/layouts/layouts.hpp"

#include <functional>
#include <vector>

namespace pegwright::render {

inline constexpr std::size_t most_in_composite = 26;  // a to z

// Draws one of the pictures, on one page.
using DrawPart = std::function<Picture(const Look&)>;

// The pictures' groups and ids begin with a-, b- and so on. Draws each picture twice, to learn its usual width first.
// Throws Error (limit) for too many pictures, or if they are too high for the look's paper.
Picture composite_layout(const std::vector<DrawPart>& parts, const Look& look);

}  // namespace pegwright::render
