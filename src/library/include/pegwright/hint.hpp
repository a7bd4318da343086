/// @file
/// Hints for players: whether each jump keeps the goal in reach.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

#include <span>

namespace pegwright {
inline namespace v0 {

/// Whether the goal is in reach. Won and lost are proven.
enum class Fate {
    won,      ///< the goal can be reached
    lost,     ///< it cannot
    unknown,  ///< not decided in the given time
};

/// A possible jump, and its fate.
struct Hint {
    Jump jump;                  ///< the jump
    Fate fate = Fate::unknown;  ///< after the jump
};

/// The result of hints().
struct Hints {
    Position position;          ///< after the jumps played
    bool reached = false;       ///< the goal is reached
    Fate fate = Fate::unknown;  ///< won if reached or a jump is won
    std::vector<Hint> jumps;    ///< all possible jumps
    std::string reason;         ///< why lost or unknown; may be empty
};

/// Options of hints().
struct HintOptions {
    double seconds = 10;       ///< for all searches
    std::string winning_file;  ///< written by `pegwright winning` for the same goal; none if empty
};

/// Finds the fates of a position, reached by the jumps played from the problem's start, and of each jump there. An open
/// goal is any single peg.
///
/// Boards of at most 25 holes, and positions in the file, take milliseconds; others are searched. Throws Error (input)
/// if the start is open, a jump cannot be played, or the file is damaged or for another board, goal or position class.
PEGWRIGHT_API Hints hints(const Problem& problem, std::span<const Jump> played = {}, const HintOptions& options = {},
                          const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
