// Solutions of T_n in n^2/8 + O(n) moves from a vacancy to a peg beside a corner (theory/MOVES.md, Theorem 10).
//
// A small triangle around the vacancy is solved first, to a peg beside a corner. It grows by six rows at a time, below,
// left and right.
#pragma once

#include "board/affine.hpp"
#include "game/jump_sink.hpp"
#include "game/problem.hpp"

#include <array>
#include <optional>
#include <span>

namespace pegwright::compose::few_moves {

// The smallest n.
constexpr std::int32_t least_side = 21;

class GrownTriangle {
public:
    // Nothing if side < least_side, the vacancy leads to no single peg, or the triangle cannot grow to the finish.
    // O(1).
    // - finish: one of six holes beside a corner; without one, the best
    static std::optional<GrownTriangle> find(std::int32_t side, Hole vacancy, std::optional<Hole> finish = {});

    // The smaller problem, on T_9 to T_16.
    const Problem& base() const { return base_; }
    Hole finish() const { return finish_; }
    // Plays all jumps in order, not refereed. O(1) a jump, no memory. base: a solution of base(), on T_m. The rest
    // takes (n^2 - m^2)/8 + 5(n - m)/3 moves for odd n, (n^2 - m^2)/8 + 23(n - m)/12 for even n.
    void play(std::span<const Jump> base, JumpSink& sink) const;

private:
    // Times that the triangle grows by six rows: below, left, right.
    using Turns = std::array<std::int32_t, 3>;

    GrownTriangle(std::int32_t side, Hole vacancy, const Affine& image, const Turns& turns);

    Affine image_;  // takes T_side to an image that ends beside the lower left corner
    Turns turns_;
    Hole corner_;  // the small triangle's first hole, on the image
    Hole finish_;
    Problem base_;
};

}  // namespace pegwright::compose::few_moves
