// Decides which moves of a film share a panel.
#pragma once

#include "render/layouts/diagram.hpp"

#include <span>
#include <string>
#include <vector>

namespace pegwright::render {

// Moves `first` to `first` + `count` - 1; the last panel has none and shows the end. Captions follow when all panels
// are known.
struct Panel {
    std::size_t first;
    std::size_t count;
    std::vector<std::string> caption;
};

// Room for a caption below a board on a page of its own.
struct CaptionRoom {
    std::size_t lines;
    double width;  // of a line, in units of the text's size
};

struct MoveNotation {
    const Board& board;
    HoleNames names;
};

// Puts consecutive moves into a panel while they use no hole more than once (with `reuse`, three times), are at most
// `most`, and their notation fits below the board. The last panel has no moves. O(jumps log jumps of a panel).
std::vector<Panel> panels_of(std::span<const Move> moves, MoveNotation notation, CaptionRoom room, std::size_t most,
                             bool reuse);

}  // namespace pegwright::render
