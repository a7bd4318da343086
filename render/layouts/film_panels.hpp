// Which moves of a film share a panel.
#pragma once

#include "render/layouts/diagram.hpp"

#include <span>
#include <string>
#include <vector>

namespace pegwright::render {

// The moves of one panel: from `first`, `count` of them; none in a last panel, which shows the end.
// The caption is made once all panels are known, as it begins with the panel's number.
struct Panel {
    std::size_t first;
    std::size_t count;
    std::vector<std::string> caption;
};

// Room for a panel's caption: lines that fit below a board on a page of its own.
struct CaptionRoom {
    std::size_t lines;
    double width;  // of a line, in units of its size
};

// How moves are written below panels.
struct MoveNotation {
    const Board& board;
    HoleNames names;
};

// Consecutive moves share a panel as long as they fit together and their notation fits below it, and there are no more
// than `most`: no hole is used twice in a panel or, in reuse, where a peg may move on, three times. The last panel has
// no moves. O(jumps log jumps of a panel).
std::vector<Panel> panels_of(std::span<const Move> moves, MoveNotation notation, CaptionRoom room, std::size_t most,
                             bool reuse);

}  // namespace pegwright::render
