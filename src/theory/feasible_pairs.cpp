// Burnside's lemma: the number of pairs up to symmetry is the mean, over the symmetries, of the pairs both of whose
// holes each keeps. A vacancy of class c leaves the full board's class + c, and can end in the holes of that class. So
// holes are counted by class, whole runs at once.
#include "theory/feasible_pairs.hpp"

#include "board/symmetry.hpp"
#include "theory/position_class.hpp"

#include <array>

namespace pegwright::theory {
namespace {

// The class as a number from 0 to 15. Classes add by exclusive or.
//
//     bit  3 2    1 0
//          sums   differences
std::size_t number_of(PositionClass c) {
    return static_cast<std::size_t>(c.sums) * 4 + static_cast<std::size_t>(c.differences);
}

using HolesByClass = std::array<std::uint64_t, 16>;

// The holes first <= x < end of row y that a symmetry keeps: all, none, or one.
struct Kept {
    std::int32_t first;
    std::int32_t end;
};
Kept kept(const Affine& map, std::int32_t y, std::int32_t first, std::int32_t end) {
    // The map takes (x, y) to origin + x * ex + y * ey. That is (x, y) if
    //
    //    x * (ex.x - 1) = -origin.x - y * ey.x   and   x * ex.y = y - origin.y - y * ey.y
    const std::array<std::int64_t, 2> factor = {std::int64_t{map.ex.x} - 1, map.ex.y};
    const std::array<std::int64_t, 2> value = {-std::int64_t{map.origin.x} - std::int64_t{y} * map.ey.x,
                                               std::int64_t{y} - map.origin.y - std::int64_t{y} * map.ey.y};
    std::int64_t from = first;
    std::int64_t to = end;
    for (std::size_t i = 0; i < 2; ++i) {
        if (factor[i] == 0) {
            if (value[i] != 0) return {first, first};
            continue;
        }
        if (value[i] % factor[i] != 0) return {first, first};
        from = std::max(from, value[i] / factor[i]);
        to = std::min(to, value[i] / factor[i] + 1);
    }
    return {static_cast<std::int32_t>(from), static_cast<std::int32_t>(std::max(from, to))};
}

HolesByClass kept_holes(const Board& board, const Affine& map) {
    HolesByClass count{};
    for (std::int32_t y = 0; y < board.height(); ++y)
        board.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
            const Kept run = kept(map, y, first, end);
            // Classes have period 3 along a row.
            for (std::int32_t i = 0; i < 3 && run.first + i < run.end; ++i)
                count[number_of(peg_class(board.lattice(), {run.first + i, y}))] +=
                    static_cast<std::uint64_t>((run.end - run.first - i + 2) / 3);
        });
    return count;
}

}  // namespace

Integer feasible_pairs(const Board& board) {
    // A single hole has no peg at the start. On two holes the start is the goal, and symmetry exchanges them.
    if (board.hole_count() <= 2) return board.hole_count() - 1;
    const std::size_t full = number_of(full_board_class(board));
    const std::vector<Affine> maps = symmetries(board);
    Integer sum = 0;
    for (const Affine& map : maps) {
        const HolesByClass count = kept_holes(board, map);
        for (std::size_t vacate = 0; vacate < count.size(); ++vacate)
            sum += Integer(count[vacate]) * count[vacate ^ full];
    }
    return sum / maps.size();
}

}  // namespace pegwright::theory
