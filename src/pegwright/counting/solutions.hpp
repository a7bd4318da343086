// All solutions of a problem: one after the other, or drawn at random, each as likely as any other.
//
// For boards of at most 64 holes whose winning positions fit the memory, whatever the start and the goal: some 60
// bytes for each of them up to symmetry, and what finding them takes (search/levels). The 33-hole board's central game
// has 839,536.
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <functional>
#include <memory>
#include <random>

namespace pegwright {

using theory::Integer;

// A number from 0 on that is less than a bound above 0, each with the same chance: as many random bits as the bound
// has, until the number is less. The same on every machine.
Integer random_below(const Integer& bound, std::mt19937_64& random);

class Solutions {
public:
    // up_to_order: those that differ in the order of independent jumps alone are one (trace_count.hpp); the least of
    // them stands for all. Finds the winning positions and counts. Throws Error (limit) for boards of more than 64
    // holes and where memory does not suffice; what poll throws. Limits are kept for the calls below.
    Solutions(const Problem& problem, bool up_to_order, const Limits& limits);
    ~Solutions();

    const Integer& number() const;
    // Calls f with one after the other, until it returns false: in the order of their jumps, by the hole each starts
    // from. Each has been replayed by the referee. Throws what f and poll throw.
    void each(const std::function<bool(const Solution&)>& f);
    // The solution with a number less than number(), in that order; refereed. random_below(number(), …) draws one.
    Solution at(const Integer& number);

private:
    class Search;
    std::unique_ptr<Search> search_;
};

}  // namespace pegwright
