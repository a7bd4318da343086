// Tells which of up to 64 regions are full, by one look-up for each byte. Takes 2 KiB for each eight holes.
#pragma once

#include "search/bits/small_board.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::moves {

using RegionSet = std::uint64_t;

class FullRegions {
public:
    static constexpr std::size_t most = 64;

    FullRegions() = default;
    FullRegions(std::size_t holes, std::span<const Bits> regions) : tables_((holes + 7) / 8) {
        for (std::size_t byte = 0; byte < tables_.size(); ++byte)
            for (Bits v = 0; v < 256; ++v)
                for (std::size_t r = 0; r < regions.size(); ++r) {
                    const Bits part = regions[r] >> 8 * byte & 0xff;
                    if ((part & v) == part) tables_[byte][v] |= RegionSet{1} << r;
                }
    }

    RegionSet of(Bits position) const {
        RegionSet full = ~RegionSet{0};
        for (std::size_t byte = 0; byte < tables_.size(); ++byte) full &= tables_[byte][position >> 8 * byte & 0xff];
        return full;
    }

private:
    std::vector<std::array<RegionSet, 256>> tables_;
};

}  // namespace pegwright::search::moves
