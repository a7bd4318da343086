#include "search/levels/keys/key_scatter.hpp"

namespace pegwright::search::levels {

Partition::Partition(int bits_, std::vector<Key> bases_)
    : shift(shift_of(bits_)), bits(bits_), bases(std::move(bases_)) {
    const std::size_t prefixes = std::size_t{1} << (bits - shift);
    range.resize(prefixes);
    std::size_t r = 0;
    for (std::size_t prefix = 0; prefix < prefixes; ++prefix) {
        while (r + 1 < bases.size() && bases[r + 1] >> shift <= prefix) ++r;
        range[prefix] = static_cast<std::uint16_t>(r);
    }
}

Partition Partition::of_sample(int bits, const std::vector<Key>& sample, std::size_t ranges, int widest) {
    const int shift = shift_of(bits);
    const Key prefixes = Key{1} << (bits - shift);
    std::vector<std::uint32_t> with_prefix(prefixes);
    for (const Key key : sample) ++with_prefix[key >> shift];
    const Key most_prefixes = widest >= bits ? prefixes : Key{1} << (widest - shift);
    const std::size_t fair = sample.size() / ranges + 1;
    std::vector<Key> bases{0};
    std::size_t in_range = 0;
    for (Key prefix = 0; prefix < prefixes; ++prefix) {
        if (prefix > 0 && (in_range >= fair || prefix - (bases.back() >> shift) >= most_prefixes)) {
            bases.push_back(prefix << shift);
            in_range = 0;
        }
        in_range += with_prefix[prefix];
    }
    return {bits, std::move(bases)};
}

}  // namespace pegwright::search::levels
