// One end of a search: all positions reached from its starts, level by level, each once up to symmetry.
#pragma once

#include "base/error.hpp"
#include "search/bits/position_set.hpp"
#include "search/paths/beams/dead_filter.hpp"
#include "search/paths/beams/zobrist.hpp"

#include <functional>
#include <optional>
#include <utility>

namespace pegwright::search::paths::beams {

struct Arrival {
    std::uint32_t before;
    Step step;
};

struct Walk {
    std::size_t start = 0;
    std::vector<Step> steps;
};

// Memory: 8 bytes a position; for the last level 8 W more and a map entry.
template <std::size_t W>
class WholeLevels {
public:
    using Bits = WideBits<W>;

    // board and zobrist must outlive the levels. Starts must have equally many pegs. exchanged: keys are of
    // complements.
    WholeLevels(const WordBoard<W>& board, const Zobrist<W>& zobrist, std::span<const Bits> starts, bool exchanged)
        : board_(board), zobrist_(zobrist), exchanged_(exchanged) {
        for (std::size_t i = 0; i < starts.size(); ++i)
            if (add(starts[i], zobrist_.least(keys(starts[i])))) roots_.push_back(i);
        positions_ = last_.size();
    }

    std::size_t depth() const { return arrivals_.size(); }
    const std::vector<Bits>& last() const { return last_; }
    std::uint64_t positions() const { return positions_; }
    typename Zobrist<W>::ZobristKeys keys(const Bits& position) const {
        return zobrist_.keys(exchanged_ ? board_.full() ^ position : position);
    }
    std::optional<std::size_t> find(std::uint64_t key) const {
        const std::uint32_t* number = numbers_.find(key);
        return number ? std::optional<std::size_t>(*number) : std::nullopt;
    }

    // Adds the next level without filtered positions. If it has more than `most`, returns false and changes nothing.
    // Calls poll for each position expanded. Throws Error (limit) if two positions have one key.
    bool grow(std::size_t most, const DeadFilter<W>& filter, const std::function<void()>& poll) {
        std::vector<Bits> before = std::move(last_);
        PositionMap<std::uint32_t> numbers_before = std::move(numbers_);
        last_ = {};
        numbers_ = {};
        std::vector<Arrival> arrivals;
        bool whole = true;
        for (std::uint32_t parent = 0; parent < before.size() && whole; ++parent) {
            poll();
            const auto keys_before = keys(before[parent]);
            const auto sums_before = filter.sums(before[parent]);
            for (std::size_t d = 0; d < board_.directions(); ++d)
                board_.jumpers(before[parent], d).for_each([&](std::size_t bit) {
                    const Step step = step_of(bit, d);
                    if (!whole || filter.dead_after(sums_before, step)) return;
                    if (!add(board_.after(before[parent], step), zobrist_.least_after(keys_before, step))) return;
                    arrivals.push_back({parent, step});
                    whole = last_.size() <= most;
                });
        }
        if (!whole) {
            last_ = std::move(before);
            numbers_ = std::move(numbers_before);
            return false;
        }
        positions_ += last_.size();
        arrivals_.push_back(std::move(arrivals));
        return true;
    }

    void drop_dead(const DeadFilter<W>& filter) {
        if (arrivals_.empty()) return;
        const std::vector<Bits> before = std::exchange(last_, {});
        const std::vector<Arrival> arrivals = std::exchange(arrivals_.back(), {});
        numbers_ = {};
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (filter.dead(before[i])) continue;
            add(before[i], zobrist_.least(keys(before[i])));
            arrivals_.back().push_back(arrivals[i]);
        }
    }

    Walk walk_to(std::size_t number) const {
        Walk walk;
        for (std::size_t level = arrivals_.size(); level-- > 0;) {
            const Arrival& arrival = arrivals_[level][number];
            walk.steps.push_back(arrival.step);
            number = arrival.before;
        }
        std::reverse(walk.steps.begin(), walk.steps.end());
        walk.start = roots_[number];
        return walk;
    }

private:
    bool add(const Bits& position, std::uint64_t key) {
        if (const std::uint32_t* number = numbers_.find(key)) {
            if (!zobrist_.same(last_[*number], position))
                throw Error(Error::Kind::limit, "two positions have one key of 64 bits", base::Remedy::another_seed);
            return false;
        }
        numbers_.insert(key, static_cast<std::uint32_t>(last_.size()));
        last_.push_back(position);
        return true;
    }

    const WordBoard<W>& board_;
    const Zobrist<W>& zobrist_;
    bool exchanged_;
    std::vector<std::size_t> roots_;
    std::vector<std::vector<Arrival>> arrivals_;  // of each level but the first
    std::vector<Bits> last_;
    PositionMap<std::uint32_t> numbers_;
    std::uint64_t positions_ = 0;
};

}  // namespace pegwright::search::paths::beams
