// The passes of src/theory/MOVES.md that take away the two rows below an empty triangle.
#pragma once

#include "base/rooms.hpp"
#include "board/jump.hpp"

#include <vector>

namespace passes {

using pegwright::tests::Hole;

using Way = std::vector<Hole>;

// Columns and rows as in MOVES.md: the rows that leave are 0 and 1, of `length` and length + 1 holes.
//
// Pegs near the ends of row 0, those at its right end by their distance from its last hole.
struct Pegs {
    std::vector<Hole> left;
    std::vector<Hole> right;

    std::vector<Hole> on(std::int32_t length) const {
        std::vector<Hole> holes = left;
        for (const Hole& h : right) holes.push_back({length - 1 - h.x, h.y});
        return holes;
    }
};

// What becomes of a move when 2t columns are put in.
enum Change {
    stays,
    shifted,     // goes 2t columns to the right with the right end
    stretched,   // a jump along a row is made t times more
    again,       // is played t times more, two columns further right each time
    again_back,  // the same, the rightmost first
};

struct PassMove {
    Change change;
    Way way;
    std::size_t jump = 0;  // the stretched one
};

struct Pass {
    std::int32_t shortest;
    std::int32_t doubled_excess;  // twice its moves, less its length
    Pegs before;
    Pegs after;
    std::vector<PassMove> moves;
};

std::vector<Way> moves_of(const Pass& pass, std::int32_t length);

// MOVES.md's A, B and C.
inline const Pegs at_left{{{0, -2}}, {}};
inline const Pegs at_right{{}, {{2, -1}}};
inline const Pegs at_both{{{1, -1}}, {{5, -2}}};

// place: 0 from A to B, 1 from B to C, 2 from C to A; 3 to 5 the three that leave a trail. For all lengths that are
// even, or odd, as this one.
constexpr std::size_t first_of_trail = 3;
const Pass& pass_from(std::size_t place, std::int32_t length);

}  // namespace passes
