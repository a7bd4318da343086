// How many more moves a position seems to need: what a beam over moves keeps the least of.
//
// Four things, each counted by shifts of whole words:
// - regions: full Merson regions that have no hole in common, each of which costs a move of its own. Corners; pairs of
//   neighbours on an edge, in one of the two ways an edge is cut into pairs; blocks of 2 x 2 or hexagons of seven
//   holes, in one of the four or seven ways these tile the lattice, whichever has most full ones.
// - pegs: each jump takes one, and long moves are rare.
// - sweep: what hinders one sweep from taking all that is left. A peg stays in one of the four cosets mod 2; what it
//   jumps over are edges of a graph on that coset's holes, which one trail can pass if no more than two holes are of
//   odd degree. So of each coset the pegs in it, its holes of odd degree and the pegs it cannot jump over are counted;
//   the least of the four counts.
// - alone: pegs that no other is next to.
#pragma once

#include "search/paths/beams/word_board.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace pegwright::search::paths::beams {

struct MoveWeights {
    std::int32_t region = 0;
    std::int32_t peg = 0;
    std::int32_t sweep = 0;
    std::int32_t alone = 0;
};

template <std::size_t W>
class MoveScores {
public:
    using Bits = WideBits<W>;

    // board must outlive the scores. O(holes).
    MoveScores(const WordBoard<W>& board, const MoveWeights& weights) : board_(board), weights_(weights) {
        const HoleLayout& layout = board.layout();
        const Board& of = layout.board();
        triangular_ = of.lattice() == Lattice::triangular;
        const auto directions = layout.directions();
        for (std::size_t d = 0; d < directions.size(); ++d) shifts_.push_back(layout.shift(d));
        over_.resize(directions.size());
        pair_.resize(directions.size());
        for (const Hole h : layout.holes()) {
            const std::size_t bit = layout.bit(h);
            cosets_[coset(h)].flip(bit);
            const auto line = only_line(of, directions, h);
            if (line == no_line) corners_.flip(bit);
            for (std::size_t d = 0; d < directions.size(); ++d) {
                const Hole next = h + directions[d];
                if (!of.contains(next)) continue;
                if (of.contains(next + directions[d])) over_[d].flip(bit);
                if (d == line && only_line(of, directions, next) == d) {
                    const auto cut = static_cast<std::size_t>((directions[d].x != 0 ? h.x : h.y) & 1);
                    pair_[d][cut].flip(bit);
                }
            }
            add_block(of, directions, h, bit);
        }
    }

    const MoveWeights& weights() const { return weights_; }

    // The least is best. O(W).
    std::int32_t score(const Bits& position) const {
        std::array<Bits, 6> next;
        for (std::size_t d = 0; d < shifts_.size(); ++d) next[d] = position.seen(shifts_[d]);
        return weights_.region * regions(position, next) + weights_.peg * static_cast<std::int32_t>(position.count()) +
               weights_.sweep * sweep(position, next) +
               (weights_.alone != 0 ? weights_.alone * static_cast<std::int32_t>(board_.alone(position)) : 0);
    }

private:
    static constexpr std::size_t no_line = 100;
    static constexpr std::size_t several_lines = 101;

    // Of the four mod 2.
    static std::size_t coset(Hole h) { return static_cast<unsigned>(h.x & 1) | static_cast<unsigned>(h.y & 1) << 1; }

    // The direction of the one line on which a peg in h can be jumped over, the first of its two; or no_line, or
    // several_lines.
    static std::size_t only_line(const Board& of, std::span<const Hole> directions, Hole h) {
        std::size_t found = no_line;
        for (std::size_t d = 0; d < directions.size(); d += 2) {
            if (!of.contains(h + directions[d]) || !of.contains(h - directions[d])) continue;
            if (found != no_line) return several_lines;
            found = d;
        }
        return found;
    }

    // The block with h at its middle, or its first corner.
    void add_block(const Board& of, std::span<const Hole> directions, Hole h, std::size_t bit) {
        if (triangular_) {
            for (const Hole d : directions)
                if (!of.contains(h + d)) return;
            // On a hexagon x + 2 y takes all seven values mod 7, so those with a middle of one value tile the lattice.
            blocks_[static_cast<std::size_t>(((h.x + 2 * h.y) % 7 + 7) % 7)].flip(bit);
        } else {
            for (const Hole d : {Hole{1, 0}, Hole{0, 1}, Hole{1, 1}})
                if (!of.contains(h + d)) return;
            blocks_[coset(h)].flip(bit);
        }
    }

    std::int32_t regions(const Bits& position, const std::array<Bits, 6>& next) const {
        auto sum = (position & corners_).count();
        for (std::size_t d = 0; d < shifts_.size(); d += 2) {
            const Bits pairs = position & next[d];
            sum += std::max((pairs & pair_[d][0]).count(), (pairs & pair_[d][1]).count());
        }
        Bits full = position;
        if (triangular_) {
            for (std::size_t d = 0; d < shifts_.size(); ++d) full = full & next[d];
        } else {
            const Bits pairs = position & next[0];
            full = pairs & pairs.seen(shifts_[2]);
        }
        std::size_t most = 0;
        for (std::size_t i = 0; i < (triangular_ ? 7U : 4U); ++i) most = std::max(most, (full & blocks_[i]).count());
        return static_cast<std::int32_t>(sum + most);
    }

    std::int32_t sweep(const Bits& position, const std::array<Bits, 6>& next) const {
        std::size_t least = std::numeric_limits<std::size_t>::max();
        for (const Bits& coset : cosets_) {
            Bits odd;
            Bits reached;
            for (std::size_t d = 0; d < shifts_.size(); ++d) {
                const Bits edges = next[d] & over_[d] & coset;
                odd = odd ^ edges;
                reached = reached | edges.seen(-shifts_[d]);
            }
            const std::size_t in_it = (position & coset).count();
            const std::size_t out_of_reach = (position & ~(coset | reached)).count();
            const std::size_t hindered = in_it + odd.count() + out_of_reach;
            least = std::min(least, hindered);
        }
        return static_cast<std::int32_t>(least);
    }

    const WordBoard<W>& board_;
    MoveWeights weights_;
    bool triangular_ = false;
    std::vector<int> shifts_;
    std::vector<Bits> over_;                 // holes with two more in a direction
    std::vector<std::array<Bits, 2>> pair_;  // first holes of edge pairs, by direction and way to cut the edge
    std::array<Bits, 7> blocks_{};
    std::array<Bits, 4> cosets_{};
    Bits corners_;
};

}  // namespace pegwright::search::paths::beams
