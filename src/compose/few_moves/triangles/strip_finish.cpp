// Jumps are taken back from the last peg until a peg stands where the trail ends. A search leads from the full columns
// to the other pegs.
#include "compose/few_moves/triangles/strip_finish.hpp"

#include "compose/few_moves/endings.hpp"
#include "compose/few_moves/triangles/strip_columns.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pegwright::compose::few_moves {
namespace {

// Pegs may wait left of the full columns down to this row.
constexpr std::int32_t last_row_behind = 2;
constexpr std::size_t most_goals = 400;
constexpr std::uint64_t widest_search = 1'000;

// A few columns around the finish and the trail's peg.
EndingPiece around_finish(std::int32_t side, Hole finish, Hole peg) {
    const std::int32_t left = std::max(0, std::min(finish.x, peg.x) - 1);
    const std::int32_t right = std::max(finish.x, peg.x) + 3;
    const std::int32_t top = std::min({finish.y, peg.y - 3, 0}) - 1;
    const auto contains = [=](Hole h) {
        return h.x >= left && h.x <= std::min(right, side + h.y) && h.y >= top && h.y < strip_rows;
    };
    return {Lattice::triangular, {left, top}, strip_rows - top, contains};
}

// Positions with `peg`, all others in the full columns or left of them, above the strip's last row.
std::vector<Pegs> waiting(const Endings& endings, std::int32_t side, Hole peg, std::int32_t first) {
    const auto waits = [&](Hole h) {
        if (h == peg) return true;
        if (h.x < first - columns_behind || h.y < -rows_above_strip) return false;
        // The rows below need these holes empty.
        return h.y <= (h.x < first ? last_row_behind : trail_row) && h != Hole{side + trail_row, trail_row};
    };
    std::vector<Pegs> found;
    for (Pegs& pegs : endings.found()) {
        if (std::find(pegs.begin(), pegs.end(), peg) == pegs.end()) continue;
        if (std::all_of(pegs.begin(), pegs.end(), waits)) found.push_back(std::move(pegs));
        if (found.size() == most_goals) break;
    }
    return found;
}

}  // namespace

std::optional<StripFinish> find_strip_finish(const StripCorner& corner, std::int32_t side, Hole finish,
                                             std::size_t effort, const PieceSearch& search) {
    const std::int32_t least = corner.trail() + 1;
    const std::int32_t nearest = std::max(0, (finish.x + 1 - least) / 6);
    for (const std::int32_t back : {0, 1, -1}) {
        const std::int32_t times = nearest - back;
        const std::int32_t first = least + 6 * times;
        if (times < 0 || first > side) continue;
        StripFinish result{times, right_field(side, first), {}, {}};
        const Hole peg{first - 1, trail_row};
        const StripColumns columns(side, first, result.right);
        Endings endings(around_finish(side, finish, peg), {{finish}});
        while (endings.positions() <= effort && endings.go_back()) {
            const auto pegs = waiting(endings, side, peg, first);
            if (pegs.empty()) continue;
            std::vector<Position> goals;
            for (Pegs others : pegs) {
                std::erase(others, peg);
                goals.push_back(columns.position(others));
            }
            const auto found =
                path_between(columns.board(), std::array{columns.start()}, goals, widest_search, true, search);
            if (!found) continue;
            for (const Jump& jump : found->jumps) result.jumps.push_back(columns.from_board(jump));
            result.last = endings.from(pegs[found->goal]).jumps;
            return result;
        }
    }
    return std::nullopt;
}

}  // namespace pegwright::compose::few_moves
