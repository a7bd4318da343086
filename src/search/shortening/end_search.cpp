#include "search/shortening/end_search.hpp"

#include "base/error.hpp"
#include "game/move_count.hpp"
#include "search/paths/beams/short_path.hpp"

#include <algorithm>
#include <cmath>

namespace pegwright::search::shortening {
namespace {

// A second or so from the start of T_12, whatever the board.
constexpr double holes_of_widest = 78;
constexpr double widest = 1000;
constexpr double narrowest = 100;

double width_on(const Board& board) {
    return widest * std::pow(holes_of_widest / static_cast<double>(board.hole_count()), 2.5);
}

Position after(Position position, std::span<const Jump> jumps) {
    for (const Jump& jump : jumps) {
        position.clear(jump.from);
        position.clear(jump.over());
        position.set(jump.to);
    }
    return position;
}

// The first jump after so many moves.
std::size_t place_after(std::span<const Jump> jumps, std::int64_t moves) {
    std::size_t i = 0;
    for (; i < jumps.size(); ++i)
        if ((i == 0 || jumps[i].from != jumps[i - 1].to) && --moves < 0) break;
    return i;
}

}  // namespace

bool has_end_search(const Board& board) { return width_on(board) >= narrowest; }

void search_ends(const Position& start, std::vector<Jump>& jumps, std::uint64_t seed, const Limits& limits) {
    // What is searched again, in sixths of the moves.
    for (const auto& [from, to] :
         std::array<std::pair<std::int64_t, std::int64_t>, 4>{{{0, 6}, {1, 6}, {2, 6}, {3, 6}}}) {
        const std::int64_t all = game::count_moves(jumps);
        const std::size_t begin = place_after(jumps, all * from / 6);
        const std::size_t end = place_after(jumps, all * to / 6);
        const auto part = std::span(jumps).subspan(begin, end - begin);
        const std::int64_t moves = game::count_moves(part);
        if (moves < 2) continue;
        paths::ShortLimits of_beam;
        of_beam.limits = limits;
        of_beam.width = static_cast<std::size_t>(std::min(widest, width_on(start.board())));
        of_beam.most_moves = static_cast<std::size_t>(moves - 1);
        of_beam.seed = seed;
        const Position before = after(start, std::span(jumps).first(begin));
        const Position goal = after(before, part);
        const auto found = paths::short_path(start.board(), before, std::span(&goal, 1), of_beam);
        if (!found) continue;
        std::vector<Jump> shorter(jumps.begin(), jumps.begin() + static_cast<std::ptrdiff_t>(begin));
        shorter.insert(shorter.end(), found->begin(), found->end());
        shorter.insert(shorter.end(), jumps.begin() + static_cast<std::ptrdiff_t>(end), jumps.end());
        if (game::count_moves(shorter) < all) jumps = std::move(shorter);
    }
}

}  // namespace pegwright::search::shortening
