// Finds all jumps of one direction at once, on positions of W words.
#pragma once

#include "search/paths/beams/hole_layout.hpp"
#include "search/paths/beams/wide_bits.hpp"

#include <vector>

namespace pegwright::search::paths::beams {

struct Step {
    std::uint16_t from;
    std::uint16_t direction;
};

inline Step step_of(std::size_t from, std::size_t direction) {
    return {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(direction)};
}

template <std::size_t W>
class WordBoard {
public:
    using Bits = WideBits<W>;

    // Expects layout.bits() <= 64 W. The layout must outlive the board.
    explicit WordBoard(const HoleLayout& layout) : layout_(layout), lines_(layout.directions().size()) {
        for (const Hole h : layout.holes()) full_.flip(layout.bit(h));
        for (std::size_t d = 0; d < lines_.size(); ++d) {
            lines_[d].shift = layout.shift(d);
            const Hole step = layout.directions()[d];
            for (const Hole h : layout.holes()) {
                if (!layout.board().contains(h + step)) continue;
                lines_[d].neighboured.flip(layout.bit(h));
                if (layout.board().contains(h + 2 * step)) lines_[d].starts.flip(layout.bit(h));
            }
        }
    }

    const HoleLayout& layout() const { return layout_; }
    std::size_t directions() const { return lines_.size(); }
    const Bits& full() const { return full_; }
    // Where a jump in this direction starts: on any position, and possible on this one.
    const Bits& starts(std::size_t direction) const { return lines_[direction].starts; }
    Bits jumpers(const Bits& position, std::size_t direction) const {
        const DirectionMasks& line = lines_[direction];
        return position & position.seen(line.shift) & ~position.seen(2 * line.shift) & line.starts;
    }
    // From, over, to.
    std::array<std::size_t, 3> holes_of(Step step) const {
        const auto from = static_cast<std::ptrdiff_t>(step.from);
        const std::ptrdiff_t shift = lines_[step.direction].shift;
        return {step.from, static_cast<std::size_t>(from + shift), static_cast<std::size_t>(from + 2 * shift)};
    }
    Bits after(Bits position, Step step) const {
        for (const std::size_t bit : holes_of(step)) position.flip(bit);
        return position;
    }
    // Pegs without neighbours. next: WideBits::seen in each direction.
    Bits lone(const Bits& position, std::span<const Bits> next) const {
        Bits beside;
        for (std::size_t d = 0; d < lines_.size(); ++d) beside = beside | (next[d] & lines_[d].neighboured);
        return position & ~beside;
    }
    std::size_t alone(const Bits& position) const {
        Bits beside;
        for (const DirectionMasks& line : lines_) beside = beside | (position.seen(line.shift) & line.neighboured);
        return (position & ~beside).count();
    }

    Bits bits(const Position& position) const {
        Bits result;
        for (const Hole h : position.holes(true)) result.flip(layout_.bit(h));
        return result;
    }
    Jump jump(Step step) const {
        const Hole from = layout_.hole_of(step.from);
        return {from, from + 2 * layout_.directions()[step.direction]};
    }

private:
    struct DirectionMasks {
        int shift = 0;
        Bits starts;
        Bits neighboured;
    };

    const HoleLayout& layout_;
    std::vector<DirectionMasks> lines_;
    Bits full_;
};

}  // namespace pegwright::search::paths::beams
