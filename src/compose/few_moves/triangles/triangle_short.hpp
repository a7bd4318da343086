// Solutions of large triangles in n^2/8 + O(n) moves, to a chosen last peg (theory/MOVES.md, "A chosen finish").
//
// The upper triangle T_k holds the vacancy and is solved to a peg beside a corner. The next six rows are a strip, with
// the finish in it or just above. The rows below leave when the strip has few pegs left.
#pragma once

#include "board/affine.hpp"
#include "compose/few_moves/triangles/grown_triangle.hpp"
#include "compose/few_moves/triangles/strip_finish.hpp"

namespace pegwright::compose::few_moves {

class TriangleShort {
public:
    // Nothing if the holes lie unsuitably, or none is found. Some seconds.
    static std::optional<TriangleShort> find(std::int32_t side, Hole vacancy, Hole finish, const PieceSearch& search);

    // Plays all jumps in order, not refereed. O(1) a jump, no memory.
    void play(JumpSink& sink) const;

private:
    // Cuts an image of the board into T_k, strip and rows below.
    struct Cut {
        board::Affine image;     // takes the image to the board
        std::int32_t side = 0;   // of the image
        std::int32_t above = 0;  // rows of T_k
        std::size_t corner = 0;  // its kind
        Hole vacancy;            // on the image, as is the finish
        Hole finish;

        std::int32_t below() const { return side - above - strip_rows; }
        // Estimated moves beyond a quarter of the holes.
        std::int64_t excess() const;
    };

    // Cuts tried, and the effort for each.
    struct Tries {
        std::size_t cuts;
        std::size_t effort;
    };
    static constexpr Tries few_at_first{12, 10'000};
    static constexpr Tries more_then{6, 100'000};

    static std::optional<TriangleShort> along_trail(const std::vector<Cut>& all, const Tries& tries,
                                                    const PieceSearch& search);
    static std::optional<TriangleShort> at_corner(const std::vector<Cut>& all, const PieceSearch& search);
    static std::vector<Cut> cuts(std::int32_t side, Hole vacancy, Hole finish);
    // False if that fails.
    bool solve_above(const Shortening& shortened);
    bool solve_base(const Problem& problem, const Shortening& shortened);
    void grow_left(construct::Batch& batch) const;
    void take_strip(construct::Batch& batch) const;
    void take_corner(const CornerFinish& end, construct::Batch& batch) const;
    void take_right(std::optional<std::int32_t> column, const board::Affine& strip, construct::Batch& batch) const;
    Hole corner_of_growing() const { return {cut_.above - *growing_, cut_.above - *growing_}; }

    Cut cut_;
    std::optional<GrownTriangle> growth_;     // of T_k, unless it is small
    std::optional<std::int32_t> growing_;     // side of a triangle that grows to T_k on the left alone
    std::vector<Jump> base_;                  // of T_k, or of the triangle that grows to it
    std::optional<CornerFinish> corner_end_;  // instead of end_
    StripFinish end_;
};

}  // namespace pegwright::compose::few_moves
