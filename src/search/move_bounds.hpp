// How many moves a game needs at least, from Merson regions and resource counts together.
//
// Both ways: from a position to the end, and from the start to a position. The larger of the two kinds'
// numbers, since one move may serve both.
#pragma once

#include "search/merson.hpp"
#include "search/resource_count.hpp"

#include <vector>

namespace pegwright {

class MoveBounds {
public:
    static constexpr int never = ResourceBound::never;

    MoveBounds(const SmallBoard& board, Bits start, Bits finishes, const std::vector<ResourceCount>& counts);

    // From a position to one peg in one of the finishes; `never` if no game leads there. 0 may be said of any.
    int to_finish(Bits position) const;
    int from_start(Bits position) const;

private:
    Bits start_;
    MersonBound regions_;
    std::vector<ResourceBound> counts_;
};

}  // namespace pegwright
