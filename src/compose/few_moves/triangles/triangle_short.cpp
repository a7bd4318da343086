#include "compose/few_moves/triangles/triangle_short.hpp"

#include "board/symmetry.hpp"
#include "construct/batch.hpp"
#include "construct/construction.hpp"
#include "game/refereed.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pegwright::compose::few_moves {
namespace {

using board::Affine;
using construct::Batch;

// The smallest k: the rows below must be long enough.
constexpr std::int32_t least_above = 8;
// Rows that the finish may lie above the strip.
constexpr std::int32_t most_above = 5;
// Sides, for growing_left.
constexpr std::int32_t least_growing = 9;
constexpr std::int32_t largest_growing = 20;

Hole peg_above(std::size_t kind, std::int32_t above) { return corner(kind).peg + Hole{0, above}; }

// The side of a triangle at T_k's right corner that holds the vacancy. It grows on the left alone, by passes with
// trails, to a peg at (1, k - 2). Nothing if the vacancy is too far away.
std::optional<std::int32_t> growing_left(std::int32_t above, Hole vacancy, Hole peg) {
    if (peg.x != 1 || peg.y != above - 2) return std::nullopt;
    std::int32_t base = least_growing + (above - least_growing) % strip_rows;
    while (base <= largest_growing && vacancy.x < above - base) base += strip_rows;
    const Hole left{above - base, above - base};
    if (base > largest_growing || base > above) return std::nullopt;
    if (!construct::is_constructible({Board::triangle(base), vacancy - left, {1, base - 2}})) return std::nullopt;
    return base;
}

// Whether T_k has a solution in few moves.
bool has_way(std::int32_t above, Hole vacancy, Hole peg) {
    if (growing_left(above, vacancy, peg)) return true;
    if (above < least_side) return construct::is_constructible({Board::triangle(above), vacancy, peg});
    return GrownTriangle::find(above, vacancy, peg).has_value();
}

}  // namespace

std::int64_t TriangleShort::Cut::excess() const {
    // Fields of even length take fewer moves.
    const bool even = (above + 1 - few_moves::corner(corner).columns) % 2 == 0;
    // Six columns of the strip take about four moves. Holes above the strip are hard to reach.
    return 4 * finish.x / 6 + (finish.y < above ? 20 + 10 * (above - finish.y) : 0) + (even ? 0 : 1 + below() / 4);
}

std::vector<TriangleShort::Cut> TriangleShort::cuts(std::int32_t side, Hole vacancy, Hole finish) {
    std::vector<Cut> all;
    for (const Affine& map : board::symmetries(Board::triangle(side))) {
        Cut cut{map.inverse(), side, 0, 0, map(vacancy), map(finish)};
        for (cut.above = side - strip_rows; cut.above >= least_above; cut.above -= strip_rows) {
            if (cut.vacancy.y >= cut.above || cut.finish.y >= cut.above + strip_rows) break;
            if (cut.finish.y < cut.above - most_above) continue;
            for (cut.corner = 0; cut.corner < corners; ++cut.corner) {
                if (has_way(cut.above, cut.vacancy, peg_above(cut.corner, cut.above))) all.push_back(cut);
            }
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Cut& a, const Cut& b) { return a.excess() < b.excess(); });
    return all;
}

bool TriangleShort::solve_above(const Shortening& shortened) {
    const Hole peg = peg_above(cut_.corner, cut_.above);
    growth_.reset();
    growing_ = growing_left(cut_.above, cut_.vacancy, peg);
    if (growing_)
        return solve_base({Board::triangle(*growing_), cut_.vacancy - corner_of_growing(), {1, *growing_ - 2}},
                          shortened);
    if (cut_.above >= least_side) growth_ = GrownTriangle::find(cut_.above, cut_.vacancy, peg);
    const Problem problem = growth_ ? growth_->base() : Problem{Board::triangle(cut_.above), cut_.vacancy, peg};
    return solve_base(problem, shortened);
}

bool TriangleShort::solve_base(const Problem& problem, const Shortening& shortened) {
    const auto way = plan_player(problem);
    if (!way) return false;
    JumpList list;
    shortened(*way).play_unrefereed(list);
    base_ = std::move(list.list);
    return true;
}

