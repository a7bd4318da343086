// Clears full rows of a rectangle beside an empty row, or below an empty triangle, six at a time (theory/MOVES.md,
// "Fields" and "Beside a lone peg"). A lone peg near them helps; in the end it is back in its place. Rectangles need no
// peg if a band of six columns stays, with two pegs on either side.
#pragma once

#include "board/affine.hpp"
#include "construct/batch.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::few_moves {

constexpr std::int32_t rows_at_once = 6;

// Divides rows into two fields: `near` columns from the left end (the right one if mirrored), and the rest. The helping
// peg stands in the last near column, or behind it. Below a triangle, columns from the right end are those of the
// mirror image.
struct Parting {
    std::int32_t near = 0;
    bool mirrored = false;
    bool behind = false;          // the peg stands behind the near columns
    std::int32_t first_kept = 0;  // first_kept to last_kept of the peg's row, from the left, hold no other peg
    std::int32_t last_kept = 0;
    bool growing = false;  // below a triangle
};

// The parting of rows by a peg in this column, if it has one (theory/MOVES.md, Theorem 8).
std::optional<Parting> parted_by(std::int32_t length, std::int32_t column);
// The same below a triangle (Theorem 12). The peg's row is the triangle's last but one; its last hole (first, if
// mirrored) must be empty. length: of the first row below
std::optional<Parting> parted_below(std::int32_t length, std::int32_t column);

// Clears rows 0 to rows - 1; all else is as it was. O(1) a jump, no memory. Row -1 must be empty, and the peg alone in
// the kept columns of row -2.
// - rows: a multiple of 6; length: of row 0
// Moves beyond a quarter of the holes, at most: 5 * rows / 3 + 12 for even lengths, 23 * rows / 12 + 12 for odd ones,
// 59 * rows / 24 + 12 below a triangle.
void take_rows(std::int32_t rows, std::int32_t length, const Parting& parting, const Affine& at, Batch& batch);

// Full rows beyond a side of a nearly empty piece.
struct RowsBeyond {
    Affine at{};              // (0, 0) is their first hole, and row -1 the piece's at this side
    std::int32_t rows = 0;    // a multiple of 6
    std::int32_t length = 0;  // of the first
    bool growing = false;     // below a triangle
};
// How the rows can leave while the piece has these pegs; nothing if they cannot. O(pegs^2).
std::optional<Parting> passing(const RowsBeyond& beyond, std::span<const Hole> pegs);

constexpr std::int32_t band_width = 6;
// From its sides to the pegs beside it.
constexpr std::int32_t band_margin = 2;

// Whether rows can leave around a band that begins at this column.
bool has_band(std::int32_t length, std::int32_t first);

// The end of a band: its last six rows, and a narrow field beside it.
struct BandEnd {
    // In coordinates of the six rows: from these and both trails' ends (two columns left and right, rows -1, 1 and 3)
    // to a peg in row -2 of each trail's column, and the pegs that stay. Empty: the usual jumps.
    std::vector<Jump> jumps;
    // Instead of a trail, the four columns between band and end are full in the six rows before these jumps.
    bool corner_stays = false;
    // There are only these six rows. The band stays full, and the trails stay.
    bool all_stays = false;
};
constexpr std::int32_t corner_width = 4;

// Clears rows 0 to rows - 1 but for the band, whose last six rows go as `end` says. Leaves pegs in rows -1 and 0, two
// columns left and right of the band. Row -1 must be empty. O(1) a jump, no memory. The usual end takes at most four
// moves more than take_rows.
// - rows: a multiple of 6, at least 12 unless all of the last six stay
void take_around(std::int32_t rows, std::int32_t length, std::int32_t first, const BandEnd& end, const Affine& at,
                 Batch& batch);

}  // namespace pegwright::compose::few_moves
