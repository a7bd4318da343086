#include "search/bits/watch.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::search::bits {

void Watch::look() const {
    const Place place = where_();
    if (limits_.poll) limits_.poll(place);
    if (bytes_() <= std::max(limits_.memory, least_memory)) return;
    const std::string level = place.pegs > 0 ? " at " + std::to_string(place.pegs) + " pegs, with " : " with ";
    fail_limit("the memory allowed is full" + level + std::to_string(place.done) + " " + place.doing);
}

}  // namespace pegwright::search::bits
