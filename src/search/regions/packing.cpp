#include "search/regions/packing.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>

namespace pegwright::search::regions {
namespace {

constexpr std::size_t words = 8;
constexpr std::size_t reach = 64 * words;  // a region may end this many holes after its first
constexpr std::size_t most_packings = 4'000'000;
constexpr std::size_t widest = 4096;
constexpr std::size_t narrowest = 8;
constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

struct Ahead {
    std::array<std::uint64_t, words> bits{};

    bool has(std::size_t i) const { return (bits[i >> 6] >> (i & 63) & 1) != 0; }
    void add(std::size_t i) { bits[i >> 6] |= std::uint64_t{1} << (i & 63); }
    void advance() {
        for (std::size_t i = 0; i < words; ++i) bits[i] = bits[i] >> 1 | (i + 1 < words ? bits[i + 1] << 63 : 0);
    }
    friend bool operator==(const Ahead&, const Ahead&) = default;
    // libc++ 16 has no operator<=> for arrays.
    friend bool operator<(const Ahead& a, const Ahead& b) { return a.bits < b.bits; }
};

struct AheadHash {
    std::size_t operator()(const Ahead& ahead) const {
        std::uint64_t h = 0;
        for (const std::uint64_t word : ahead.bits) h = (h ^ word) * 0x9E3779B97F4A7C15 ^ h >> 29;
        return h;
    }
};

struct PartialPacking {
    Ahead ahead;
    std::int32_t chosen = 0;
    std::uint32_t link = none;  // the last region chosen, and those before it
};

struct Link {
    std::uint32_t region;
    std::uint32_t before;
};

// Adds `region`; false if one of its holes is covered.
bool extended(const Ahead& ahead, const MersonRegion& region, Ahead& with) {
    with = ahead;
    for (const std::uint32_t hole : region) {
        if (ahead.has(hole - region.front())) return false;
        with.add(hole - region.front());
    }
    return true;
}

class RowPacking {
public:
    RowPacking(std::size_t holes, const std::vector<MersonRegion>& regions)
        : regions_(regions), width_(std::clamp(most_packings / std::max(holes, std::size_t{1}), narrowest, widest)) {}

    void advance(std::size_t first, std::size_t end) {
        next_.clear();
        known_.clear();
        for (const PartialPacking& partial : packings_) {
            offer(partial.ahead, partial.chosen, partial.link, none);
            for (std::size_t i = first; i < end; ++i) {
                Ahead with;
                if (regions_[i].back() - regions_[i].front() >= reach)
                    cut_ = true;
                else if (extended(partial.ahead, regions_[i], with))
                    offer(with, partial.chosen + 1, partial.link, static_cast<std::uint32_t>(i));
            }
        }
        if (next_.size() > width_) cut();
        packings_.swap(next_);
    }
    Packing best() const {
        const auto most =
            std::max_element(packings_.begin(), packings_.end(), [](auto& a, auto& b) { return a.chosen < b.chosen; });
        Packing found{{}, !cut_};
        for (std::uint32_t at = most->link; at != none; at = links_[at].before)
            found.chosen.push_back(links_[at].region);
        std::reverse(found.chosen.begin(), found.chosen.end());
        return found;
    }

private:
    void offer(Ahead ahead, std::int32_t chosen, std::uint32_t link, std::uint32_t region) {
        ahead.advance();
        const auto [it, is_new] = known_.try_emplace(ahead, next_.size());
        if (is_new) next_.push_back({ahead, -1, none});
        PartialPacking& partial = next_[it->second];
        if (partial.chosen >= chosen) return;
        partial.chosen = chosen;
        partial.link = link;
        if (region == none) return;
        partial.link = static_cast<std::uint32_t>(links_.size());
        links_.push_back({region, link});
    }
    void cut() {
        cut_ = true;
        const auto better = [](const PartialPacking& a, const PartialPacking& b) {
            return a.chosen != b.chosen ? a.chosen > b.chosen : a.ahead < b.ahead;
        };
        std::nth_element(next_.begin(), next_.begin() + static_cast<std::ptrdiff_t>(width_), next_.end(), better);
        next_.resize(width_);
        std::sort(next_.begin(), next_.end(), better);
    }

    const std::vector<MersonRegion>& regions_;
    std::size_t width_;
    bool cut_ = false;
    std::vector<PartialPacking> packings_{PartialPacking{}};
    std::vector<PartialPacking> next_;
    std::vector<Link> links_;
    std::unordered_map<Ahead, std::size_t, AheadHash> known_;
};

}  // namespace

Packing packing(std::size_t holes, const std::vector<MersonRegion>& regions) {
    RowPacking rows(holes, regions);
    std::size_t first = 0;
    for (std::size_t hole = 0; hole < holes; ++hole) {
        std::size_t end = first;
        while (end < regions.size() && regions[end].front() == hole) ++end;
        rows.advance(first, end);
        first = end;
    }
    return rows.best();
}

}  // namespace pegwright::search::regions
