// Lists all solutions of a problem, or draws some at random with equal chance.
//
// For boards of at most 64 holes whose winning positions fit the memory: about 60 bytes for each, up to symmetry,
// beside what finding them takes (search/levels).
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <functional>
#include <memory>
#include <random>

namespace pegwright {

using theory::Integer;

// A uniform random number from 0 to bound - 1, for bound > 0; the same on every machine.
Integer random_below(const Integer& bound, std::mt19937_64& random);

class Solutions {
public:
    // Finds the winning positions and counts. With up_to_order, solutions that differ only in the order of independent
    // jumps count as one, and the least of them is listed (trace_count.hpp). The limits are kept for the calls below.
    // Throws Error (limit) for more than 64 holes.
    Solutions(const Problem& problem, bool up_to_order, const Limits& limits);
    ~Solutions();

    const Integer& number() const;
    // Calls f with each solution until it returns false, ordered by the jumps' first holes. Each is refereed first.
    // Throws what f and poll throw.
    void each(const std::function<bool(const Solution&)>& f);
    // The solution with that number, from 0 to number() - 1, in the order of each(); refereed.
    // at(random_below(number(), …)) draws one.
    Solution at(const Integer& number);

private:
    class Search;
    std::unique_ptr<Search> search_;
};

}  // namespace pegwright
