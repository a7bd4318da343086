// A page with a title, one board and a legend. Text is wrapped if the look sets the page's width; otherwise the page is
// as wide as its contents need.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <string>
#include <vector>

namespace pegwright::render {

// Defaults of a kind of page; lengths in points.
struct BoardPageStyle {
    double margin;
    double title_size;
    double legend_size;
    double scale;         // from hole to hole
    double legend_width;  // a legend widens a page up to this
};

// The page with title and legend, and the place for the board.
struct BoardPage {
    Page page;
    Frame frame;
};

// `board`: its frame at any scale. Throws Error (input) if the look leaves no room for it.
BoardPage board_page(const std::string& title, const Frame& board, const std::vector<LegendLine>& legend,
                     const Look& look, const BoardPageStyle& style);

}  // namespace pegwright::render
