// Keeps a search to its limits: polls, and throws before its tables outgrow the memory.
#pragma once

#include "base/limits.hpp"

#include <cstddef>
#include <functional>

namespace pegwright::search::bits {

class Watch {
public:
    // Look-ups between two polls: some 2 ms. Tables may add this many positions unchecked.
    static constexpr std::size_t interval = 1 << 14;

    // where: the progress to report. bytes: the most that tables take until `interval` more positions are added. The
    // limits must outlive the watch.
    Watch(const Limits& limits, std::function<Progress()> where, std::function<std::size_t()> bytes)
        : limits_(limits), where_(std::move(where)), bytes_(std::move(bytes)) {}
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    // Call it whenever a position may be added. Throws Error (limit) if the tables may soon be too large.
    void tick() {
        if (++ticks_ % interval == 0) look();
    }
    // At once, for work that counts its own memory.
    void look() const;

private:
    const Limits& limits_;
    std::function<Progress()> where_;
    std::function<std::size_t()> bytes_;
    std::size_t ticks_ = 0;
};

}  // namespace pegwright::search::bits
