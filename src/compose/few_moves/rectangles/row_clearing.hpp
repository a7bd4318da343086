// Solutions of large rectangles in w h/4 + O(w + h) moves (theory/MOVES.md, "Fields").
//
// A strip of few rows around the vacancy is solved. Near its end the rows above and below leave, six at a time. A band
// of six columns stays if the finish is outside the strip; the last pegs cross it.
#pragma once

#include "board/affine.hpp"
#include "compose/few_moves/rectangles/crossing.hpp"

namespace pegwright::compose::few_moves {

// The shortest rows that can leave.
constexpr std::int32_t least_length = 18;

class RowClearing {
public:
    // Without a finish, to any last peg. Nothing if the rectangle is too small, the position classes forbid it, or the
    // finish is too near a corner. Some seconds.
    static std::optional<RowClearing> find(const Board& board, Hole vacancy, std::optional<Hole> finish,
                                           const PieceSearch& search);

    Hole finish() const { return finish_; }
    // Plays all jumps in order, not refereed. O(1) a jump, no memory.
    void play(JumpSink& sink) const;

    // The strip on an image of the board, with `first` rows above it.
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
        // An estimate of the moves beyond a quarter of the holes, in twelfths.
        std::int64_t excess() const;
    };

private:
    explicit RowClearing(const RowPlace& place) : place_(place) {}
    bool solve(const PieceSearch& search);

    RowPlace place_;
    StripSolution way_;  // on the strip
    BandEnd band_end_;
    std::vector<Jump> cross_;  // in the strip's coordinates
    Hole finish_{0, 0};
};

}  // namespace pegwright::compose::few_moves
