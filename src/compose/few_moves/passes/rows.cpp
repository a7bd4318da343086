#include "compose/few_moves/passes/rows.hpp"

#include "compose/few_moves/passes/pass.hpp"

#include <algorithm>

namespace pegwright::compose::few_moves {
namespace {

// Lengths of fields whose trail is in column 1.
bool is_passable(std::int32_t length) { return length >= (length % 2 == 0 ? 8 : 11); }
// Fields of four columns have a pass of their own, with the trail in column 2.
constexpr std::int32_t fewest_near = corner_width;
bool is_near(std::int32_t columns) { return columns == fewest_near || (columns % 2 == 0 && is_passable(columns)); }
// Columns beside the near field whose last six rows become the sweepers of both trails.
constexpr std::int32_t block = 6;
static_assert(block == band_width);
// From the end of a field.
constexpr std::int32_t trail_column = 1;

bool is_parting(std::int32_t length, std::int32_t near) { return is_near(near) && is_passable(length - near - block); }
// Below a triangle fewer columns are enough: rows are longer when the third pass comes.
constexpr std::int32_t fewest_growing = 8;
bool is_parting_below(std::int32_t length, std::int32_t near) {
    return (near == fewest_near || is_passable(near)) && length - near - block >= fewest_growing;
}

// Clear six rows of a field.
void pass_near(std::int32_t y, std::int32_t near, const Affine& at, Batch& batch) {
    static const Pass& four_columns = stored_pass("field-4");
    if (near == fewest_near)
        play(four_columns, at * Affine{{0, y}}, batch);
    else
        play(field_pass(near), near, at * Affine{{near - 1, y}, {-1, 0}}, batch);
}
void pass_other(std::int32_t y, std::int32_t length, std::int32_t from, const Affine& at, Batch& batch) {
    play(field_pass(length - from), length - from, at * Affine{{from, y}}, batch);
}
// Upwards.
void sweep(std::int32_t column, std::int32_t row, std::int32_t to_row, const Affine& at, Batch& batch) {
    for (; row > to_row; row -= 2) batch.add(at(Jump{{column, row}, {column, row - 2}}));
}

}  // namespace

std::optional<Parting> parted_by(std::int32_t length, std::int32_t column) {
    for (const bool mirrored : {false, true}) {
        const std::int32_t x = mirrored ? length - 1 - column : column;
        Parting parting{x + x % 2, mirrored, x % 2 == 0, x - band_margin + x % 2, x + 1 + x % 2};
        if (!is_parting(length, parting.near)) continue;
        if (mirrored) {
            const std::int32_t first = length - 1 - parting.last_kept;
            parting.last_kept = length - 1 - parting.first_kept;
            parting.first_kept = first;
        }
        return parting;
    }
    return std::nullopt;
}

std::optional<Parting> parted_below(std::int32_t length, std::int32_t column) {
    const std::int32_t last = length - 3;
    std::optional<Parting> best;
    for (const bool mirrored : {false, true})
        for (const bool behind : {false, true}) {
            const std::int32_t x = mirrored ? last - column : column;
            const std::int32_t near = behind ? x : x + 1;
            if (!is_parting_below(length, near)) continue;
            // Fields of even length take fewer moves.
            if (best && (length - near) % 2 != 0) continue;
            best = Parting{near, mirrored, behind, near - band_margin, near + 1, true};
            if (mirrored) {
                best->first_kept = last - (near + 1);
                best->last_kept = last - (near - band_margin);
            }
        }
    return best;
}

std::optional<Parting> passing(const RowsBeyond& beyond, std::span<const Hole> pegs) {
    const Affine seen = beyond.at.inverse();
    const auto is_in = [&](Hole h, std::int32_t row) { return seen(h).y == -1 - row; };
    if (std::any_of(pegs.begin(), pegs.end(), [&](Hole h) { return is_in(h, 0); })) return std::nullopt;
    for (const Hole& peg : pegs) {
        if (!is_in(peg, 1)) continue;
        const std::int32_t column = seen(peg).x;
        const auto parting = (beyond.growing ? parted_below : parted_by)(beyond.length, column);
        if (!parting) continue;
        const auto in_the_way = [&](Hole h) {
            if (!is_in(h, 1) || h == peg) return false;
            const std::int32_t x = seen(h).x;
            return (x >= parting->first_kept && x <= parting->last_kept) ||
                   (beyond.growing && x == (parting->mirrored ? 0 : beyond.length - 3));
        };
        if (std::none_of(pegs.begin(), pegs.end(), in_the_way)) return parting;
    }
    return std::nullopt;
}

void take_rows(std::int32_t rows, std::int32_t length, const Parting& parting, const Affine& place, Batch& batch) {
    const Affine mirror{{length - 1, 0}, {-1, 0}, {parting.growing ? 1 : 0, 1}};
    const Affine at = parting.mirrored ? place * mirror : place;
    const std::int32_t near = parting.near;
    const std::int32_t last = rows - rows_at_once;
    const std::int32_t near_trail = near - 1 - trail_column;
    const std::int32_t other_trail = near + trail_column;
    for (std::int32_t y = 0; y < rows; y += rows_at_once) {
        pass_near(y, near, at, batch);
        const std::int32_t from = near + (y < last ? 0 : block);
        if (parting.growing)
            play_trail_passes(rows_at_once, length + y - from, at * Affine{{from, y}}, batch);
        else
            pass_other(y, length, from, at, batch);
    }
    static const Pass& two_sweepers = stored_pass("fields-end");
    play(two_sweepers, at * Affine{{near, last}}, batch);
    // One sweeper jumps over the peg, the other over that one into the peg's hole.
    const auto jump = [&](std::int32_t from, std::int32_t to) { batch.add(at(Jump{{from, -2}, {to, -2}})); };
    if (parting.behind) {
        sweep(near_trail, last - 2, -2, at, batch);
        sweep(other_trail, last - 2, -2, at, batch);
        jump(other_trail, near - 1);
        jump(near_trail, near);
    } else {
        sweep(other_trail, last - 2, -2, at, batch);
        sweep(near_trail, last - 2, -2, at, batch);
        jump(near_trail, near);
        jump(other_trail, near - 1);
    }
}

bool has_band(std::int32_t length, std::int32_t first) {
    return is_parting(length, first) || is_parting(length, length - first - band_width);
}

void take_around(std::int32_t rows, std::int32_t length, std::int32_t first, const BandEnd& end, const Affine& place,
                 Batch& batch) {
    const bool mirrored = !is_parting(length, first) || (end.corner_stays && first != corner_width);
    const Affine at = mirrored ? place * Affine{{length - 1, 0}, {-1, 0}} : place;
    const std::int32_t near = mirrored ? length - first - band_width : first;
    const std::int32_t last = rows - rows_at_once;
    for (std::int32_t y = 0; y < rows; y += rows_at_once) {
        if (y < last || !end.corner_stays) pass_near(y, near, at, batch);
        pass_other(y, length, near + band_width, at, batch);
    }
    if (end.all_stays) return;
    static const Pass& sweepers = stored_pass("band-end");
    if (end.jumps.empty())
        play(sweepers, at * Affine{{near, last}}, batch);
    else
        for (const Jump& jump : end.jumps) batch.add((place * Affine{{first, last}})(jump));
    sweep(near - band_margin, last - 2, 0, at, batch);
    sweep(near + band_width - 1 + band_margin, last - 2, 0, at, batch);
}

}  // namespace pegwright::compose::few_moves
