// Full rows of a rectangle beside an empty one, or below an empty triangle, six at a time (theory/MOVES.md, "Fields"
// and "Beside a lone peg"): taken away by a peg that stays where it is, or, of rectangles, all but a band of six
// columns, with two pegs left beside each side of that.
#pragma once

#include "board/affine.hpp"
#include "construct/batch.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::few_moves {

constexpr std::int32_t rows_at_once = 6;

// How rows are parted into two fields beside each other: one of `near` columns, from the left end, or from the right
// one if mirrored, and the others. The peg that takes them away stands in the last of these columns, or in the one
// behind. Below a triangle rows grow: each is one hole longer than that above it, and columns from the right end are
// those of the mirror image.
struct Parting {
    std::int32_t near = 0;
    bool mirrored = false;
    bool behind = false;
    std::int32_t first_kept = 0;  // the peg has these columns of its row to itself, counted from the left
    std::int32_t last_kept = 0;
    bool growing = false;
};

// A parting of rows of this length by a peg in this column; nothing if it stands too near an end. Of 37 holes or more
// every column from 7 to length - 8 has one, and some nearer to the ends; of 18 or more some have.
std::optional<Parting> parted_by(std::int32_t length, std::int32_t column);
// The same below a triangle, the first row of this length, the peg in this column of the row before the last of the
// triangle, of length - 2 holes. If mirrored, the first hole of its row must be empty, too, otherwise the last. Of 18
// and more, columns 3 and 4 from either end have one, of 22 and more those from 7 to length - 15 from either end.
std::optional<Parting> parted_below(std::int32_t length, std::int32_t column);

// Hands on the jumps that empty rows 0 to rows - 1, row 0 of this length. rows: a multiple of 6. Row -1 must be empty,
// the peg stands in row -2 and has the columns beside it to itself; nothing else is looked at, and in the end all but
// the rows is as it was. O(1) a jump, no memory. At most a quarter of their holes and 5 * rows / 3 + 12 moves for even
// lengths, 23 * rows / 12 + 12 for odd ones; 59 * rows / 24 + 12 if they grow.
void take_rows(std::int32_t rows, std::int32_t length, const Parting& parting, const Affine& at, Batch& batch);

// Full rows beyond a side of a piece that is nearly empty.
struct RowsBeyond {
    Affine at{};              // (0, 0) is their first hole, and row -1 the piece's at this side
    std::int32_t rows = 0;    // a multiple of 6
    std::int32_t length = 0;  // of the first
    bool growing = false;     // below a triangle
};
// How they can leave while these are the piece's pegs: none is in the row at that side, and one of the next row has the
// columns to itself that it needs. Nothing if they cannot. O(pegs^2).
std::optional<Parting> passing(const RowsBeyond& beyond, std::span<const Hole> pegs);

// The band of columns that may stay.
constexpr std::int32_t band_width = 6;
// Columns from its sides to the pegs beside it.
constexpr std::int32_t band_margin = 2;

// Whether rows of this length can leave around a band whose first column this is.
bool has_band(std::int32_t length, std::int32_t first);

// What becomes of the last six rows of the band, in its columns and their rows, and of a narrow field beside it.
struct BandEnd {
    // From the six rows and the ends of both trails, two columns left and right of them in rows -1, 1 and 3, to pegs in
    // row -2 of the trails' columns, and whatever else is to stay there. Without jumps: the usual ones.
    std::vector<Jump> jumps;
    // Four columns beside the band, between it and an end, stay full in these rows until then, and no trail is there.
    bool corner_stays = false;
    // There are no more rows than these: the band stays full in them, and the trails stay.
    bool all_stays = false;
};
// Of the narrow field.
constexpr std::int32_t corner_width = 4;

// Empties rows 0 to rows - 1 but for the band, whose last six rows leave, too, or become what `end` makes of them.
// What comes in are pegs in rows -1 and 0, two columns left of the band and two right of it. rows: a multiple of 6, 12
// or more unless all of the last six stay. Row -1 must be empty; nothing else is looked at. O(1) a jump, no memory, at
// most four moves more than take_rows, as long as the end is the usual one.
void take_around(std::int32_t rows, std::int32_t length, std::int32_t first, const BandEnd& end, const Affine& at,
                 Batch& batch);

}  // namespace pegwright::compose::few_moves
