// Decides which moves of a film share a panel.
#pragma once

#include "render/layouts/diagram.hpp"

#include <span>
#include <string>
#include <vector>

namespace pegwright::render {

// Moves `first` to `first` + `count` - 1; none in the last panel, which shows the end. Captions come last.
struct Panel {
    std::size_t first;
    std::size_t count;
    std::vector<std::string> caption;
};

// For a caption, below a board on a page of its own.
struct CaptionRoom {
    std::size_t lines;
    double width;  // of a line, in units of the text's size
};

struct MoveNotation {
    const Board& board;
    HoleNames names;
};

// Fills panels with consecutive moves, at most `most`, whose notation fits below the board. They use each hole at most
// once or, with `reuse`, three times. O(jumps log jumps of a panel).
std::vector<Panel> panels_of(std::span<const Move> moves, MoveNotation notation, CaptionRoom room, std::size_t most,
                             bool reuse);

}  // namespace pegwright::render
