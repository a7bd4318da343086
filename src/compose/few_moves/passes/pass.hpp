// A pass: a few moves that clear some rows of holes beside empty ones, whatever lies beyond; it is data, read from
// purges/passes, and drawn there.
//
// Columns and rows as in theory/MOVES.md: (0, 0) is the first hole of the rows that leave, rows above them are empty
// but for few pegs near an end, and so they are afterwards. A pass whose file names two columns that repeat does for
// rows that are longer by a multiple of two: its text says what becomes of each move then.
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

// A picture's rows: o empty, * a peg, . a hole that no jump touches, or none.
using PassRows = std::vector<std::string>;

struct Pass {
    std::string name;
    Lattice lattice = Lattice::square;
    Hole origin{0, 0};                      // where (0, 0) is in the pictures
    std::optional<std::int32_t> repeats{};  // the first of two columns of the pictures, of which there may be more
    PassRows before;
    PassRows after;
    std::vector<PassMove> moves;

    // The shortest: pegs from the origin on in its row.
    std::int32_t length() const;
};

// All that are built into the program, in order of files. Parsed once, in some tenths of a millisecond.
const std::vector<Pass>& stored_passes();
// O(passes).
const Pass& stored_pass(std::string_view name);

// Two rows below an empty triangle, of length and length + 1 holes. The first leads from one peg to another place of
// it, `step` in three steps to the same place six rows further down; the other leaves a trail in column 1 instead.
const Pass& peg_pass(std::size_t step, std::int32_t length);
const Pass& trail_pass(std::size_t step, std::int32_t length);

// Six rows of a rectangle, rows 0 to 5, which leave nothing but three pegs in every other hole of column 1. Lengths: 8
// and more if even, 11 and more if odd.
const Pass& field_pass(std::int32_t length);

// Hands the jumps of a pass to the batch, on rows of this length, the shortest or more, with (0, 0) and so on at `at`.
// O(1) a jump, no memory.
void play(const Pass& pass, std::int32_t length, const Affine& at, Batch& batch);
// At its shortest.
void play(const Pass& pass, const Affine& at, Batch& batch);

// Clears rows below an empty triangle, the first of this length, but for the trail: every other hole of column 1, from
// row -1 on. rows: even, and a multiple of 6 unless pegs near the right end may stay.
void play_trail_passes(std::int32_t rows, std::int32_t length, const Affine& at, Batch& batch);

}  // namespace pegwright::compose::few_moves
