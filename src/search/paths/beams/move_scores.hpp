// How many more moves a position seems to need: what a beam over moves keeps the least of.
//
// Six things, all but the last counted by shifts of whole words:
// - regions: the weights of full Merson regions, which are moves that are still to come (regions/weights.hpp).
// - pegs: each jump takes one, and long moves are rare.
// - sweep: what hinders one sweep from taking all that is left. A peg stays in one of the four cosets mod 2; what it
//   jumps over are edges of a graph on that coset's holes, which one trail can pass if no more than two holes are of
//   odd degree. So of each coset the pegs in it, its holes of odd degree and the pegs it cannot jump over are counted;
//   the least of the four counts.
// - alone: pegs that no other is next to.
// - far: how far pegs are from the middle. Without it, corners are left for later that no peg can reach then.
#pragma once

#include "search/paths/beams/move_regions.hpp"
#include "search/paths/beams/move_weights.hpp"
#include "search/paths/beams/word_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace pegwright::search::paths::beams {

template <std::size_t W>
class MoveScores {
public:
    using Bits = WideBits<W>;

    struct Score {
        std::int32_t moves = 0;  // what regions prove to be still to come, if none may be full in the end
        std::int32_t score = 0;  // the least is best; without far()
    };

    // board must outlive the scores. O(holes).
    MoveScores(const WordBoard<W>& board, const MoveRegions& regions, const MoveWeights& weights)
        : board_(board), weights_(weights), unit_(regions.unit), far_(board.layout().bits()) {
        const HoleLayout& layout = board.layout();
        const Board& of = layout.board();
        const auto directions = layout.directions();
        for (std::size_t d = 0; d < directions.size(); ++d) shifts_.push_back(layout.shift(d));
        over_.resize(directions.size());
        pairs_.resize(directions.size(), Regions(layout.bits()));
        for (const Hole h : layout.holes()) {
            const std::size_t bit = layout.bit(h);
            cosets_[coset(h)].flip(bit);
            for (std::size_t d = 0; d < directions.size(); ++d)
                if (of.contains(h + directions[d]) && of.contains(h + 2 * directions[d])) over_[d].flip(bit);
        }
        for (const MoveRegion& region : regions.regions) add_region(region);
        set_far();
    }

    const MoveWeights& weights() const { return weights_; }

    // What a peg there adds for its distance.
    std::int32_t far(std::size_t bit) const { return far_[bit]; }

    // O(W), and the full regions.
    Score score(const Bits& position) const {
        std::array<Bits, 8> next;
        for (std::size_t d = 0; d < shifts_.size(); ++d) next[d] = position.seen(shifts_[d]);
        const std::int64_t full = of_regions(position, next);
        const std::int64_t score = weights_.region * full / unit_ +
                                   weights_.peg * static_cast<std::int64_t>(position.count()) + sweep(position, next) +
                                   weights_.alone * static_cast<std::int64_t>(board_.alone(position));
        return {static_cast<std::int32_t>((full + unit_ - 1) / unit_), static_cast<std::int32_t>(score)};
    }

private:
    // Regions of one shape by their first hole; of hexagons by the middle.
    struct Regions {
        explicit Regions(std::size_t bits) : weight(bits) {}
        std::int64_t of(const Bits& full) const {
            std::int64_t sum = 0;
            (full & first).for_each([&](std::size_t bit) { sum += weight[bit]; });
            return sum;
        }
        Bits first;
        std::vector<std::int32_t> weight;
    };

    // Of the four mod 2.
    static std::size_t coset(Hole h) { return static_cast<unsigned>(h.x & 1) | static_cast<unsigned>(h.y & 1) << 1; }

    // Regions of other shapes, which some boards have besides these, are left out.
    void add_region(const MoveRegion& region) {
        const auto add = [&](Regions& regions, Hole h) {
            const std::size_t bit = board_.layout().bit(h);
            regions.first.flip(bit);
            regions.weight[bit] = region.weight;
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

    void set_far() {
        const HoleLayout& layout = board_.layout();
        const auto count = static_cast<std::int64_t>(layout.holes().size());
        Hole sum{0, 0};
        for (const Hole h : layout.holes()) sum = sum + h;
        // Ten times as far, times the number of holes, so that all is in whole numbers up to the root.
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
            far_[layout.bit(h)] = static_cast<std::int32_t>(std::lround(weights_.far * steps * mixed / 10));
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

    std::int64_t sweep(const Bits& position, const std::array<Bits, 8>& next) const {
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (const Bits& coset : cosets_) {
            Bits odd;
            Bits reached;
            for (std::size_t d = 0; d < shifts_.size(); ++d) {
                const Bits edges = next[d] & over_[d] & coset;
                odd = odd ^ edges;
                reached = reached | edges.seen(-shifts_[d]);
            }
            const auto weighed = [](std::int32_t weight, const Bits& bits) {
                return weight * static_cast<std::int64_t>(bits.count());
            };
            least = std::min(least, weighed(weights_.coset, position & coset) + weighed(weights_.odd, odd) +
                                        weighed(weights_.beyond, position & ~(coset | reached)));
        }
        return least;
    }

    const WordBoard<W>& board_;
    MoveWeights weights_;
    std::int64_t unit_;
    std::vector<int> shifts_;
    std::vector<Bits> over_;  // holes with two more in a direction
    std::array<Bits, 4> cosets_{};
    Regions corners_ = Regions(board_.layout().bits());
    std::vector<Regions> pairs_;  // by direction
    Regions blocks_ = Regions(board_.layout().bits());
    std::vector<std::int32_t> far_;  // by bit
};

}  // namespace pegwright::search::paths::beams
