/// @file
/// All solutions of a problem.
#pragma once

#include "solve.hpp"

#include <random>

namespace pegwright {
inline namespace v0 {

/// The solutions of a problem in a fixed order, that of their jumps, by the hole each starts from, row by row: listed,
/// by number, or drawn at random. Each has been replayed by the referee.
///
/// For boards of at most 64 holes whose winning positions fit the memory: some 60 bytes each, and what finding them
/// takes. The central game of english has 839,536. The calls that give solutions change what is kept between them, so
/// one thread at a time may make them.
class PEGWRIGHT_API Solutions {
public:
    /// Finds the winning positions and counts. An open start is the vacancy that solve() chooses, an open goal any
    /// single peg. up_to_order: those that differ only in the order of independent jumps, which share no hole, are one.
    /// Throws Error (limit) if the board has more than 64 holes or memory does not suffice; and what limits.poll
    /// throws. The limits hold for the calls below, too: limits.poll must stay valid.
    explicit Solutions(const Problem& problem, bool up_to_order = false, const Limits& limits = {});
    Solutions(Solutions&& other) noexcept;             ///< What is left can only be assigned to or destroyed.
    Solutions& operator=(Solutions&& other) noexcept;  ///< What is left can only be assigned to or destroyed.
    ~Solutions();

    /// What they solve, with the start that was chosen; it stays open if no vacancy has a solution.
    const Problem& problem() const;
    /// How many there are: a decimal string.
    std::string number() const;
    /// Hands them to a function one after the other, until it returns false. What it throws comes out.
    void each(const std::function<bool(const Solution&)>& take);
    /// The solution with a number from 0 on, in digits. Throws Error (input) unless it is less than number().
    Solution at(const std::string& number);
    /// One of them, each as likely as any other; the same on every machine. Throws Error (input) if there is none.
    Solution random(std::mt19937_64& generator);

private:
    struct PEGWRIGHT_HIDDEN Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace v0
}  // namespace pegwright
