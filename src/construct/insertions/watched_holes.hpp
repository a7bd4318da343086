// The holes that an insertion player watches, and which jumps touch them.
#pragma once

#include "board/board.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace pegwright::construct {

// Numbered in row order. A bit for each hole of the board, and 32 bits for each 64.
class WatchedHoles {
public:
    WatchedHoles(const Board& board, std::span<const std::size_t> holes)
        : words_(static_cast<std::size_t>(board.hole_count()) / 64 + 1), before_(words_.size()) {
        for (const std::size_t h : holes) words_[h / 64] |= std::uint64_t{1} << h % 64;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            before_[i] = count_;
            count_ += static_cast<std::uint32_t>(std::popcount(words_[i]));
        }
    }

    static constexpr std::size_t none = ~std::size_t{0};
    std::size_t count() const { return count_; }
    bool contains(std::size_t h) const { return (words_[h / 64] >> h % 64 & 1) != 0; }
    std::size_t number(std::size_t h) const {
        const std::uint64_t bit = std::uint64_t{1} << h % 64;
        if ((words_[h / 64] & bit) == 0) return none;
        return before_[h / 64] + static_cast<std::size_t>(std::popcount(words_[h / 64] & (bit - 1)));
    }
    // Calls f with each watched hole among `count` from `first` on.
    template <class F>
    void for_each(std::size_t first, std::size_t count, F&& f) const {
        const std::size_t end = first + count;
        for (std::size_t i = first / 64; i * 64 < end; ++i) {
            std::uint64_t word = words_[i];
            if (i == first / 64) word &= ~std::uint64_t{0} << first % 64;
            for (; word != 0; word &= word - 1) {
                const std::size_t h = i * 64 + static_cast<std::size_t>(std::countr_zero(word));
                if (h >= end) return;
                f(h);
            }
        }
    }

private:
    std::vector<std::uint64_t> words_;
    std::vector<std::uint32_t> before_;
    std::uint32_t count_ = 0;
};

// For a long list of jumps.
class Touches {
public:
    explicit Touches(std::span<const Jump> jumps) {
        std::vector<std::pair<Hole, std::uint32_t>> all;
        for (std::size_t i = 0; i < jumps.size(); ++i)
            for (const Hole h : {jumps[i].from, jumps[i].over(), jumps[i].to})
                all.emplace_back(h, static_cast<std::uint32_t>(i));
        std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.first.y, a.first.x, a.second) < std::tuple(b.first.y, b.first.x, b.second);
        });
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Hole h = all[i].first;
            const bool next = i == 0 || all[i - 1].first != h;
            if (next && (runs_.empty() || runs_.back().first + Hole{runs_.back().count, 0} != h))
                runs_.push_back({h, 0, begins_.size()});
            if (next) {
                ++runs_.back().count;
                begins_.push_back(i);
            }
            jumps_.push_back(all[i].second);
        }
        begins_.push_back(all.size());
    }

    // Adds jumps that touch a watched hole, in rising order. place(hole): its number on the board, where neighbours in
    // a row have consecutive numbers.
    template <class Place>
    void list(const WatchedHoles& watched, Place&& place, std::vector<std::uint32_t>& events) const {
        const std::size_t before = events.size();
        for (const HoleRun& run : runs_) {
            const std::size_t first = place(run.first);
            watched.for_each(first, static_cast<std::size_t>(run.count), [&](std::size_t h) {
                const std::size_t i = run.index + (h - first);
                for (std::size_t k = begins_[i]; k < begins_[i + 1]; ++k) events.push_back(jumps_[k]);
            });
        }
        const auto begin = events.begin() + static_cast<std::ptrdiff_t>(before);
        std::sort(begin, events.end());
        events.erase(std::unique(begin, events.end()), events.end());
    }

private:
    struct HoleRun {
        Hole first;
        std::int32_t count;
        std::size_t index;  // begin of its first hole's jumps
    };
    std::vector<HoleRun> runs_;
    std::vector<std::size_t> begins_;
    std::vector<std::uint32_t> jumps_;
};

}  // namespace pegwright::construct
