// Lists the solutions of a game in order, or makes the solution with a given number: the number of solutions before it.
// Jumps are ordered as on the board. Winning positions know their numbers of solutions (trace_counter.hpp), so no jump
// is tried in vain.
//
// If solutions that differ only in the order of independent jumps count as one, the least of them stands for all. Sleep
// sets find it [Godefroid 1996]: a jump that could have come before a greater one sleeps until a jump shares a hole
// with it. Sleeping jumps must not come next. Cartier and Foata's sum over them counts the traces that begin with none
// of them.
#pragma once

#include "search/bits/game.hpp"
#include "search/traces/reachable.hpp"
#include "search/traces/trace_counter.hpp"
#include "theory/integer.hpp"

#include <functional>
#include <memory>
#include <vector>

namespace pegwright::search::traces {

class NumberedSolutions {
public:
    // The game must have one start. winning: at least its winning positions, at most all reached ones, as least images
    // under its symmetries. Throws Error (limit) if the numbers do not fit the memory.
    NumberedSolutions(Game game, Levels winning, Alike alike, const Limits& limits);
    ~NumberedSolutions();

    const Integer& number() const { return number_; }
    using Jumps = std::vector<std::size_t>;
    // Calls f with the solutions in order until it returns false. O(possible jumps) a jump; with Alike::order one
    // look-up for each set of sleeping jumps.
    void each(const std::function<bool(const Jumps&)>& f);
    // The number must be from 0 to number() - 1.
    Jumps at(const Integer& number);

private:
    class Walk;
    template <class Number>
    class WalkBy;
    Game game_;
    Levels winning_;
    Limits limits_;
    std::unique_ptr<Walk> walk_;
    Integer number_;
};

}  // namespace pegwright::search::traces
