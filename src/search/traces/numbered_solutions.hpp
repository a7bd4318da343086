// The solutions of a game in order, each with its number: listed one after the other, or made from a number alone.
//
// Of every winning position the number of solutions from it is known (trace_counter.hpp). Jumps are taken in the order
// of the board's; a solution's number is the number of solutions before it, so the jumps before the right one are
// passed by their numbers of solutions. No jump is tried that does not lead to a solution.
//
// Where solutions that differ in the order of independent jumps are one, the least of them stands for all. It is found
// with sleep sets [Godefroid 1996]: a jump that could have come before a later one, being less and independent of all
// since, is asleep until a jump that shares a hole with it. What may follow are the traces whose heads have no sleeper:
// counted by Cartier and Foata's sum, over the sleepers alone. So here, too, nothing is tried in vain.
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
    // One start. winning: its winning positions at least, the least images under the game's symmetries of all those
    // that are reached at most. Throws Error (limit) if numbers do not fit the memory, and what the poll throws.
    NumberedSolutions(Game game, Levels winning, Alike alike, const Limits& limits);
    ~NumberedSolutions();

    const Integer& number() const { return number_; }
    // The jumps, as numbers of the board's.
    using Jumps = std::vector<std::size_t>;
    // Calls f with the solutions in order until it returns false. O(jumps possible) a jump; with Alike::order a
    // look-up for every set of sleepers. Throws what the poll throws.
    void each(const std::function<bool(const Jumps&)>& f);
    // The solution with this number, from 0 on, less than number().
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
