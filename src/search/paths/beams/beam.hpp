// One beam: goes from the last level of one end to that of the other, and keeps only the best positions of each level.
// Positions that share a key count as one.
#pragma once

#include "search/paths/beams/weights.hpp"
#include "search/paths/beams/whole_levels.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>

namespace pegwright::search::paths::beams {

// The jumps from a start, and the position met.
struct BeamMeeting {
    Walk walk;
    std::size_t met;
};

template <std::size_t W>
class Beam {
public:
    using Bits = WideBits<W>;

    static constexpr std::size_t room = 3;

    // All must outlive the beam. weights: towards `to`. filter: of positions dead to `from`.
    Beam(const WordBoard<W>& board, const Zobrist<W>& zobrist, const WholeLevels<W>& from, const WholeLevels<W>& to,
         const PegWeights& weights, const DeadFilter<W>& filter, std::size_t width)
        : board_(board), zobrist_(zobrist), from_(from), to_(to), weights_(weights), filter_(filter), width_(width) {
        for (std::size_t d = 0; d < board.directions(); ++d) {
            changes_.emplace_back(weights.of_bit.size());
            board.starts(d).for_each([&](std::size_t bit) {
                const auto holes = board.holes_of(step_of(bit, d));
                const auto& of = weights.of_bit;
                changes_[d][bit] = of[holes[2]] - of[holes[1]] - of[holes[0]];
            });
        }
    }

    // levels: jumps between the two last levels, at least 1. Calls poll(level, done, total) for each position; stops
    // without a meeting when it returns false.
    std::optional<BeamMeeting> run(std::size_t levels,
                                   const std::function<bool(std::size_t, std::size_t, std::size_t)>& poll) {
        std::vector<Bits> level = from_.last();
        for (std::size_t n = 1; n <= levels && !level.empty(); ++n) {
            begin_level();
            for (std::uint32_t i = 0; i < level.size(); ++i) {
                if (!poll(n - 1, i, level.size())) return std::nullopt;
                ++expanded_;
                expand(level[i], i, n == levels);
                if (met_) return meeting();
            }
            end_level(level);
        }
        return std::nullopt;
    }

    std::uint64_t expanded() const { return expanded_; }

private:
    struct Successor {
        Bits position;
        std::uint64_t key;
        std::int32_t score;
        Arrival arrival;
    };

    void begin_level() {
        candidates_.clear();
        seen_.clear();
        worst_ = std::numeric_limits<std::int32_t>::max();
    }

    std::int32_t weight(const Bits& position) const {
        std::int32_t sum = 0;
        position.for_each([&](std::size_t bit) { sum += weights_.of_bit[bit]; });
        return sum;
    }

    void expand(const Bits& position, std::uint32_t number, bool last) {
        const auto keys = from_.keys(position);
        const std::int32_t before = weight(position);
        const auto sums = filter_.sums(position);
        for (std::size_t d = 0; d < board_.directions() && !met_; ++d)
            board_.jumpers(position, d).for_each([&](std::size_t bit) {
                const Step step = step_of(bit, d);
                const std::uint64_t key = zobrist_.least_after(keys, step);
                if (last) return meet(position, key, {number, step});
                std::int32_t score = before + changes_[d][bit];
                if (score > worst_ || filter_.dead_after(sums, step)) return;
                const Bits after = board_.after(position, step);
                if (weights_.alone != 0) score += weights_.alone * static_cast<std::int32_t>(board_.alone(after));
                if (score > worst_ || !seen_.insert(key)) return;
                candidates_.push_back({after, key, score, {number, step}});
                if (candidates_.size() >= room * width_) keep_best();
            });
    }

    void meet(const Bits& position, std::uint64_t key, const Arrival& arrival) {
        const auto found = to_.find(key);
        if (met_ || !found || !zobrist_.same(board_.full() ^ to_.last()[*found], board_.after(position, arrival.step)))
            return;
        met_ = found;
        last_arrival_ = arrival;
    }

    // Keys break ties, since they do not depend on where holes are.
    void keep_best() {
        const auto better = [](const Successor& a, const Successor& b) {
            return a.score != b.score ? a.score < b.score : a.key < b.key;
        };
        const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(width_);
        std::nth_element(candidates_.begin(), end, candidates_.end(), better);
        worst_ = end->score;
        candidates_.erase(end, candidates_.end());
    }

    void end_level(std::vector<Bits>& level) {
        if (candidates_.size() > width_) keep_best();
        level.clear();
        std::vector<Arrival>& arrivals = arrivals_.emplace_back();
        for (const Successor& candidate : candidates_) {
            level.push_back(candidate.position);
            arrivals.push_back(candidate.arrival);
        }
    }

    BeamMeeting meeting() const {
        std::vector<Step> steps{last_arrival_.step};
        std::size_t number = last_arrival_.before;
        for (std::size_t n = arrivals_.size(); n-- > 0;) {
            steps.push_back(arrivals_[n][number].step);
            number = arrivals_[n][number].before;
        }
        Walk walk = from_.walk_to(number);
        walk.steps.insert(walk.steps.end(), steps.rbegin(), steps.rend());
        return {std::move(walk), *met_};
    }

    const WordBoard<W>& board_;
    const Zobrist<W>& zobrist_;
    const WholeLevels<W>& from_;
    const WholeLevels<W>& to_;
    const PegWeights& weights_;
    const DeadFilter<W>& filter_;
    std::size_t width_;
    std::vector<std::vector<std::int32_t>> changes_;  // change of weight, by direction and bit of a jump
    std::vector<Successor> candidates_;
    PositionSet seen_;
    std::int32_t worst_ = 0;  // candidates with higher scores are useless
    std::vector<std::vector<Arrival>> arrivals_;
    std::uint64_t expanded_ = 0;
    std::optional<std::size_t> met_;
    Arrival last_arrival_{};
};

}  // namespace pegwright::search::paths::beams
