#include "search/bits/watch.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::search::bits {

void Watch::look() const {
    const Progress place = where_();
    if (limits_.poll) limits_.poll(place);
    const std::uint64_t allowed = std::max(limits_.memory, least_memory);
    if (bytes_() <= allowed) return;
    const std::string level = place.pegs > 0 ? " at " + std::to_string(place.pegs) + " pegs, with " : " with ";
    fail_limit("memory is full (" + std::to_string(allowed >> 20) + " MiB)" + level + std::to_string(place.done) + " " +
               place.doing);
}

}  // namespace pegwright::search::bits
