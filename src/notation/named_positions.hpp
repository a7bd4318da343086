// The table of positions with names: the starts that players and the literature know, drawn as they stand.
//
// A new one is a line here. `--help boards` shows it, and every command that reads positions takes its name.
#pragma once

#include "board/board.hpp"
#include "game/position.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::notation {

// All are played down to one peg in the middle; tests do.
struct NamedPosition {
    std::string_view name;
    std::string_view what;     // in a few words, without the number of pegs
    std::string_view picture;  // board/picture.hpp, with pegs; its holes are those of the boards that know the name
};
std::span<const NamedPosition> named_positions();

// Those of a board, whatever it is called and however pegs jump on it. O(its holes) a name.
std::vector<const NamedPosition*> named_positions_of(const Board& board);

// Whether a word may be meant as a name: letters and hyphens, and no picture.
bool is_position_name(std::string_view word);

// The position of that name. Throws Error (input), with a guess or the names there are, if the board has none such.
Position named_position(const Board& board, const std::string& name);

}  // namespace pegwright::notation
