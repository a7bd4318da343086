// Solutions of T_n in n^2/8 + O(n) moves, that end beside a corner (theory/MOVES.md, "Triangles").
//
// A smaller triangle around the vacancy is solved first, down to a peg beside a corner of it. From there on the empty
// triangle grows, six rows at a time, below, on its left and on its right.
#pragma once

#include "board/affine.hpp"
#include "game/jump_sink.hpp"
#include "game/problem.hpp"

#include <array>
#include <optional>
#include <span>

namespace pegwright::compose::few_moves {

// From here on every vacancy that leads to one peg has such a solution.
constexpr std::int32_t least_side = 21;

class GrownTriangle {
public:
    // Of T_side, from a vacancy to this last peg, or to whichever of the six holes beside a corner goes best. Nothing
    // if it does not grow so: the vacancy leads to no single peg, or the triangle does not grow to the finish, which
    // must be one of these holes, or it is smaller than least_side. O(1).
    static std::optional<GrownTriangle> find(std::int32_t side, Hole vacancy, std::optional<Hole> finish = {});

    // The smaller problem, on T_9 to T_16.
    const Problem& base() const { return base_; }
    Hole finish() const { return finish_; }
    // Hands all jumps to the sink, in playing order and not yet refereed, for the jumps of a solution of base(). O(1) a
    // jump, no memory. Not counting those of the base's solution on T_m, there are
    // (n^2 - m^2)/8 + 5(n - m)/3 moves for odd n, (n^2 - m^2)/8 + 23(n - m)/12 for even n.
    void play(std::span<const Jump> base, JumpSink& sink) const;

private:
    // How often three passes go on on each of the sides below, left, right.
    using Turns = std::array<std::int32_t, 3>;

    GrownTriangle(std::int32_t side, Hole vacancy, const Affine& image, const Turns& turns);

    Affine image_;  // of T_side, on which it ends beside the corner on the lower left
    Turns turns_;
    Hole corner_;  // of the smaller triangle, on the image
    Hole finish_;
    Problem base_;
};

}  // namespace pegwright::compose::few_moves
