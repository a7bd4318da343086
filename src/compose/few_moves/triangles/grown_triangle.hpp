// Solutions of T_n in n^2/8 + O(n) moves that end beside a corner, for every vacancy that leads to one peg
// (theory/MOVES.md, Theorem 10).
//
// A small triangle around the vacancy is solved first, to a peg beside one of its corners. Then the empty triangle
// grows by six rows at a time, below, on its left and on its right.
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
    // A solution of T_side from the vacancy to the finish, one of six holes beside a corner; without a finish, to the
    // best of the six. Nothing if side < least_side, the vacancy leads to no single peg, or the triangle cannot grow to
    // the finish. O(1).
    static std::optional<GrownTriangle> find(std::int32_t side, Hole vacancy, std::optional<Hole> finish = {});

    // The smaller problem, on T_9 to T_16.
    const Problem& base() const { return base_; }
    Hole finish() const { return finish_; }
    // Sends all jumps to the sink, in playing order, not yet refereed. base: the jumps of a solution of base(), on T_m.
    // O(1) a jump, no memory. The other jumps are
    // (n^2 - m^2)/8 + 5(n - m)/3 moves for odd n, (n^2 - m^2)/8 + 23(n - m)/12 for even n.
    void play(std::span<const Jump> base, JumpSink& sink) const;

private:
    // Times that three passes are played: below, left, right.
    using Turns = std::array<std::int32_t, 3>;

    GrownTriangle(std::int32_t side, Hole vacancy, const Affine& image, const Turns& turns);

    Affine image_;  // takes T_side to the image that ends beside the lower left corner
    Turns turns_;
    Hole corner_;  // the small triangle's first hole, on the image
    Hole finish_;
    Problem base_;
};

}  // namespace pegwright::compose::few_moves
