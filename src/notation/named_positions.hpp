// Positions with names, known to players and from the literature. A line in named_positions.cpp adds one to `--help
// boards` and to all commands.
#pragma once

#include "board/board.hpp"
#include "game/position.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::notation {

// Tests play all down to one peg in the middle.
struct NamedPosition {
    std::string_view name;
    std::string_view what;     // in a few words, without the number of pegs
    std::string_view picture;  // board/picture.hpp, with pegs; known on boards with just these holes
};
std::span<const NamedPosition> named_positions();

// O(its holes) a name.
std::vector<const NamedPosition*> named_positions_of(const Board& board);

// True for a word of letters and hyphens that is no picture.
bool is_position_name(std::string_view word);

// Throws Error (input), with a guess or a list.
Position named_position(const Board& board, const std::string& name);

}  // namespace pegwright::notation
