#include "search/moves/count_bank.hpp"

#include <algorithm>
#include <cstdlib>

namespace pegwright::search::moves {
namespace {

constexpr int largest = 32'000;

using BitWeights = std::array<int, 64>;

BitWeights of_holes(const LimitedCount& limited) {
    BitWeights weights{};
    for (std::size_t i = 0; i < limited.count->weights.size(); ++i)
        weights[i] = limited.factor * limited.count->weights[i];
    return weights;
}

BitWeights of_regions(const LimitedCount& limited, std::span<const Bits> regions) {
    BitWeights weights{};
    for (const RegionWeight& of : limited.count->regions) {
        const auto at = std::find(regions.begin(), regions.end(), of.region) - regions.begin();
        weights[static_cast<std::size_t>(at)] = limited.factor * of.weight;
    }
    return weights;
}

int sum_of(const BitWeights& weights, std::size_t byte, std::size_t value) {
    int sum = 0;
    for (std::size_t k = 0; k < 8; ++k)
        if ((value >> k & 1) != 0) sum += weights[8 * byte + k];
    return sum;
}

}  // namespace

bool CountBank::fits(const ResourceCount& count, std::span<const Bits> regions) {
    int sum = 0;
    for (const int weight : count.weights) sum += std::abs(weight);
    for (const RegionWeight& of : count.regions) {
        if (std::find(regions.begin(), regions.end(), of.region) == regions.end()) return false;
        sum += std::abs(of.weight);
    }
    return sum <= largest;
}

CountBank::CountBank(std::size_t holes, std::span<const Bits> regions, std::span<const LimitedCount> counts)
    : hole_bytes_((holes + 7) / 8) {
    std::vector<BitWeights> by_hole;
    std::vector<BitWeights> by_region;
    most_.fill(largest);
    for (std::size_t lane = 0; lane < counts.size(); ++lane) {
        by_hole.push_back(of_holes(counts[lane]));
        by_region.push_back(of_regions(counts[lane], regions));
        // Clamped limits still work: every sum lies in -largest … largest.
        most_[lane] = static_cast<std::int16_t>(std::clamp(counts[lane].most, -largest - 1, largest));
    }
    const auto add_rows = [&](const std::vector<BitWeights>& weights, std::size_t byte) {
        for (std::size_t value = 0; value < 256; ++value) {
            BankRow& row = rows_.emplace_back();
            for (std::size_t lane = 0; lane < weights.size(); ++lane)
                row.lanes[lane] = static_cast<std::int16_t>(sum_of(weights[lane], byte, value));
        }
    };
    for (std::size_t byte = 0; byte < hole_bytes_; ++byte) add_rows(by_hole, byte);
    for (std::size_t byte = 0; byte < 8; ++byte) {
        const bool any = std::any_of(by_region.begin(), by_region.end(), [&](const BitWeights& weights) {
            return std::any_of(weights.begin() + 8 * static_cast<std::ptrdiff_t>(byte),
                               weights.begin() + 8 * static_cast<std::ptrdiff_t>(byte) + 8,
                               [](int w) { return w != 0; });
        });
        if (!any) continue;
        region_shifts_.push_back(static_cast<unsigned>(8 * byte));
        add_rows(by_region, byte);
    }
}

}  // namespace pegwright::search::moves
