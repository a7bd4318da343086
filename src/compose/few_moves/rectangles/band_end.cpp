#include "compose/few_moves/rectangles/crossing.hpp"

#include "compose/few_moves/rectangles/band_board.hpp"

#include <algorithm>
#include <array>

namespace pegwright::compose::few_moves {
namespace {

// A finish in the first rows needs no bridge in its column.
constexpr std::int32_t reached = 3;

bool beside(Hole finish) { return finish.x < 0 || finish.x >= band_width; }

}  // namespace

// A peg can be led six holes along three pegs in every other hole of a line, which are in class EMPTY. One line leads
// sideways, one down into the rows.
Pegs bridge_to(Hole finish) {
    Pegs pegs;
    Hole turn = finish;
    if (beside(finish)) {
        const std::int32_t step = finish.x < 0 ? 1 : -1;
        for (const std::int32_t i : {1, 3, 5}) pegs.push_back({finish.x + i * step, finish.y});
        turn.x += 6 * step;
    }
    if (finish.y >= reached) {
        for (std::int32_t y = finish.y - 1; y >= 0; y -= 2) pegs.push_back({turn.x, y});
        // Three columns aside instead of above the rows: same class.
        if (finish.y < 5) pegs.push_back({turn.x + (turn.x < 3 ? 3 : -3), finish.y - 2});
    }
    return pegs;
}

std::optional<BandEnd> find_band_end(Hole finish, const PieceSearch& search) {
    BandEnd end;
    end.corner_stays = beside(finish);
    const Pegs bridge = bridge_to(finish);
    if (bridge.empty()) return end;
    // The band above stays.
    const BandBoard board(-2, rows_at_once - 1, [](std::int32_t y) { return y < 0 ? BandRow::beside : BandRow::wide; });
    Pegs before;
    Pegs after = bridge;
    for (const std::int32_t out : {-1, 1}) {
        const std::int32_t edge = out < 0 ? 0 : band_width - 1;
        const std::int32_t trail = edge + out * band_margin;
        after.push_back({trail, -2});
        if (end.corner_stays && (finish.x < 0) == (out < 0)) {
            for (std::int32_t i = 1; i <= corner_width; ++i)
                for (std::int32_t y = 0; y < rows_at_once; ++y) before.push_back({edge + i * out, y});
        } else {
            for (const std::int32_t y : {-1, 1, 3}) before.push_back({trail, y});
        }
    }
    const auto path = find_band_path(board, std::array{board.position(0, rows_at_once, before)},
                                     std::array{board.position(0, 0, after)}, search);
    if (!path) return std::nullopt;
    end.jumps = path->jumps;
    return end;
}

}  // namespace pegwright::compose::few_moves
