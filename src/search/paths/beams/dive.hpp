// Depth-first search from the last level of one end to that of the other. It can prove that there is no path.
//
// It remembers failed positions (dead_table.hpp). If a position took some hundred others to fail, it looks for a pagoda
// function that shows it and similar positions dead.
#pragma once

#include "search/paths/beams/beam.hpp"
#include "search/paths/beams/dead_table.hpp"

#include <algorithm>
#include <functional>
#include <optional>

namespace pegwright::search::paths::beams {

template <std::size_t W>
class Dive {
public:
    using Bits = WideBits<W>;

    // All must outlive the dive. It adds positions dead to `from` to filter and table.
    // - weights: towards `to`; the best jump is tried first.
    // - refute(position): adds a function by which the position is dead to the filter; false if there is none.
    Dive(const WordBoard<W>& board, const Zobrist<W>& zobrist, const WholeLevels<W>& from, const WholeLevels<W>& to,
         const PegWeights& weights, const DeadFilter<W>& filter, DeadTable<W>& table,
         std::function<bool(const Bits&)> refute)
        : board_(board),
          zobrist_(zobrist),
          from_(from),
          to_(to),
          weights_(weights),
          filter_(filter),
          table_(table),
          refute_(std::move(refute)) {}

    // levels: jumps between the two last levels, at least 1. Ends with a meeting, with exhausted(), after `most`
    // positions, or when poll() is false.
    std::optional<BeamMeeting> run(std::size_t levels, std::uint64_t most, const std::function<bool()>& poll) {
        most_ = most;
        poll_ = poll;
        std::vector<std::pair<std::int32_t, std::size_t>> roots;
        for (std::size_t i = 0; i < from_.last().size(); ++i) roots.emplace_back(score(from_.last()[i]), i);
        std::sort(roots.begin(), roots.end());
        for (const auto& [score, root] : roots) {
            const Bits& position = from_.last()[root];
            if (filter_.dead(position) || table_.contains(zobrist_.least(from_.keys(position)), position)) continue;
            if (fails(position, levels)) continue;
            if (!met_) return std::nullopt;
            Walk walk = from_.walk_to(root);
            walk.steps.insert(walk.steps.end(), steps_.rbegin(), steps_.rend());
            return BeamMeeting{std::move(walk), *met_};
        }
        exhausted_ = true;
        return std::nullopt;
    }

    // Proven: the other end cannot be reached.
    bool exhausted() const { return exhausted_; }
    std::uint64_t expanded() const { return expanded_; }

private:
    // A linear program takes as long as some thousand positions. The pause before the next halves after a success and
    // doubles after a failure.
    static constexpr std::uint64_t least_pause = 300;
    static constexpr std::uint64_t most_pause = 20'000;

    struct Child {
        std::int32_t score;
        std::uint64_t key;
        Step step;
        Bits position;
    };

    std::int32_t score(const Bits& position) const {
        std::int32_t sum = weights_.alone * static_cast<std::int32_t>(board_.alone(position));
        position.for_each([&](std::size_t bit) { sum += weights_.of_bit[bit]; });
        return sum;
    }

    std::vector<Child> children(const Bits& position, const typename Zobrist<W>::ZobristKeys& keys) const {
        std::vector<Child> all;
        const auto sums = filter_.sums(position);
        for (std::size_t d = 0; d < board_.directions(); ++d)
            board_.jumpers(position, d).for_each([&](std::size_t bit) {
                const Step step = step_of(bit, d);
                if (filter_.dead_after(sums, step)) return;
                const Bits after = board_.after(position, step);
                all.push_back({score(after), zobrist_.least_after(keys, step), step, after});
            });
        std::sort(all.begin(), all.end(), [](const Child& a, const Child& b) {
            return a.score != b.score ? a.score < b.score : a.key < b.key;
        });
        return all;
    }

    // True if the position is dead, and adds it to the table. False if the other end was met, or the dive must stop.
    bool fails(const Bits& position, std::size_t left) {
        if (expanded_ == most_ || !poll_()) return false;
        const std::uint64_t before = expanded_++;
        const auto keys = from_.keys(position);
        const std::size_t functions = filter_.added();
        for (const Child& child : children(position, keys)) {
            if (left == 1) {
                if (meets(child)) return false;
                continue;
            }
            if (filter_.added() != functions && filter_.dead(child.position)) continue;
            if (table_.contains(child.key, child.position) || fails(child.position, left - 1)) continue;
            if (met_) steps_.push_back(child.step);
            return false;
        }
        const std::uint64_t behind = expanded_ - before;
        table_.insert(zobrist_.least(keys), position, static_cast<std::uint32_t>(std::min(behind, most_behind)));
        if (behind >= least_pause && expanded_ >= next_function_) learn(position);
        return true;
    }

    bool meets(const Child& child) {
        const auto found = to_.find(child.key);
        if (!found || !zobrist_.same(board_.full() ^ to_.last()[*found], child.position)) return false;
        met_ = found;
        steps_ = {child.step};
        return true;
    }

    void learn(const Bits& position) {
        pause_ = refute_(position) ? std::max(pause_ / 2, least_pause) : std::min(2 * pause_, most_pause);
        next_function_ = expanded_ + pause_;
    }

    static constexpr std::uint64_t most_behind = 0xffffffff;

    const WordBoard<W>& board_;
    const Zobrist<W>& zobrist_;
    const WholeLevels<W>& from_;
    const WholeLevels<W>& to_;
    const PegWeights& weights_;
    const DeadFilter<W>& filter_;
    DeadTable<W>& table_;
    std::function<bool(const Bits&)> refute_;
    std::function<bool()> poll_;
    std::uint64_t most_ = 0;
    std::uint64_t expanded_ = 0;
    std::uint64_t next_function_ = 0;
    std::uint64_t pause_ = least_pause;
    std::optional<std::size_t> met_;
    std::vector<Step> steps_;  // to the meeting, the last first
    bool exhausted_ = false;
};

}  // namespace pegwright::search::paths::beams
