/// @file
/// Replaying solutions.
#pragma once

#include "solve.hpp"

#include <functional>
#include <iosfwd>
#include <span>

namespace pegwright {
inline namespace v0 {

/// What the referee says of a solution.
struct Verification {
    bool valid = false;              ///< every jump may be played, and the goal is reached
    std::string reason;              ///< what is wrong, in words
    std::int64_t wrong_jump = 0;     ///< its number from 1; one past the last if the end is wrong; 0 if valid
    std::int64_t jumps = 0;          ///< that may be played
    std::int64_t moves = 0;          ///< of these: jumps of one peg in a row are one move
    std::int64_t longest_sweep = 0;  ///< jumps of the longest move
    std::string report;              ///< in a line, as `pegwright verify` prints it

    /// Whether it is valid.
    explicit operator bool() const { return valid; }
};

/// Replays jumps of a problem whose start and goal are given. O(1) a jump; the memory is a bit a hole. Throws
/// Error: input if start or goal are open, limit if the board does not fit the memory.
PEGWRIGHT_API Verification verify(const Problem& problem, std::span<const Jump> jumps);

/// The same for jumps that come batch by batch from a function, which is called until it returns none or a jump is
/// refused. What it throws comes out.
PEGWRIGHT_API Verification verify_from(const Problem& problem, const std::function<std::span<const Jump>()>& next);

/// Replays a solution as `pegwright solve` writes it, text or JSON; name is what messages call the source. The memory
/// is a bit a hole. Throws Error: input for what is no solution, with line and column, and for JSON in a library that
/// was built without it; limit for a board that does not fit the memory; and what limits.poll throws, which is told
/// the jumps read. With two threads long solutions are replayed while they are read.
PEGWRIGHT_API Verification verify(std::istream& in, const std::string& name = "-", const Limits& limits = {});

/// Reads a solution as verify() does, and replays it; its notation is the one it is written in. Keeps 16 bytes a jump.
/// Throws Error: input as verify() does, and with its report for a solution that is wrong; limit if limits.memory does
/// not hold the jumps; and what limits.poll throws.
PEGWRIGHT_API Solution read_solution(std::istream& in, const std::string& name = "-", const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
