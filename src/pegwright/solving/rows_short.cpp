#include "pegwright/solving/rows_short.hpp"

#include "base/error.hpp"
#include "construct/construction.hpp"
#include "construct/growth/rows.hpp"
#include "game/move_count.hpp"
#include "pegwright/checking/refereed.hpp"

#include <algorithm>
#include <utility>

namespace pegwright {
namespace {

using board::Affine;
using construct::Batch;

constexpr std::int32_t rows_at_once = 6;
constexpr std::int32_t least_rows = 4;

// The board, and as it is after a turn over its diagonal, each in four positions.
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

// Strips of so many rows are compared, on so many columns at most, and five more.
constexpr std::int32_t rows_to_compare = 9;
constexpr std::int32_t columns_to_compare = 100;

// Where the strip without its end may leave its peg, beside that. Some take a quarter more moves than others, as short
// strips show as well as long ones; of many rows the fewest moves are first.
std::vector<Hole> finishes(const Board& strip, Hole start, const Shortening& shortened) {
    const std::int32_t left_out = std::max(0, strip.width() - columns_to_compare) / 6 * 6;
    const Board shorter = Board::rectangle(strip.width() - left_out, strip.height());
    // As far from the nearer end, or in the middle.
    const std::int32_t from_right = strip.width() - start.x;
    Hole begin = start;
    if (from_right <= columns_to_compare / 2)
        begin.x -= left_out;
    else if (start.x > columns_to_compare / 2)
        begin.x -= (start.x - columns_to_compare / 2) / 6 * 6;
    std::vector<std::pair<std::int64_t, Hole>> by_moves;
    for (std::int32_t from_end = 1; from_end < end_margin; ++from_end)
        for (std::int32_t y = 0; y < strip.height(); ++y) {
            const Hole finish{strip.width() - from_end, y};
            const Problem problem(shorter, begin, finish - Hole{left_out, 0});
            if (!construct::is_constructible({strip, start, finish}) || !construct::is_constructible(problem)) continue;
            if (strip.height() < rows_to_compare) {
                by_moves.emplace_back(0, finish);
                continue;
            }
            JumpList list;
            shortened(*construct_way(problem)).play_unrefereed(list);
            game::MoveCount count;
            count.add(list.list);
            by_moves.emplace_back(count.moves(), finish);
        }
    std::stable_sort(by_moves.begin(), by_moves.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Hole> holes;
    for (const auto& [moves, finish] : by_moves) holes.push_back(finish);
    return holes;
}

}  // namespace

std::int64_t RowsAway::Strip::excess() const {
    // A strip by itself takes twice a quarter of its holes, and more.
    return std::int64_t{3} * rows * length + std::int64_t{length % 2 == 0 ? 32 : 39} * (height - rows);
}

std::optional<RowsAway::Strip> RowsAway::choose(const Board& board, Hole vacancy) {
    std::optional<Strip> best;
    for (const Affine& image : images(board)) {
        const Hole h = image.inverse()(vacancy);
        Strip strip{image, board.width(), board.height(), 0, 0};
        if (image.ex.x == 0) std::swap(strip.length, strip.height);
        // The end must be full.
        if (strip.length < least_length || h.x >= strip.length - end_width) continue;
        for (strip.first = 0; strip.first <= h.y; strip.first += rows_at_once) {
            const std::int32_t left = strip.height - strip.first;
            strip.rows = std::max(least_rows, h.y - strip.first + 1);
            strip.rows += ((left - strip.rows) % rows_at_once + rows_at_once) % rows_at_once;
            if (strip.rows > left || strip.rows == strip.height) continue;
            if (!best || strip.excess() < best->excess()) best = strip;
        }
    }
    return best;
}

std::optional<RowsAway> RowsAway::find(const Board& board, Hole vacancy, const Shortening& shortened,
                                       const Limits& limits, std::uint64_t seed) {
    const auto strip = choose(board, vacancy);
    if (!strip) return std::nullopt;
    RowsAway rows;
    rows.strip_ = *strip;
    const std::int32_t width = strip->length - end_width;
    const Board beginning = Board::rectangle(width, strip->rows);
    const Hole start = strip->image.inverse()(vacancy) - Hole{0, strip->first};
    for (const Hole& finish : finishes(beginning, start, shortened)) {
        const Hole peg{end_margin - (width - finish.x), finish.y};
        const auto end =
            find_strip_end(strip->rows, peg, strip->first > 0, strip->below() > 0, shortened, limits, seed);
        if (!end) continue;
        rows.end_ = *end;
        JumpList list;
        shortened(*construct_way({beginning, start, finish})).play_unrefereed(list);
        rows.beginning_ = std::move(list.list);
        const Hole last = rows.end_.jumps.back().to + Hole{width - end_margin, strip->first};
        rows.finish_ = strip->image(last);
        return rows;
    }
    return std::nullopt;
}

void RowsAway::play(JumpSink& sink) const {
    Batch batch(sink);
    const Affine strip = strip_.image * Affine{{0, strip_.first}};
    for (const Jump& jump : beginning_) batch.add(strip(jump));
    const Affine columns = strip * Affine{{strip_.length - end_columns, 0}};
    const auto take = [&](std::size_t i) {
        using construct::growth::take_rows;
        const std::int32_t last = strip_.length - 1;
        if (strip_.first > 0 && i == end_.above.jump)
            take_rows(strip_.first, strip_.length, end_.above.catalyst, strip * Affine{{last, -1}, {-1, 0}, {0, -1}},
                      batch);
        if (strip_.below() > 0 && i == end_.below.jump)
            take_rows(strip_.below(), strip_.length, end_.below.catalyst, strip * Affine{{last, strip_.rows}, {-1, 0}},
                      batch);
    };
    for (std::size_t i = 0; i < end_.jumps.size(); ++i) {
        take(i);
        batch.add(columns(end_.jumps[i]));
    }
    take(end_.jumps.size());
    batch.flush();
}

}  // namespace pegwright
