// A page with a title, one board and a legend, as wide as its contents need. If the look sets its width, text is
// wrapped.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <string>
#include <vector>

namespace pegwright::render {

// Defaults; lengths in points.
struct BoardPageStyle {
    double margin;
    double title_size;
    double legend_size;
    double scale;       // from hole to hole
    double text_width;  // title and legend widen a page up to this
};

struct BoardPage {
    Page page;
    Frame frame;
};

// `board`: its frame at any scale. Throws Error (input) if the look leaves no room.
BoardPage board_page(const std::string& title, const Frame& board, const std::vector<LegendLine>& legend,
                     const Look& look, const BoardPageStyle& style);

}  // namespace pegwright::render
