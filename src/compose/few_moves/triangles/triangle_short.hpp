// Solutions of large triangles in n^2/8 + O(n) moves, to a chosen last peg (theory/MOVES.md, "A chosen finish").
//
// A triangle T_k at a corner, with the vacancy in it, is solved to a peg beside a corner of it; the six rows below are
// a strip with the last hole in it. All below the strip goes while few pegs are left in it.
#pragma once

#include "board/affine.hpp"
#include "compose/few_moves/triangles/grown_triangle.hpp"
#include "compose/few_moves/triangles/strip_finish.hpp"

namespace pegwright::compose::few_moves {

class TriangleShort {
public:
    // Of T_side, from a vacancy to a last peg: nothing if they do not lie so that this can be done, or none is found.
    // Some seconds. Throws Error (limit), and what poll throws.
    static std::optional<TriangleShort> find(std::int32_t side, Hole vacancy, Hole finish, const PieceSearch& search);

    // Hands all jumps to the sink, in playing order and not yet refereed. O(1) a jump, no memory.
    void play(JumpSink& sink) const;

private:
    // How a problem may be cut: on an image of the board.
    struct Cut {
        board::Affine image;     // to the board
        std::int32_t side = 0;   // of the image
        std::int32_t above = 0;  // rows of T_k
        std::size_t corner = 0;  // its kind
        Hole vacancy;            // on the image, as is the finish
        Hole finish;

        std::int32_t below() const { return side - above - strip_rows; }
        // Moves beyond a quarter of the holes that others do not take, about.
        std::int64_t excess() const;
    };

    // So many cuts are tried, with so much effort.
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
    // Of the triangle above: false if it has none.
    bool solve_above(const Shortening& shortened);
    bool solve_base(const Problem& problem, const Shortening& shortened);
    // T_k, if growing_, and where in it the triangle lies that grows.
    void grow_left(construct::Batch& batch) const;
    void take_strip(construct::Batch& batch) const;
    void take_corner(const CornerFinish& end, construct::Batch& batch) const;
    void take_right(std::optional<std::int32_t> column, const board::Affine& strip, construct::Batch& batch) const;
    Hole corner_of_growing() const { return {cut_.above - *growing_, cut_.above - *growing_}; }

    Cut cut_;
    std::optional<GrownTriangle> growth_;     // of T_k, unless it is small
    std::optional<std::int32_t> growing_;     // rows of the triangle that grows on the left alone to T_k
    std::vector<Jump> base_;                  // of T_k, or of what grows to it
    std::optional<CornerFinish> corner_end_;  // if it is near the corner; otherwise:
    StripFinish end_;
};

}  // namespace pegwright::compose::few_moves
