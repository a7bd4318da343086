#include "compose/few_moves/triangles/strip_finish.hpp"

#include "compose/few_moves/passes/corner.hpp"
#include "compose/few_moves/triangles/inner_triangle.hpp"
#include "compose/few_moves/triangles/strip_columns.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pegwright::compose::few_moves {
namespace {

// Further right a trail leads to the finish.
constexpr std::int32_t last_column_at_corner = 8;
// Jumps are taken back in a triangle of this side or up to five more: whether rows below can leave depends on the side
// mod 6.
constexpr std::int32_t least_small_side = 40;
constexpr std::size_t most_jumps_at_corner = 24;
constexpr std::size_t most_goals_at_corner = 400;
constexpr int most_searches_at_corner = 4;
constexpr std::uint64_t widest_at_corner = 1'000;

std::int32_t small_side_for(std::int32_t side) {
    return side < least_small_side + strip_rows ? side : least_small_side + (side - least_small_side) % strip_rows;
}

std::vector<Hole> moved_holes(std::vector<Hole> holes, Hole by) {
    for (Hole& h : holes) h = h + by;
    return holes;
}

}  // namespace

std::optional<CornerFinish> find_corner_finish(Hole peg, std::int32_t side, std::int32_t below, Hole finish,
                                               const PieceSearch& search) {
    if (finish.x > last_column_at_corner || finish.y < -rows_above_strip) return std::nullopt;
    const std::int32_t rows = side + strip_rows;
    // The strip's first hole, in a small triangle.
    const Hole small{0, small_side_for(rows) - strip_rows};
    const RowsBeyond rows_below{{{0, strip_rows}}, below, rows + 1, true};
    CornerFinish result;
    result.right = right_field(side, 0);
    const StripColumns columns(side, 0, result.right);
    std::array start{columns.start()};
    start[0].set(columns.to_board(peg));
    Endings endings = triangle_endings(small.y + strip_rows, {below, 0, 0}, finish + small);
    int searches = 0;
    for (std::size_t jumps = 0; jumps <= most_jumps_at_corner && searches < most_searches_at_corner; ++jumps) {
        if (jumps > 0 && !endings.go_back()) return std::nullopt;
        std::vector<Pegs> found;
        for (Pegs& pegs : endings.found()) {
            pegs = moved_holes(std::move(pegs), Hole{0, 0} - small);
            if (std::all_of(pegs.begin(), pegs.end(),
                            [&](Hole h) { return columns.board().contains(columns.to_board(h)); }))
                found.push_back(std::move(pegs));
            if (found.size() == most_goals_at_corner) break;
        }
        if (found.empty()) continue;
        ++searches;
        std::vector<Position> goals;
        for (const auto& pegs : found) goals.push_back(columns.position(pegs));
        const auto path = path_between(columns.board(), start, goals, widest_at_corner, false, search);
        if (!path) continue;
        const Pegs& pegs = found[path->goal];
        result.ending = endings.from(moved_holes(pegs, small));
        for (Jump& jump : result.ending.jumps) jump = {jump.from - small, jump.to - small};
        for (Leaving& leaving : result.ending.leaving) {
            const auto there = pegs_after(pegs, std::span(result.ending.jumps).first(leaving.jump));
            const auto parting = passing(rows_below, there);
            if (!parting) return std::nullopt;
            leaving = {path->jumps.size() + leaving.jump, rows_below, *parting};
        }
        std::vector<Jump> before;
        for (const Jump& jump : path->jumps) before.push_back(columns.from_board(jump));
        result.ending.jumps.insert(result.ending.jumps.begin(), before.begin(), before.end());
        return result;
    }
    return std::nullopt;
}

}  // namespace pegwright::compose::few_moves
