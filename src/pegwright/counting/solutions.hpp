// Lists all solutions of a problem, or draws some at random with equal chance.
//
// For boards of at most 64 holes. Memory: about 60 bytes for each winning position, up to symmetry, beside what finding
// them takes (search/levels).
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <functional>
#include <memory>
#include <random>

namespace pegwright {

using theory::Integer;

// Uniform from 0 to bound - 1, for bound > 0; the same on every machine.
Integer random_below(const Integer& bound, std::mt19937_64& random);

class Solutions {
public:
    // Finds the winning positions and counts. With up_to_order, solutions that differ only in the order of independent
    // jumps count as one; the least is listed. The limits are kept for the calls below.
    Solutions(const Problem& problem, bool up_to_order, const Limits& limits);
    ~Solutions();

    const Integer& number() const;
    // Calls f with each solution until it returns false, ordered by the jumps' first holes; refereed. Throws what f and
    // poll throw.
    void each(const std::function<bool(const Solution&)>& f);
    // The solution with this number in the order of each(), from 0; refereed. at(random_below(number(), …)) draws one.
    Solution at(const Integer& number);

private:
    class Search;
    std::unique_ptr<Search> search_;
};

}  // namespace pegwright
