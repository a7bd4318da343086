// Solutions of large triangles in n^2/8 + O(n) moves from a vacancy to a last peg close to it. A small triangle with
// both is solved; near its end the rows beyond its sides leave, six at a time.
#pragma once

#include "compose/few_moves/piece_search.hpp"
#include "compose/few_moves/triangles/inner_triangle.hpp"
#include "game/jump_sink.hpp"

#include <optional>
#include <vector>

namespace pegwright::compose::few_moves {

class SideClearing {
public:
    // Nothing if the holes are too far apart, or none is found. Some seconds.
    static std::optional<SideClearing> find(std::int32_t side, Hole vacancy, Hole finish, const PieceSearch& search);

    // Plays all jumps in order, not refereed. O(1) a jump, no memory.
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
    std::vector<Jump> base_;  // of T_base, up to its ending
    Ending ending_;
};

}  // namespace pegwright::compose::few_moves
