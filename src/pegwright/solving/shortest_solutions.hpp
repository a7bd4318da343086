// Counts and lists all solutions with the fewest moves, on boards of up to 64 holes (search/moves/shortest_games.hpp).
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <functional>
#include <memory>

namespace pegwright {

using theory::Integer;

struct NumberOfShortest {
    Integer all;             // sequences of jumps
    Integer up_to_symmetry;  // that keeps start and goal
    Integer orders;          // up to the order of independent moves, which share no hole
    Integer orders_and_symmetry;
};

class ShortestSolutions {
public:
    // moves: the fewest, as shortest() proves. Open ends stay open: solutions from any vacancy to any peg count. The
    // limits are kept for the calls below.
    ShortestSolutions(const Query& query, std::int64_t moves, const Limits& limits);
    ~ShortestSolutions();

    // Cost: as shortest().
    NumberOfShortest count() const;
    // Calls f with each solution until it returns false; refereed. Up to order, one stands for all that count as one.
    void each(bool up_to_order, const std::function<bool(const Solution&)>& f) const;

private:
    class Search;
    std::unique_ptr<Search> search_;
};

}  // namespace pegwright
