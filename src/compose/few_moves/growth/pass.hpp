// Two rows of holes beside empty ones, taken away in half as many moves as they are long, and some more.
//
// Columns and rows as in theory/MOVES.md: the rows that leave are 0 and 1, of L and L + 1 holes below an empty
// triangle, of L holes each on rectangles; the rows before them are empty but for few pegs near an end, and so they are
// afterwards. Each pass is kept for its shortest L and says what becomes of its moves when two columns more are put in.
#pragma once

#include "base/rooms.hpp"
#include "board/affine.hpp"
#include "construct/batch.hpp"

#include <vector>

namespace pegwright::compose::growth {

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
enum class Change {
    stays,
    shifted,     // goes 2t columns to the right with the right end
    stretched,   // a jump along a row is made t times more
    again,       // is played t times more, two columns further right each time
    again_back,  // the same, the rightmost first
};

struct PassMove {
    Change change;
    std::vector<Hole> holes;  // its peg goes through
    std::size_t jump = 0;     // the stretched one: from this hole to the next
};

struct Pass {
    std::int32_t shortest;
    std::int32_t doubled_excess;  // twice its moves, less its length for every two rows
    Pegs before;
    Pegs after;
    std::vector<PassMove> moves;
};

constexpr std::size_t passes = 6;
// The first three lead from one peg to the same six rows further down, the others leave a trail in column 1.
constexpr std::size_t first_of_trail = 3;

// place: below `passes`. For all lengths that are even, or odd, as this one. Parsed once, in some tens of microseconds.
const Pass& pass_from(std::size_t place, std::int32_t length);

// Six rows of a rectangle, rows 0 to 5, which leave nothing but three pegs in every other hole of column 1. Lengths: 8
// and more if even, 11 and more if odd.
const Pass& field_pass(std::int32_t length);

// Hands the jumps of a pass to the batch, on rows of this length, `shortest` or more, with (0, 0) and so on at `at`.
// O(1) a jump, no memory.
void play(const Pass& pass, std::int32_t length, const Affine& at, Batch& batch);

}  // namespace pegwright::compose::growth
