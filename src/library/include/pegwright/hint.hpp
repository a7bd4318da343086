/// @file
/// What becomes of a position with each of its jumps, for players.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

#include <span>

namespace pegwright {
inline namespace v0 {

/// Whether the goal is in reach; won and lost are proven.
enum class Fate {
    won,      ///< it can be reached
    lost,     ///< it cannot
    unknown,  ///< nobody knows in this time
};

/// A jump, and the fate of the position it leads to.
struct Hint {
    Jump jump;                  ///< it is possible
    Fate fate = Fate::unknown;  ///< behind it
};

/// What is known of a position.
struct Hints {
    Position position;          ///< behind the jumps that were played
    bool reached = false;       ///< it is the goal
    Fate fate = Fate::unknown;  ///< won if it is the goal, or a jump keeps the goal in reach
    std::vector<Hint> jumps;    ///< all that are possible
    std::string reason;         ///< why it is lost, or not known; may be empty
};

/// How hints are found.
struct HintWishes {
    double seconds = 10;       ///< that searches may take together
    std::string winning_file;  ///< as `pegwright winning` writes them, of the same goal; none if empty
};

/// The fate of the position behind the jumps played from the problem's start, and of each of its jumps. An open goal
/// is any single peg. Boards of at most 25 holes, and positions in the file that games of its problem reach:
/// milliseconds; others are searched. Throws Error: input if the start is open, a jump cannot be played, or the file is
/// damaged or is about another board, another goal or positions of another class; and what limits.poll throws.
PEGWRIGHT_API Hints hints(const Problem& problem, std::span<const Jump> played = {}, const HintWishes& wishes = {},
                          const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
