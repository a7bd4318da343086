// Parses what a player types: a move, or a command word or its letter.
#pragma once

#include "board/board.hpp"
#include "notation/holes.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace pegwright::cli {

struct Typed {
    enum class Kind : std::uint8_t { nothing, move, hole, undo, redo, restart, hint, save, load, help, quit, yes, no };
    Kind kind = Kind::nothing;
    std::vector<Jump> jumps;  // of a move, as written
    Hole hole;                // named alone
    std::string file;         // for save or load; may be empty
};

Typed parse_typed(const std::string& line, const Board& board, notation::HoleNames names);

// Lines of at most 40 columns.
std::string typed_help(notation::HoleNames names);

}  // namespace pegwright::cli
