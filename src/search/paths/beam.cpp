// Both ends are WholeLevels, the goals' end being play on the complement: a jump undone takes one peg
// where it put one and puts two where it took them, which on the complement is a jump as any other.
// So one code serves both directions, and a position is carried over by other_end().
//
// Positions are kept up to symmetry, without the jumps that led there. A path is put together in the
// end: from a chain of positions, each up to symmetry, follows the path that starts at a given start,
// because each step of the chain has a jump that leads to the next one up to symmetry.
#include "search/paths/beam.hpp"

#include "base/error.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/bits/position_set.hpp"
#include "search/bits/reducer.hpp"
#include "search/paths/peg_weights.hpp"
#include "search/paths/whole_levels.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::paths {
namespace {

constexpr std::size_t first_width = 100;
// Whole levels are cheap next to beams: they are tried once, beams in two directions with several weights.
constexpr std::size_t level_for_width = 20;
// Bytes that levels and beams take at most for each position a whole level may have: two sets that grow, the
// levels themselves, and a beam's levels and candidates.
constexpr std::uint64_t bytes_a_position = 200;

std::vector<HolePermutation> symmetries_keeping(const SmallBoard& board, std::span<const Bits> starts,
                                                std::span<const Bits> goals) {
    std::vector<HolePermutation> symmetries = hole_symmetries(board);
    const auto keeps = [](const HolePermutation& symmetry, std::span<const Bits> positions) {
        return std::all_of(positions.begin(), positions.end(), [&](Bits p) {
            return std::find(positions.begin(), positions.end(), image(symmetry, p)) != positions.end();
        });
    };
    std::erase_if(symmetries, [&](const HolePermutation& s) { return !keeps(s, starts) || !keeps(s, goals); });
    return symmetries;
}

// Pegs and holes exchanged.
std::vector<Bits> exchanged(const SmallBoard& board, std::span<const Bits> positions) {
    std::vector<Bits> result;
    for (const Bits p : positions) result.push_back(board.full() & ~p);
    return result;
}

class Search {
public:
    Search(const SmallBoard& board, std::span<const Bits> starts, std::span<const Bits> goals, const BeamLimits& limits)
        : board_(board),
          starts_(starts),
          goals_(goals),
          limits_(limits),
          jumps_(static_cast<std::size_t>(std::popcount(starts[0]) - std::popcount(goals[0]))),
          symmetries_(symmetries_keeping(board, starts, goals)),
          reducer_(symmetries_),
          ends_{WholeLevels(board, reducer_, starts), WholeLevels(board, reducer_, exchanged(board, goals))},
          weights_{peg_weights(board, goals), peg_weights(board, exchanged(board, starts))} {}

    BeamResult run() {
        // Tripled: what the narrower beams cost together is half of what the next one costs.
        for (std::size_t width = first_width;; width *= 3) {
            width_ = width;
            if (width * level_for_width * bytes_a_position > limits_.limits.memory)
                fail_limit("memory is full of positions, " + std::to_string(width) + " of each number of pegs");
            if (grow_ends()) return result_;
            if (width > limits_.widest) return finished();
            for (std::size_t weighting = 0; weighting < weights_[0].size(); ++weighting)
                for (const int end : {0, 1})
                    if (beam(end, weights_[static_cast<std::size_t>(end)][weighting])) return finished();
        }
    }

private:
    BeamResult finished() {
        result_.positions = ends_[0].positions() + ends_[1].positions();
        return result_;
    }

    void poll(const char* doing, std::size_t pegs, std::size_t done, std::size_t total) {
        if (limits_.limits.poll && ++ticks_ % 256 == 0)
            limits_.limits.poll({doing, static_cast<int>(pegs), done, total});
    }

    // Whole levels as far as they go; true if they settle the question.
    bool grow_ends() {
        // A side is open as long as its next level is not too large. The smaller one goes on.
        std::array<bool, 2> open{true, true};
        while (ends_[0].depth() + ends_[1].depth() < jumps_ && (open[0] || open[1])) {
            const std::size_t side = !open[0] || (open[1] && ends_[1].last().size() < ends_[0].last().size()) ? 1 : 0;
            WholeLevels& end = ends_[side];
            std::size_t done = 0;
            open[side] = end.grow(width_ * level_for_width, [&] {
                poll("positions of a whole level", pegs_after(side, end.depth()), ++done, end.last().size());
            });
            if (open[side] && end.last().empty()) {
                result_.exhausted = true;
                finished();
                return true;
            }
        }
        if (ends_[0].depth() + ends_[1].depth() < jumps_) return false;
        for (const Bits position : ends_[0].last())
            if (const Bits other = other_end(position); ends_[1].in_last(other)) {
                set_path(ends_[0].chain_to(position), ends_[1].chain_to(other));
                return true;
            }
        result_.exhausted = true;
        finished();
        return true;
    }

    // For progress: pegs after so many jumps from an end, as the start counts them.
    std::size_t pegs_after(std::size_t end, std::size_t jumps) const {
        const auto pegs = static_cast<std::size_t>(std::popcount(starts_[0]));
        return end == 0 ? pegs - jumps : pegs - jumps_ + jumps;
    }

    // The same position as the other end sees it.
    Bits other_end(Bits position) const { return reducer_.least(board_.full() & ~position); }

