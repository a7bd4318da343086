// Solutions of large rectangles in w h/4 + O(w + h) moves, to whichever last peg (theory/MOVES.md, "Fields").
//
// A strip of few rows around the vacancy is solved; near its end, six rows at a time, the rows above and below are
// taken away, by a peg that stays where it is.
#pragma once

#include "board/affine.hpp"
#include "pegwright/solving/strip_end.hpp"

namespace pegwright {

// The fewest columns along which rows are taken away.
constexpr std::int32_t least_length = 31;

class RowsAway {
public:
    // Of a w x h rectangle from a vacancy that leads to one peg, w or h least_length or more, and both large enough
    // that there are rows to take away; else nothing. `shortened` makes the way of the strip short. Some seconds.
    // Throws Error (limit), and what poll throws.
    static std::optional<RowsAway> find(const Board& board, Hole vacancy, const Shortening& shortened,
                                        const Limits& limits, std::uint64_t seed);

    Hole finish() const { return finish_; }
    // Hands all jumps to the sink, in playing order and not yet refereed. O(1) a jump, no memory.
    void play(JumpSink& sink) const;

private:
    RowsAway() = default;

    // Rows of the strip, on an image of the board: `first` rows lie above it.
    struct Strip {
        board::Affine image;  // to the board
        std::int32_t length = 0;
        std::int32_t height = 0;  // of the image
        std::int32_t first = 0;
        std::int32_t rows = 0;

        std::int32_t below() const { return height - first - rows; }
        // Moves beyond a quarter of the holes, about, in twelfths.
        std::int64_t excess() const;
    };

    static std::optional<Strip> choose(const Board& board, Hole vacancy);

    Strip strip_;
    std::vector<Jump> beginning_;  // of the strip without its end, on the strip
    StripEnd end_;                 // on its columns
    Hole finish_;
};

}  // namespace pegwright
