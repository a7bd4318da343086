// A catalyst: two or three holes in line, watched while jumps are played until they are unlike, neither all full nor
// all empty. O(holes watched) a jump.
#pragma once

#include "board/affine.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace pegwright::construct {

class Catalyst {
public:
    static constexpr std::size_t most_holes = 3;

    // Watches place(x, 0) for each column x. full(hole): whether it is full at the start.
    template <class Full>
    Catalyst(const Affine& place, std::span<const std::int32_t> columns, Full&& full) : count_(columns.size()) {
        for (unsigned i = 0; i < count_; ++i) {
            holes_[i] = place(Hole{columns[i], 0});
            if (full(holes_[i])) bits_ |= 1u << i;
        }
    }
    void see(const Jump& jump) {
        const Hole over = jump.over();
        for (unsigned i = 0; i < count_; ++i) {
            if (holes_[i] == jump.from || holes_[i] == over) bits_ &= ~(1u << i);
            if (holes_[i] == jump.to) bits_ |= 1u << i;
        }
    }
    // Sees jumps until ready(*this), which may be true at the start. Returns how many; nothing if it never is.
    template <class Ready>
    std::optional<std::size_t> see_until(std::span<const Jump> jumps, Ready&& ready) {
        for (std::size_t after = 0;; ++after) {
            if (ready(*this)) return after;
            if (after == jumps.size()) return std::nullopt;
            see(jumps[after]);
        }
    }
    // Bit i is set if hole i is full.
    unsigned bits() const { return bits_; }
    bool unlike() const { return bits_ != 0 && bits_ != (1u << count_) - 1; }

private:
    std::array<Hole, most_holes> holes_{};
    std::size_t count_;
    unsigned bits_ = 0;
};

}  // namespace pegwright::construct
