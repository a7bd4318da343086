// How many moves a game needs at least, from Merson regions and resource counts together.
//
// From a position to the end, and from the start to a position. The largest of what they say, not the
// sum: one move may serve several of them.
#pragma once

#include "search/moves/merson.hpp"
#include "search/moves/resource_count.hpp"

#include <vector>

namespace pegwright::search::moves {

class MoveBounds {
public:
    static constexpr int never = ResourceBound::never;

    MoveBounds(const SmallBoard& board, Bits start, std::span<const Bits> goals,
               const std::vector<ResourceCount>& counts);

    // From the position to one of the goals, or from the start to the position; `never` if no game leads
    // there. O(regions).
    int to_finish(Bits position) const;
    int from_start(Bits position) const;

private:
    MersonBound regions_;
    std::vector<ResourceBound> counts_;
};

}  // namespace pegwright::search::moves