    // parent: its place in the level before; scores are made only where some must go.
    struct Kept {
        Bits position;
        std::int32_t score;
        std::uint32_t parent;
    };

    // From one end's last level on to the other's. True if it met it. Each level is a set of its own:
    // no position has a place in two, as jumps take pegs away.
    bool beam(int from, const PegWeights& weights) {
        const WholeLevels& end = ends_[static_cast<std::size_t>(from)];
        const WholeLevels& other = ends_[static_cast<std::size_t>(1 - from)];
        const std::size_t levels = jumps_ - end.depth() - other.depth();
        std::vector<std::vector<Kept>> kept(1);
        for (const Bits position : end.last()) kept[0].push_back({position, weights.of(position), 0});
        keep_best(kept[0]);
        while (kept.size() <= levels) {
            std::vector<Kept> next;
            PositionSet seen;
            const bool last = kept.size() == levels;
            for (std::uint32_t parent = 0; parent < kept.back().size(); ++parent) {
                poll("positions of a beam", pegs_after(static_cast<std::size_t>(from), end.depth() + kept.size() - 1),
                     parent, kept.back().size());
                const Bits position = kept.back()[parent].position;
                for (const BitJump& jump : board_.jumps()) {
                    if (!jump.possible(position)) continue;
                    const Bits after = reducer_.least(position ^ jump.flip);
                    if (!seen.insert(after)) continue;
                    next.push_back({after, 0, parent});
                    if (last && other.in_last(other_end(after))) {
                        kept.push_back({next.back()});
                        meet(from, kept);
                        return true;
                    }
                }
            }
            if (next.empty()) return false;
            if (next.size() > width_)
                for (Kept& k : next) k.score = weights.of(k.position);
            keep_best(next);
            kept.push_back(std::move(next));
        }
        return false;
    }

    void keep_best(std::vector<Kept>& level) const {
        if (level.size() <= width_) return;
        // Ties in an order that has nothing to do with the holes. An order by position alone would
        // favour pegs in holes with low numbers. 2^64 divided by the golden mean, odd, so no two
        // positions become equal.
        const auto better = [](const Kept& a, const Kept& b) {
            constexpr Bits mix = 0x9E3779B97F4A7C15;
            return a.score != b.score ? a.score < b.score : a.position * mix < b.position * mix;
        };
        std::nth_element(level.begin(), level.begin() + static_cast<std::ptrdiff_t>(width_), level.end(), better);
        level.resize(width_);
    }

    // The beam that ends with the only position of its last level has met the other end.
    void meet(int from, const std::vector<std::vector<Kept>>& kept) {
        std::vector<Bits> chain;
        std::uint32_t at = 0;
        for (std::size_t level = kept.size(); level-- > 0; at = kept[level][at].parent)
            chain.push_back(kept[level][at].position);
        std::reverse(chain.begin(), chain.end());
        const WholeLevels& end = ends_[static_cast<std::size_t>(from)];
        std::vector<Bits> whole = end.chain_to(chain[0]);
        whole.insert(whole.end(), chain.begin() + 1, chain.end());
        const std::vector<Bits> rest = ends_[static_cast<std::size_t>(1 - from)].chain_to(other_end(whole.back()));
        if (from == 0)
            set_path(whole, rest);
        else
            set_path(rest, whole);
    }

    // forwards and backwards: one position of each level, up to symmetry; their last ones are the same.
    void set_path(const std::vector<Bits>& forwards, const std::vector<Bits>& backwards) {
        std::vector<Bits> chain = forwards;
        for (std::size_t i = backwards.size() - 1; i-- > 0;) chain.push_back(other_end(backwards[i]));
        PathFound path;
        path.start =
            *std::find_if(starts_.begin(), starts_.end(), [&](Bits s) { return reducer_.least(s) == chain[0]; });
        Bits position = path.start;
        for (std::size_t i = 1; i < chain.size(); ++i) {
            const auto leads_on = [&](const BitJump& jump) {
                return jump.possible(position) && reducer_.least(position ^ jump.flip) == chain[i];
            };
            const auto jump = std::find_if(board_.jumps().begin(), board_.jumps().end(), leads_on);
            if (jump == board_.jumps().end()) fail_internal("a path is broken");
            path.jumps.push_back(board_.jump(*jump));
            position ^= jump->flip;
        }
        path.goal = position;
        result_.path = std::move(path);
        finished();
    }

    const SmallBoard& board_;
    std::span<const Bits> starts_;
    std::span<const Bits> goals_;
    const BeamLimits& limits_;
    std::size_t jumps_;
    std::vector<HolePermutation> symmetries_;
    Reducer reducer_;
    std::array<WholeLevels, 2> ends_;
    std::array<std::vector<PegWeights>, 2> weights_;
    std::size_t width_ = 0;
    std::size_t ticks_ = 0;
    BeamResult result_;
};

}  // namespace

BeamResult find_path(const SmallBoard& board, std::span<const Bits> starts, std::span<const Bits> goals,
                     const BeamLimits& limits) {
    BeamResult none;
    none.exhausted = true;
    if (starts.empty() || goals.empty() || std::popcount(starts[0]) < std::popcount(goals[0])) return none;
    return Search(board, starts, goals, limits).run();
}

}  // namespace pegwright::search::paths
