#include "compose/few_moves/rectangles/row_clearing.hpp"

#include "construct/construction.hpp"

#include <algorithm>

namespace pegwright::compose::few_moves {
namespace {

using board::Affine;
using construct::Batch;

constexpr std::int32_t least_rows = 4;
// Taller strips cost more moves than they save.
constexpr std::int32_t most_rows = 16;
constexpr std::size_t most_places = 4;
// Columns on either side of the finish in which a strip ends.
constexpr std::int32_t around = 3;
// An open finish lies this many columns before the last one.
constexpr std::int32_t open_end = 8;

// Maps to the board from its eight images.
std::vector<Affine> images(const Board& board) {
    std::vector<Affine> all;
    for (const bool turned : {false, true})
        for (const bool mirrored : {false, true})
            for (const bool upside_down : {false, true}) {
                const std::int32_t x = mirrored ? -1 : 1;
                const std::int32_t y = upside_down ? -1 : 1;
                const Hole origin{mirrored ? board.width() - 1 : 0, upside_down ? board.height() - 1 : 0};
                const Hole right{x, 0};
                const Hole down{0, y};
                all.push_back(turned ? Affine{origin, down, right} : Affine{origin, right, down});
            }
    return all;
}

// The first column of a band that contains this column, best in its middle; near an end, of one beside it.
std::optional<std::int32_t> band_at(std::int32_t length, std::int32_t column) {
    for (const std::int32_t left : {2, 3, 1, 4, 0, 5})
        if (has_band(length, column - left)) return column - left;
    if (column < corner_width && has_band(length, corner_width)) return corner_width;
    const std::int32_t last = length - corner_width - band_width;
    if (column >= length - corner_width && has_band(length, last)) return last;
    return std::nullopt;
}

Columns columns_around(std::int32_t length, std::int32_t column) {
    const std::int32_t first = std::clamp(column - around, 0, length - 1 - 2 * around);
    return {first, first + 2 * around};
}

Columns ending_columns(const RowClearing::RowPlace& place) {
    if (place.band) return columns_before(*place.band);
    return columns_around(place.length, place.finish ? place.finish->x : place.length - 1 - open_end);
}

bool cross_below(RowClearing::RowPlace& place) {
    if (place.below() == 0) return false;
    place.band = band_at(place.length, place.finish->x);
    if (!place.band) return false;
    // A finish beside the band must be in the last rows.
    const std::int32_t column = place.finish->x - *place.band;
    return (column >= 0 && column < band_width) || place.finish->y >= place.height - rows_at_once;
}

// Fewest estimated moves first.
std::vector<RowClearing::RowPlace> places(const Board& board, Hole vacancy, std::optional<Hole> finish) {
    std::vector<RowClearing::RowPlace> all;
    for (const Affine& image : images(board)) {
        const Affine back = image.inverse();
        RowClearing::RowPlace place{image, board.width(), board.height(), 0, 0, back(vacancy)};
        if (finish) place.finish = back(*finish);
        if (image.ex.x == 0) std::swap(place.length, place.height);
        if (place.length < least_length) continue;
        for (place.first = 0; place.first <= place.start.y; place.first += rows_at_once)
            for (place.rows = std::max(least_rows, place.start.y - place.first + 1);
                 place.rows <= std::min(most_rows, place.height - place.first); ++place.rows) {
                if (place.below() % rows_at_once != 0 || place.rows == place.height) continue;
                place.band.reset();
                if (place.finish) {
                    if (place.finish->y < place.first) continue;
                    if (place.finish->y >= place.first + place.rows && !cross_below(place)) continue;
                }
                if (place.start.x <= ending_columns(place).last) all.push_back(place);
            }
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.excess() < b.excess(); });
    return all;
}

// Without a band.
std::vector<Pegs> ends(const RowClearing::RowPlace& place, const Columns& columns) {
    const Board strip = Board::rectangle(place.length, place.rows);
    const Hole start = place.start - Hole{0, place.first};
    std::vector<Pegs> all;
    for (std::int32_t x = columns.first; x <= columns.last; ++x)
        for (std::int32_t y = 0; y < place.rows; ++y)
            if (!place.finish || *place.finish == Hole{x, y + place.first})
                if (construct::is_constructible({strip, start, Hole{x, y}})) all.push_back({{x, y}});
    return all;
}

}  // namespace

std::int64_t RowClearing::RowPlace::excess() const {
    // A strip or a band takes twice a quarter of its holes, and more.
    return std::int64_t{3} * rows * length + std::int64_t{length % 2 == 0 ? 20 : 23} * (height - rows) +
           (band ? std::int64_t{3} * band_width * below() : 0);
}

bool RowClearing::solve(const PieceSearch& search) {
    const RowStrip strip = place_.strip();
    const Hole start = place_.start - Hole{0, place_.first};
    const Columns columns = ending_columns(place_);
    std::vector<Pegs> last;
    if (place_.band) {
        const Hole finish = *place_.finish - Hole{0, place_.first};
        auto crossing = find_crossing(strip, {*place_.band, place_.below() - rows_at_once}, finish, search);
        if (!crossing) return false;
        last.push_back(crossing->pegs);
        cross_ = std::move(crossing->jumps);
        band_end_ = std::move(crossing->band_end);
    } else {
        last = ends(place_, columns);
    }
    if (last.empty()) return false;
    auto way = solve_strip(strip, start, last, columns, search);
    if (!way) return false;
    way_ = std::move(*way);
    const Hole end = place_.band ? cross_.back().to : way_.last.front();
    finish_ = place_.image(end + Hole{0, place_.first});
    return true;
}

std::optional<RowClearing> RowClearing::find(const Board& board, Hole vacancy, std::optional<Hole> finish,
                                             const PieceSearch& search) {
    const auto all = places(board, vacancy, finish);
    for (std::size_t i = 0; i < std::min(most_places, all.size()); ++i)
        if (RowClearing rows(all[i]); rows.solve(search)) return rows;
    return std::nullopt;
}

void RowClearing::play(JumpSink& sink) const {
    Batch batch(sink);
    const Affine strip = place_.image * Affine{{0, place_.first}};
    for (const Jump& jump : way_.beginning) batch.add(strip(jump));
    few_moves::play(way_.ending, strip, batch);
    if (place_.band)
        take_around(place_.below(), place_.length, *place_.band, band_end_, strip * Affine{{0, place_.rows}}, batch);
    for (const Jump& jump : cross_) batch.add(strip(jump));
    batch.flush();
}

}  // namespace pegwright::compose::few_moves
