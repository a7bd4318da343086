// Clears full rows of a rectangle beside an empty row, or below an empty triangle, six at a time (theory/MOVES.md,
// "Fields" and "Beside a lone peg"). A lone peg near the rows makes that possible; it is back in its place in the end.
// Rectangles need no peg if a band of six columns stays, with two pegs on either side.
#pragma once

#include "board/affine.hpp"
#include "construct/batch.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::few_moves {

constexpr std::int32_t rows_at_once = 6;

// How rows are divided into two fields: `near` columns from the left end (from the right end if mirrored), and the
// rest. The helping peg stands in the last near column, or behind it. Below a triangle each row is one hole longer than
// the row above; columns from the right end are then columns of the mirror image.
struct Parting {
    std::int32_t near = 0;
    bool mirrored = false;
    bool behind = false;          // the peg stands in the column behind the near ones
    std::int32_t first_kept = 0;  // first_kept to last_kept of the peg's row, from the left, hold no other peg
    std::int32_t last_kept = 0;
    bool growing = false;  // below a triangle
};

// The parting of rows of this length by a peg in this column; nothing if the peg stands too near an end. From length 37
// on every column from 7 to length - 8 has one; from length 18 on some have.
std::optional<Parting> parted_by(std::int32_t length, std::int32_t column);
// The same below a triangle. length: of the first row below; the peg's row is the last but one of the triangle, with
// length - 2 holes. The last hole of that row must be empty, the first one if mirrored. From length 18 on columns 3 and
// 4 from either end have a parting, from length 22 on columns 7 to length - 15 from either end.
std::optional<Parting> parted_below(std::int32_t length, std::int32_t column);

// Clears rows 0 to rows - 1; all else is as it was. O(1) a jump, no memory. Row -1 must be empty. The peg stands in row
// -2 with the kept columns to itself.
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
// How the rows can leave while the piece has these pegs; nothing if they cannot. The piece's row at that side must be
// empty, and one peg of the next row must have its kept columns to itself. O(pegs^2).
std::optional<Parting> passing(const RowsBeyond& beyond, std::span<const Hole> pegs);

constexpr std::int32_t band_width = 6;
// Columns from its sides to the pegs beside it.
constexpr std::int32_t band_margin = 2;

// Whether rows of this length can leave around a band whose first column this is.
bool has_band(std::int32_t length, std::int32_t first);

// The end of a band: its last six rows, and a narrow field beside it.
struct BandEnd {
    // Jumps in coordinates of the six rows, from these and the ends of both trails (two columns left and right of them,
    // rows -1, 1 and 3) to a peg in row -2 of each trail's column, and what is to stay. Empty: the usual jumps.
    std::vector<Jump> jumps;
    // The four columns between the band and an end stay full in the six rows until then, and no trail is there.
    bool corner_stays = false;
    // The band stays full in the six rows, and the trails stay: there are no other rows.
    bool all_stays = false;
};
constexpr std::int32_t corner_width = 4;

// Clears rows 0 to rows - 1 but for the band, and the band's last six rows as `end` says. Leaves pegs in rows -1 and 0,
// two columns left and right of the band. Row -1 must be empty. O(1) a jump, no memory. With the usual end it takes at
// most four moves more than take_rows.
// - rows: a multiple of 6, at least 12 unless all of the last six stay
void take_around(std::int32_t rows, std::int32_t length, std::int32_t first, const BandEnd& end, const Affine& at,
                 Batch& batch);

}  // namespace pegwright::compose::few_moves
