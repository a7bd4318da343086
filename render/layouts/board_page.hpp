// A page of one board, from the top: the title, the board in the middle, the legend's lines. Titles and legends are
// wrapped where a look says how wide the page is; else the page is as wide as they need.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <string>
#include <vector>

namespace pegwright::render {

// What a kind of page has unless its look says otherwise; lengths in points.
struct BoardPageStyle {
    double margin;
    double title_size;
    double legend_size;
    double scale;         // from hole to hole
    double legend_width;  // a legend makes a page so wide at most
};

// The page with its title and legend, and where the board is to be drawn.
struct BoardPage {
    Page page;
    Frame frame;
};

// board: its frame at any scale. Throws Error (input) for a look that leaves no room for it.
BoardPage board_page(const std::string& title, const Frame& board, const std::vector<LegendLine>& legend,
                     const Look& look, const BoardPageStyle& style);

}  // namespace pegwright::render
