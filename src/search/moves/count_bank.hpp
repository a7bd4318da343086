// Checks eight resource counts at once: a table has a row of eight sums for each byte of the position and of the set of
// full regions; one register adds the rows.
#pragma once

#include "search/moves/full_regions.hpp"
#include "search/moves/resource_count.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::moves {

// Factor -1 limits the count from below instead.
struct LimitedCount {
    const ResourceCount* count = nullptr;
    int factor = 1;
    int most = 0;
};

class CountBank {
public:
    static constexpr std::size_t lanes = 8;

    // At most eight counts that fit().
    CountBank(std::size_t holes, std::span<const Bits> regions, std::span<const LimitedCount> counts);
    // Whether the sums fit 16 bits and all the count's regions are among `regions`.
    static bool fits(const ResourceCount& count, std::span<const Bits> regions);

    // O(bytes of position and regions).
    bool exceeded(Bits position, RegionSet full) const {
        Lanes sums{};
        const BankRow* rows = rows_.data();
        for (std::size_t byte = 0; byte < hole_bytes_; ++byte, rows += 256)
            add(sums, rows[position >> 8 * byte & 0xff]);
        for (const unsigned shift : region_shifts_) {
            add(sums, rows[full >> shift & 0xff]);
            rows += 256;
        }
        std::int16_t any = 0;
        for (std::size_t k = 0; k < lanes; ++k) any = static_cast<std::int16_t>(any | (sums[k] > most_[k] ? 1 : 0));
        return any != 0;
    }

private:
    using Lanes = std::array<std::int16_t, lanes>;
    struct alignas(16) BankRow {
        Lanes lanes{};
    };
    static void add(Lanes& sums, const BankRow& row) {
        for (std::size_t k = 0; k < lanes; ++k) sums[k] = static_cast<std::int16_t>(sums[k] + row.lanes[k]);
    }

    std::size_t hole_bytes_;
    std::vector<unsigned> region_shifts_;  // of bytes with weighted regions
    std::vector<BankRow> rows_;
    Lanes most_{};
};

}  // namespace pegwright::search::moves
