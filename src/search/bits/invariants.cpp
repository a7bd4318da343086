#include "search/bits/invariants.hpp"

#include "theory/position_class.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::bits {

std::vector<Bits> invariant_sets(const SmallBoard& board) {
    std::vector<Bits> sets;
    const auto add = [&](auto label) {
        for (const int left_out : {0, 1}) {
            Bits set = 0;
            for (std::size_t i = 0; i < board.size(); ++i)
                if (label(board.holes()[i]) != left_out) set |= Bits{1} << i;
            sets.push_back(set);
        }
    };
    if (board.lattice() == Lattice::diagonal) return sets;
    add([](Hole h) { return theory::sum_label(h); });
    if (board.lattice() == Lattice::square) add([](Hole h) { return theory::difference_label(h); });
    return sets;
}

Bits parities(std::span<const Bits> sets, Bits position) {
    Bits odd = 0;
    for (std::size_t k = 0; k < sets.size(); ++k)
        if (std::popcount(sets[k] & position) % 2 != 0) odd |= Bits{1} << k;
    return odd;
}

bool in_one_class(const SmallBoard& board, std::span<const Bits> positions) {
    const std::vector<Bits> sets = invariant_sets(board);
    return std::all_of(positions.begin(), positions.end(),
                       [&](Bits p) { return parities(sets, p) == parities(sets, positions.front()); });
}

}  // namespace pegwright::search::bits
