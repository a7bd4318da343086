// Solutions of large triangles in n^2/8 + O(n) moves where both holes lie in a small triangle (theory/MOVES.md, "Holes
// close to each other"): that is solved, and near its end the rows beyond its sides leave, six at a time.
#pragma once

#include "compose/few_moves/piece_search.hpp"
#include "compose/few_moves/triangles/inner_triangle.hpp"
#include "game/jump_sink.hpp"

#include <optional>
#include <vector>

namespace pegwright::compose::few_moves {

class SideClearing {
public:
    // Of T_side, from a vacancy to a last peg: nothing if they lie too far from each other, or none is found. Some
    // seconds. Throws Error (limit), and what poll throws.
    static std::optional<SideClearing> find(std::int32_t side, Hole vacancy, Hole finish, const PieceSearch& search);

    // Hands all jumps to the sink, in playing order and not yet refereed. O(1) a jump, no memory.
    void play(JumpSink& sink) const;

private:
    // The small triangle, T_base.
    struct SidePlace {
        std::int32_t base = 0;
        RowsOfSides beyond{};
        Hole corner{0, 0};  // its first hole
    };

    static std::vector<SidePlace> places(std::int32_t side, Hole vacancy, Hole finish);
    bool solve(Hole vacancy, Hole finish, const PieceSearch& search);

    SidePlace place_;
    std::vector<Jump> base_;  // of T_base, to the pegs from which its ending goes on
    Ending ending_;
};

}  // namespace pegwright::compose::few_moves
