/// @file
/// All solutions of a problem.
#pragma once

#include "solve.hpp"

#include <random>

namespace pegwright {
inline namespace v0 {

/// All solutions of a problem, to be listed, picked by number or drawn at random. They are ordered by the first hole of
/// each jump, row by row, and refereed.
///
/// For boards of at most 64 holes whose winning positions fit the memory: about 60 bytes each, beside what finding them
/// takes. The central game of english has 839,536. Only one thread at a time may ask for solutions.
class PEGWRIGHT_API Solutions {
public:
    /// Finds the winning positions and counts the solutions. An open start is the vacancy that solve() chooses, an open
    /// goal any single peg. With up_to_order, solutions that differ only in the order of independent jumps (which share
    /// no hole) count as one. The limits hold for later calls too, so limits.poll must stay valid.
    explicit Solutions(const Problem& problem, bool up_to_order = false, const Limits& limits = {});
    Solutions(Solutions&& other) noexcept;             ///< a moved one can only be assigned to or destroyed
    Solutions& operator=(Solutions&& other) noexcept;  ///< a moved one can only be assigned to or destroyed
    ~Solutions();

    /// The problem with the chosen start, which stays open if no vacancy has a solution.
    const Problem& problem() const;
    /// The number of solutions, a decimal string.
    std::string number() const;
    /// Calls a function with each solution until it returns false. What it throws comes out.
    void each(const std::function<bool(const Solution&)>& take);
    /// The solution with this number, a decimal string from 0 on. Throws Error (input) unless it is below number().
    Solution at(const std::string& number);
    /// A random solution, all equally likely; the same on every machine. Throws Error (input) if there is none.
    Solution random(std::mt19937_64& generator);

private:
    struct PEGWRIGHT_HIDDEN Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace v0
}  // namespace pegwright
