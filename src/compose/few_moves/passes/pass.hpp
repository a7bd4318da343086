// A pass: a few moves that clear full rows beside empty ones, whatever lies beyond. Passes are data, drawn in
// purges/passes; theory/MOVES.md proves them for every length.
//
// (0, 0) is the first hole of the rows that leave. The rows above (y < 0) are empty but for few pegs near an end,
// before and after. A pass with two repeated columns also clears rows that are longer by an even number.
#pragma once

#include "base/rooms.hpp"
#include "board/affine.hpp"
#include "board/lattice.hpp"
#include "construct/batch.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::compose::few_moves {

// How a move changes when 2t columns are inserted.
enum class Change {
    stays,
    shifted,     // goes 2t columns to the right with the right end
    stretched,   // one jump along a row is repeated t times
    again,       // repeated t times, two columns further right each time
    again_back,  // the same, rightmost first
};

struct PassMove {
    Change change;
    std::vector<Hole> holes;  // from the peg's first hole to its last
    std::size_t jump = 0;     // stretched: the jump from holes[jump]
};

// A picture: o empty, * a peg, . a hole that no jump touches, or no hole.
using PassRows = std::vector<std::string>;

struct Pass {
    std::string name;
    Lattice lattice = Lattice::square;
    Hole origin{0, 0};                      // where (0, 0) is in the pictures
    std::optional<std::int32_t> repeats{};  // the first of the two repeated columns of the pictures
    PassRows before;
    PassRows after;
    std::vector<PassMove> moves;

    // Of the first row, as drawn: the least.
    std::int32_t length() const;
};

// All passes, in order of files. Parsed once, in some tenths of a millisecond.
const std::vector<Pass>& stored_passes();
// O(passes).
const Pass& stored_pass(std::string_view name);

// Passes for two rows below an empty triangle, of length and length + 1 holes. Steps go 0, 1, 2, 0, ...
// - peg_pass: pegs go from A to B to C to A (theory/MOVES.md).
// - trail_pass: pegs stay in column 1, a trail.
const Pass& peg_pass(std::size_t step, std::int32_t length);
const Pass& trail_pass(std::size_t step, std::int32_t length);

// For six rows of a rectangle. Leaves a trail: three pegs in every other hole of column 1.
// length: even and at least 8, or odd and at least 11.
const Pass& field_pass(std::int32_t length);

// Adds the jumps of a pass to the batch; `at` maps the pass to the board. O(1) a jump, no memory.
// length: the drawn one, or longer by an even number
void play(const Pass& pass, std::int32_t length, const Affine& at, Batch& batch);
void play(const Pass& pass, const Affine& at, Batch& batch);

// Clears rows below an empty triangle but for a trail in column 1, from row -1 on.
// - rows: even, and a multiple of 6 unless pegs near the right end may stay
// - length: of the first row
void play_trail_passes(std::int32_t rows, std::int32_t length, const Affine& at, Batch& batch);

}  // namespace pegwright::compose::few_moves
