// The purges of bands of three rows (theory/BANDS.md): every width from three on is one of blocks three wide and at
// most one that is four or five wide, each beside two holes over its ends.
#pragma once

#include "board/affine.hpp"
#include "construct/blocks/block_purges.hpp"
#include "construct/insertions/insertions.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <tuple>

namespace pegwright::construct {

class BandPurges {
public:
    // Adds what clears a band. place: (i, t) is the i-th hole along its tip, t rows further in; right or down along
    // the tip. width: 3 or more.
    void clear(Insertions& plan, const board::Affine& place, std::int32_t width);

private:
    std::shared_ptr<const PairPurge> wide(Hole out, std::int32_t width);

    BlockPurges blocks_;
    std::map<std::tuple<std::int32_t, std::int32_t, std::int32_t>, std::shared_ptr<const PairPurge>> made_;
};

}  // namespace pegwright::construct
