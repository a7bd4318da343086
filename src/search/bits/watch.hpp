// Keeps a search to its limits: polls, and ends it before its tables outgrow the memory allowed.
#pragma once

#include "base/limits.hpp"

#include <cstddef>
#include <functional>

namespace pegwright::search::bits {

class Watch {
public:
    // Look-ups between two polls: some 2 ms, more while a large table grows. Tables are asked what they may take
    // until the next poll, so this is also the most that is added to them unasked.
    static constexpr std::size_t interval = 1 << 14;

    // where: what is being done, and how many positions it has come to. bytes: the most that the tables can take
    // until `interval` positions are added to them. The limits must outlive the watch.
    Watch(const Limits& limits, std::function<Progress()> where, std::function<std::size_t()> bytes)
        : limits_(limits), where_(std::move(where)), bytes_(std::move(bytes)) {}
    // Its functions look at the search that it belongs to.
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    // To be called at every look-up that may add a position. Throws Error (limit) if the tables may soon take too
    // much, and what the poll throws.
    void tick() {
        if (++ticks_ % interval == 0) look();
    }
    // The same now, for work that counts by itself what its tables take next.
    void look() const;

private:
    const Limits& limits_;
    std::function<Progress()> where_;
    std::function<std::size_t()> bytes_;
    std::size_t ticks_ = 0;
};

}  // namespace pegwright::search::bits
