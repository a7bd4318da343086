// Estimates how many more moves a position needs. A beam over moves keeps the least scores.
//
// A score is a weighted sum (move_weights.hpp).
// - Regions: full Merson regions, which need moves of their own (regions/weights.hpp).
// - Pegs: each jump removes one, and long moves are rare.
// - Sweep: obstacles to one sweep that takes all pegs. A peg stays in one of four cosets mod 2. Its jumps are edges of
//   a graph on the coset's holes; one trail passes them all if at most two holes have odd degree. So each coset counts
//   its pegs, its holes of odd degree and the pegs that it cannot jump over ("beyond"). The least of the four counts.
// - Alone: pegs without neighbours. Pegs of the sweep's coset and pegs beyond have their own weights.
// - Far: distance from the middle, or corner pegs would be left until no peg can reach them. Pegs that the sweep can
//   take have their own factor; each hole may have a weight.
#pragma once

#include "search/paths/beams/move_regions.hpp"
#include "search/paths/beams/move_weights.hpp"
#include "search/paths/beams/word_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

namespace pegwright::search::paths::beams {

template <std::size_t W>
class MoveScores {
public:
    using Bits = WideBits<W>;

    struct MoveScore {
        std::int32_t moves = 0;  // that regions prove, if no region is full in the end
        std::int32_t score = 0;  // the least is best
    };
    // For each coset that the sweep may be in, the sum over the pegs' holes.
    using CosetSums = std::array<std::int32_t, 4>;

    // board must outlive the scores. O(holes).
    MoveScores(const WordBoard<W>& board, const MoveRegions& regions, const MoveWeights& weights)
        : board_(board), weights_(weights), unit_(regions.unit), of_hole_(board.layout().bits()) {
        const HoleLayout& layout = board.layout();
        const Board& of = layout.board();
        const auto directions = layout.directions();
        for (std::size_t d = 0; d < directions.size(); ++d) shifts_.push_back(layout.shift(d));
        over_.resize(directions.size());
        pairs_.resize(directions.size());
        for (const Hole h : layout.holes()) {
            const std::size_t bit = layout.bit(h);
            std::array<bool, 4> crossed{};
            for (const Hole d : directions) {
                if (of.contains(h + d) && of.contains(h + 2 * d)) over_[number(d)].flip(bit);
                if (of.contains(h - d) && of.contains(h + d)) crossed.at(coset(h + d)) = true;
            }
            crossed.at(coset(h)) = false;
            cosets_.at(coset(h)).flip(bit);
            for (std::size_t k = 0; k < cosets_.size(); ++k)
                if (k != coset(h) && !crossed.at(k)) beyond_.at(k).flip(bit);
        }
        for (const MoveRegion& region : regions.regions) add_region(region);
        set_holes();
    }

    const MoveWeights& weights() const { return weights_; }

    const CosetSums& of_peg(std::size_t bit) const { return of_hole_[bit]; }
    CosetSums of_pegs(const Bits& position) const {
        CosetSums sums{};
        position.for_each([&](std::size_t bit) { add(sums, of_hole_[bit], 1); });
        return sums;
    }
    static void add(CosetSums& sums, const CosetSums& more, std::int32_t times) {
        for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += times * more[k];
    }

    // O(W). sums: of_pegs(position).
    MoveScore score(const Bits& position, const CosetSums& sums) const {
        std::array<Bits, 8> next;
        for (std::size_t d = 0; d < shifts_.size(); ++d) next[d] = position.seen(shifts_[d]);
        const std::int64_t full = of_regions(position, next);
        const Bits lone = weights_.alone != 0 || weights_.lone_coset != 0 || weights_.lone_beyond != 0
                              ? board_.lone(position, next)
                              : Bits{};
        const std::int64_t score =
            weights_.region * full / unit_ + weights_.alone * counted(lone) + sweep(next, lone, sums);
        return {static_cast<std::int32_t>((full + unit_ - 1) / unit_), static_cast<std::int32_t>(score)};
    }
    // O(pegs).
    MoveScore score(const Bits& position) const { return score(position, of_pegs(position)); }

private:
    // By weight. A bit is a region's first hole, of hexagons the middle one.
    struct ShapeRegions {
        std::int64_t of(const Bits& full) const {
            std::int64_t sum = 0;
            for (const auto& [weight, first] : by_weight) sum += weight * counted(full & first);
            return sum;
        }
        std::map<std::int32_t, Bits> by_weight;
    };

    static std::int64_t counted(const Bits& bits) { return static_cast<std::int64_t>(bits.count()); }
    std::size_t number(Hole direction) const {
        const auto directions = board_.layout().directions();
        return static_cast<std::size_t>(std::find(directions.begin(), directions.end(), direction) -
                                        directions.begin());
    }

    static std::size_t coset(Hole h) { return static_cast<unsigned>(h.x & 1) | static_cast<unsigned>(h.y & 1) << 1; }

