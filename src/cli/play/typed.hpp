// What a player types: a move, or a word with a letter for short.
#pragma once

#include "board/board.hpp"
#include "notation/holes.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace pegwright::cli {

struct Typed {
    enum class Wish : std::uint8_t { nothing, move, hole, undo, redo, restart, hint, save, load, help, quit, yes, no };
    Wish wish = Wish::nothing;
    std::vector<Jump> jumps;  // of a move, as written
    Hole hole;                // that was named alone
    std::string file;         // behind save or load; may be empty
};

// Throws Error (input) for what is none of these.
Typed parse_typed(const std::string& line, const Board& board, notation::HoleNames names);

// A line each, for the player's help.
std::vector<std::string> typed_help(notation::HoleNames names);

}  // namespace pegwright::cli
