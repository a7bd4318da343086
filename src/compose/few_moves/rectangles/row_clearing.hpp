// Solutions of large rectangles in w h/4 + O(w + h) moves (theory/MOVES.md, "Fields").
//
// A strip of few rows around the vacancy is solved; near its end, six rows at a time, the rows above and below are
// taken away. If the finish is in none of the strip's rows, a band of six columns stays of those on its side, and the
// last pegs cross that.
#pragma once

#include "board/affine.hpp"
#include "compose/few_moves/rectangles/crossing.hpp"

namespace pegwright::compose::few_moves {

// The fewest columns along which rows are taken away.
constexpr std::int32_t least_length = 18;

class RowClearing {
public:
    // Of a rectangle from a vacancy that leads to one peg, to this finish or, without one, to one that suits. Nothing
    // if the board is too small, the finish does not go with the vacancy, or is too near a corner (theory/MOVES.md).
    // Some seconds. Throws Error (limit), and what poll throws.
    static std::optional<RowClearing> find(const Board& board, Hole vacancy, std::optional<Hole> finish,
                                           const PieceSearch& search);

    Hole finish() const { return finish_; }
    // Hands all jumps to the sink, in playing order and not yet refereed. O(1) a jump, no memory.
    void play(JumpSink& sink) const;

    // The strip on an image of the board: `first` rows lie above it.
    struct RowPlace {
        board::Affine image;  // to the board
        std::int32_t length = 0;
        std::int32_t height = 0;  // of the image
        std::int32_t first = 0;
        std::int32_t rows = 0;
        Hole start{0, 0};  // on the image, as is the finish
        std::optional<Hole> finish{};
        std::optional<std::int32_t> band{};  // its first column

        std::int32_t below() const { return height - first - rows; }
        RowStrip strip() const { return {length, rows, first, band ? 0 : below()}; }
        // Moves beyond a quarter of the holes, about, in twelfths.
        std::int64_t excess() const;
    };

private:
    explicit RowClearing(const RowPlace& place) : place_(place) {}
    bool solve(const PieceSearch& search);

    RowPlace place_;
    StripSolution way_;  // on the strip
    BandEnd band_end_;
    std::vector<Jump> cross_;  // on the strip and what is below it
    Hole finish_{0, 0};
};

}  // namespace pegwright::compose::few_moves