    // Ignores other shapes, which some boards have.
    void add_region(const MoveRegion& region) {
        const auto add = [&](ShapeRegions& regions, Hole h) {
            regions.by_weight[region.weight].flip(board_.layout().bit(h));
        };
        const auto directions = board_.layout().directions();
        const auto has = [&](Hole h) {
            return std::find(region.holes.begin(), region.holes.end(), h) != region.holes.end();
        };
        const Hole first = region.holes[0];
        switch (region.holes.size()) {
            case 1:
                add(corners_, first);
                break;
            case 2:
                for (std::size_t d = 0; d < directions.size(); ++d)
                    if (first + directions[d] == region.holes[1]) add(pairs_[d], first);
                break;
            case 4:
                if (has(first + Hole{1, 0}) && has(first + Hole{0, 1}) && has(first + Hole{1, 1})) add(blocks_, first);
                break;
            case 7:
                for (const Hole h : region.holes)
                    if (directions.size() == 6 &&
                        std::all_of(directions.begin(), directions.end(), [&](Hole d) { return has(h + d); }))
                        add(blocks_, h);
                break;
            default:
                break;
        }
    }

    std::vector<std::int32_t> distances() const {
        const HoleLayout& layout = board_.layout();
        std::vector<std::int32_t> far(layout.bits());
        const auto count = static_cast<std::int64_t>(layout.holes().size());
        Hole sum{0, 0};
        for (const Hole h : layout.holes()) sum = sum + h;
        // Distances times 10 and the number of holes: whole numbers up to the root.
        const auto squared = [&](Hole h) {
            const std::int64_t x = 10 * (h.x * count - sum.x) - weights_.column * count;
            const std::int64_t y = 10 * (h.y * count - sum.y) - weights_.row * count;
            return static_cast<double>(x * x + y * y - (layout.directions().size() == 6 ? x * y : 0));
        };
        double most = 1;
        for (const Hole h : layout.holes()) most = std::max(most, squared(h));
        const double steps = std::sqrt(most) / static_cast<double>(10 * count);
        for (const Hole h : layout.holes()) {
            const double part = squared(h) / most;
            const double mixed = (weights_.squared * part + (100 - weights_.squared) * std::sqrt(part)) / 100;
            far[layout.bit(h)] = static_cast<std::int32_t>(std::lround(weights_.far * steps * mixed / 10));
        }
        return far;
    }

    void set_holes() {
        const HoleLayout& layout = board_.layout();
        const std::vector<std::int32_t> far = distances();
        for (std::size_t i = 0; i < layout.holes().size(); ++i) {
            const std::size_t bit = layout.bit(layout.holes()[i]);
            const std::int32_t place = far[bit] + (weights_.of_hole.empty() ? 0 : weights_.of_hole.at(i));
            for (std::size_t k = 0; k < cosets_.size(); ++k)
                of_hole_[bit].at(k) = weights_.peg + (cosets_.at(k).test(bit) ? weights_.coset + place
                                                      : beyond_.at(k).test(bit)
                                                          ? weights_.beyond + place
                                                          : weights_.crossed + place * weights_.crossed_place / 100);
        }
    }

    std::int64_t of_regions(const Bits& position, const std::array<Bits, 8>& next) const {
        std::int64_t sum = corners_.of(position);
        for (std::size_t d = 0; d < shifts_.size(); ++d) sum += pairs_[d].of(position & next[d]);
        Bits full = position;
        if (shifts_.size() == 6) {
            for (std::size_t d = 0; d < shifts_.size(); ++d) full = full & next[d];
        } else {
            const Bits pairs = position & next[0];
            full = pairs & pairs.seen(shifts_[2]);
        }
        return sum + blocks_.of(full);
    }

    std::int64_t sweep(const std::array<Bits, 8>& next, const Bits& lone, const CosetSums& sums) const {
        Bits odd;
        for (std::size_t d = 0; d < shifts_.size(); ++d) odd = odd ^ (next[d] & over_[d]);
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (std::size_t k = 0; k < cosets_.size(); ++k) {
            std::int64_t sum = sums[k] + weights_.odd * counted(odd & cosets_[k]);
            if (weights_.lone_coset != 0) sum += weights_.lone_coset * counted(lone & cosets_[k]);
            if (weights_.lone_beyond != 0) sum += weights_.lone_beyond * counted(lone & beyond_[k]);
            least = std::min(least, sum);
        }
        return least;
    }

    const WordBoard<W>& board_;
    MoveWeights weights_;
    std::int64_t unit_;
    std::vector<int> shifts_;
    std::vector<Bits> over_;  // holes with two more in a direction
    std::array<Bits, 4> cosets_{};
    std::array<Bits, 4> beyond_{};  // holes that pegs of the coset cannot jump over
    ShapeRegions corners_;
    std::vector<ShapeRegions> pairs_;  // by direction
    ShapeRegions blocks_;
    std::vector<CosetSums> of_hole_;  // by bit
};

}  // namespace pegwright::search::paths::beams