std::optional<TriangleShort> TriangleShort::find(std::int32_t side, Hole vacancy, Hole finish,
                                                 const PieceSearch& search) {
    if (side < least_side) return std::nullopt;
    const std::vector<Cut> all = cuts(side, vacancy, finish);
    if (auto found = along_trail(all, few_at_first, search)) return found;
    if (auto found = at_corner(all, search)) return found;
    return along_trail(all, more_then, search);
}

std::optional<TriangleShort> TriangleShort::along_trail(const std::vector<Cut>& all, const Tries& tries,
                                                        const PieceSearch& search) {
    for (std::size_t i = 0; i < std::min(tries.cuts, all.size()); ++i) {
        const Cut& cut = all[i];
        auto end =
            find_strip_finish(corner(cut.corner), cut.above, cut.finish - Hole{0, cut.above}, tries.effort, search);
        if (!end) continue;
        TriangleShort triangle;
        triangle.cut_ = cut;
        triangle.end_ = std::move(*end);
        if (triangle.solve_above(search.shortened)) return triangle;
    }
    return std::nullopt;
}

std::optional<TriangleShort> TriangleShort::at_corner(const std::vector<Cut>& all, const PieceSearch& search) {
    for (const Cut& cut : all) {
        TriangleShort triangle;
        triangle.cut_ = cut;
        triangle.corner_end_ =
            find_corner_finish(corner(cut.corner).peg, cut.above, cut.below(), cut.finish - Hole{0, cut.above}, search);
        if (triangle.corner_end_ && triangle.solve_above(search.shortened)) return triangle;
    }
    return std::nullopt;
}

void TriangleShort::grow_left(Batch& batch) const {
    const Affine base = cut_.image * Affine{corner_of_growing()};
    for (const Jump& jump : base_) batch.add(base(jump));
    // A reflection: the left side comes below.
    const Affine below = base * Affine{{*growing_ - 1, *growing_ - 1}, {0, -1}, {-1, 0}};
    play_trail_passes(cut_.above - *growing_, *growing_ + 1, below * Affine{{0, *growing_}}, batch);
    for (std::int32_t y = *growing_ - 2; y < cut_.above - 2; y += 2) batch.add(below(Jump{{1, y}, {1, y + 2}}));
}

void TriangleShort::play(JumpSink& sink) const {
    Batch batch(sink);
    construct::PlacedBatch placed(cut_.image, batch);
    if (growth_)
        growth_->play(base_, placed);
    else if (growing_)
        grow_left(batch);
    else
        placed.take(base_);

    if (corner_end_)
        take_corner(*corner_end_, batch);
    else
        take_strip(batch);
    batch.flush();
}

void TriangleShort::take_right(std::optional<std::int32_t> column, const Affine& strip, Batch& batch) const {
    if (!column) return;
    play_trail_passes(strip_rows, cut_.above + 1 - *column, strip * Affine{{*column, 0}}, batch);
}

void TriangleShort::take_corner(const CornerFinish& end, Batch& batch) const {
    const Affine strip = cut_.image * Affine{{0, cut_.above}};
    take_right(end.right, strip, batch);
    few_moves::play(end.ending, strip, batch);
}

void TriangleShort::take_strip(Batch& batch) const {
    const StripCorner& way = corner(cut_.corner);
    const Affine strip = cut_.image * Affine{{0, cut_.above}};
    begin_strip(way, cut_.below() > 0, strip, batch);
    const std::int32_t first = way.trail() + 1;
    go_on(first, end_.times, strip, batch);
    take_right(end_.right, strip, batch);
    for (const Jump& jump : end_.jumps) batch.add(strip(jump));
    if (cut_.below() > 0)
        take_rows(way, cut_.below(), cut_.above + strip_rows + 1, strip * Affine{{0, strip_rows}}, batch);
    for (std::int32_t x = way.trail(); x < first + 6 * end_.times - 1; x += 2)
        batch.add(strip(Jump{{x, strip_rows - 2}, {x + 2, strip_rows - 2}}));
    for (const Jump& jump : end_.last) batch.add(strip(jump));
}

}  // namespace pegwright::compose::few_moves
