#include "search/levels/keys/crossing.hpp"

namespace pegwright::search::levels {
namespace {

// Symmetries of from followed by `between`; those that differ by a symmetry of to are one.
std::vector<HolePermutation> images_told_apart(std::span<const HolePermutation> from_symmetries,
                                               const HolePermutation& between,
                                               std::span<const HolePermutation> to_symmetries) {
    std::vector<HolePermutation> apart;
    for (const HolePermutation& symmetry : from_symmetries) {
        const HolePermutation map = then(symmetry, between);
        const bool known = std::any_of(to_symmetries.begin(), to_symmetries.end(), [&](const HolePermutation& last) {
            return std::find(apart.begin(), apart.end(), then(map, last)) != apart.end();
        });
        if (!known) apart.push_back(map);
    }
    return apart;
}

}  // namespace

HolePermutation then(const HolePermutation& first, const HolePermutation& second) {
    HolePermutation both;
    for (const std::uint8_t hole : first) both.push_back(second[hole]);
    return both;
}

KeyCrossing::KeyCrossing(const SmallBoard& board, const PositionKeys& from,
                         std::span<const HolePermutation> from_symmetries, const HolePermutation& between,
                         const PositionKeys& to, std::span<const HolePermutation> to_symmetries)
    : same_(to_symmetries.size()) {
    std::vector<HolePermutation> maps;
    for (const HolePermutation& map : images_told_apart(from_symmetries, between, to_symmetries)) {
        for (const HolePermutation& last : to_symmetries) maps.push_back(then(map, last));
        ++images_;
    }
    const auto row_of = [&](Key key) {
        std::vector<Key> row;
        const Bits complement = board.full() & ~from.position(key);
        for (const HolePermutation& map : maps) row.push_back(to.ordered(image(map, complement)) >> to.determined());
        return row;
    };
    constant_ = row_of(0);
    for (int low = 0; low < from.bits(); low += 8)
        for (Key value = 0; value < 256; ++value) {
            const Key key = value << low;
            // The last byte may go beyond the key, where no key has bits.
            const bool there = from.bits() == 64 || key >> from.bits() == 0;
            std::vector<Key> row = there ? row_of(key) : constant_;
            for (std::size_t i = 0; i < row.size(); ++i) row[i] ^= constant_[i];
            table_.insert(table_.end(), row.begin(), row.end());
        }
}

template <std::size_t Same>
void KeyCrossing::reach_with(std::span<const Key> parents, ReachedKeys& reached) const {
    const std::size_t width = images_ * Same;
    for (std::size_t parent = 0; parent < parents.size(); ++parent) {
        std::array<Key, 12> row;
        for (std::size_t i = 0; i < width; ++i) row[i] = constant_[i];
        const Key* table = table_.data();
        for (Key key = parents[parent]; key != 0; key >>= 8, table += 256 * width) {
            const Key* const line = table + (key & 255) * width;
            for (std::size_t i = 0; i < width; ++i) row[i] ^= line[i];
        }
        for (std::size_t first = 0; first < width; first += Same)
            reached.add(*std::min_element(row.begin() + static_cast<std::ptrdiff_t>(first),
                                          row.begin() + static_cast<std::ptrdiff_t>(first + Same)),
                        parent);
    }
}

void KeyCrossing::reach(std::span<const Key> parents, ReachedKeys& reached) const {
    reached.make_room(parents.size() * images_);
    switch (same_) {
        case 1:
            return reach_with<1>(parents, reached);
        case 2:
            return reach_with<2>(parents, reached);
        case 3:
            return reach_with<3>(parents, reached);
        case 4:
            return reach_with<4>(parents, reached);
        case 6:
            return reach_with<6>(parents, reached);
        case 8:
            return reach_with<8>(parents, reached);
        case 12:
            return reach_with<12>(parents, reached);
        default:
            fail_internal("symmetries that are no group of a lattice");
    }
}

}  // namespace pegwright::search::levels
