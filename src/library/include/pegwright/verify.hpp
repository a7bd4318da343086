/// @file
/// Checks solutions by replaying them.
#pragma once

#include "solve.hpp"

#include <functional>
#include <iosfwd>
#include <span>

namespace pegwright {
inline namespace v0 {

/// The referee's verdict.
struct Verification {
    bool valid = false;              ///< all jumps are allowed, and the goal is reached
    std::string reason;              ///< what is wrong
    std::int64_t wrong_jump = 0;     ///< from 1; one past the last if only the end is wrong; 0 if valid
    std::int64_t jumps = 0;          ///< that are allowed
    std::int64_t moves = 0;          ///< runs of jumps by one peg
    std::int64_t longest_sweep = 0;  ///< jumps of the longest move
    std::string report;              ///< as `pegwright verify` prints it

    /// Whether it is valid.
    explicit operator bool() const { return valid; }
};

/// Replays jumps. O(1) a jump; memory is a bit a hole. Throws Error (input): start or goal are open. Error (limit): the
/// board does not fit the memory.
PEGWRIGHT_API Verification verify(const Problem& problem, std::span<const Jump> jumps);

/// The same for batches of jumps from a function, called until it returns none or a jump is wrong. What it throws comes
/// out.
PEGWRIGHT_API Verification verify_from(const Problem& problem, const std::function<std::span<const Jump>()>& next);

/// Reads a solution as `pegwright solve` writes it, text or JSON, and replays it. Two threads read and replay long
/// solutions at the same time.
/// - name: what messages call the source.
/// - limits.poll: is told the jumps read.
///
/// Memory is a bit a hole. Throws Error (input, with line and column): no solution, or JSON in a library built without
/// it. Error (limit): the board does not fit the memory.
PEGWRIGHT_API Verification verify(std::istream& in, const std::string& name = "-", const Limits& limits = {});

/// Reads and checks a solution as verify() does, and returns it in its own notation. Takes 16 bytes a jump. Throws
/// Error (input): as verify(), or with its report if the solution is wrong. Error (limit): the jumps do not fit
/// limits.memory.
PEGWRIGHT_API Solution read_solution(std::istream& in, const std::string& name = "-", const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
