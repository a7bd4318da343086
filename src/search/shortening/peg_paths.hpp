// Which jumps of a solution must keep their order: those that share a hole (traces/trace_counter.hpp).
//
// The jumps of one peg form its *peg path*. A jump waits for other peg paths' jumps that touched its holes last. A move
// is a part of a peg path played without a break, so a solution has as many moves as peg paths and breaks.
#pragma once

#include "base/rooms.hpp"
#include "board/jump.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace pegwright::search::shortening {

// Numbers the holes that some jumps touch, from 0.
class TouchedHoles {
public:
    explicit TouchedHoles(std::span<const Jump> jumps);
    std::size_t size() const { return holes_.size(); }
    // From, over, to.
    std::array<std::uint32_t, 3> numbers(Jump jump) const;

private:
    std::uint32_t number(Hole h) const;
    std::vector<Hole> holes_;
};

class PegPaths {
public:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    // Jumps of a solution or a part of one, fewer than 2^32 - 1. O(n log n); 60 bytes a jump.
    explicit PegPaths(std::span<const Jump> jumps);

    std::size_t jumps() const { return peg_path_.size(); }
    std::size_t count() const { return begin_.size() - 1; }
    std::size_t length(std::size_t peg_path) const { return begin_[peg_path + 1] - begin_[peg_path]; }
    std::uint32_t jump(std::size_t peg_path, std::size_t place) const { return jumps_[begin_[peg_path] + place]; }
    std::uint32_t peg_path_of(std::uint32_t jump) const { return peg_path_[jump]; }
    std::uint32_t place_of(std::uint32_t jump) const { return place_[jump]; }
    const std::array<std::uint32_t, 3>& before(std::uint32_t jump) const { return before_[jump]; }
    const std::array<std::uint32_t, 3>& after(std::uint32_t jump) const { return after_[jump]; }

private:
    std::vector<std::array<std::uint32_t, 3>> before_;
    std::vector<std::array<std::uint32_t, 3>> after_;
    std::vector<std::uint32_t> peg_path_;
    std::vector<std::uint32_t> place_;
    std::vector<std::uint32_t> begin_;  // of each peg path in jumps_, and the end
    std::vector<std::uint32_t> jumps_;  // peg path by peg path
};

}  // namespace pegwright::search::shortening
