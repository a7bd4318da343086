// A catalyst: a few holes in line, watched while jumps are played; which of them are full.
//
// At the first moment when they are unlike, neither all full nor all empty, what they are the catalyst of may
// be played. O(holes watched) a jump.
#pragma once

#include "board/affine.hpp"

#include <array>
#include <cstddef>

namespace pegwright::construct {

template <std::size_t Count>
class Catalyst {
public:
    // The holes (0, 0), (1, 0), … under `place`. full: says of a hole whether it is full at the start.
    template <class Full>
    Catalyst(const Affine& place, Full&& full) {
        for (unsigned i = 0; i < Count; ++i) {
            holes_[i] = place(Hole{static_cast<std::int32_t>(i), 0});
            if (full(holes_[i])) bits_ |= 1u << i;
        }
    }
    void see(const Jump& jump) {
        const Hole over = jump.over();
        for (unsigned i = 0; i < Count; ++i) {
            if (holes_[i] == jump.from || holes_[i] == over) bits_ &= ~(1u << i);
            if (holes_[i] == jump.to) bits_ |= 1u << i;
        }
    }
    // Bit i: hole i is full.
    unsigned bits() const { return bits_; }
    bool unlike() const { return bits_ != 0 && bits_ != (1u << Count) - 1; }

private:
    std::array<Hole, Count> holes_;
    unsigned bits_ = 0;
};

}  // namespace pegwright::construct
