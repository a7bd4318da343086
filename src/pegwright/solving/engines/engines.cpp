#include "pegwright/solving/engines/engine.hpp"

#include "theory/position_class.hpp"

#include <array>
#include <utility>

namespace pegwright {
namespace {

constexpr std::array<Engine, 8> table = {{
    {"plan", "T_n, rectangles, convex polygons, boards of 3 x 3 blocks, of any size; one vacancy, one last peg",
     "O(sides), and O(1) a jump", plan_takes, solve_by_plan},
    {"bands", "square boards of 150 holes or more that leave in bands of three rows; one vacancy, one last peg",
     "O(runs of holes), and O(1) a jump", bands_take, solve_by_bands},
    {"judge", "any problem that theory or pagoda functions refute; finds nothing",
     "O(holes); linear programs on 300 holes", judge_takes, judge, true},
    {"beams", "boards of at most 512 bits, any problem", "10 ms on 64 holes, 20 ms on 160", beams_take, solve_by_beams,
     true},
    {"cut-bands", "square boards of 9,000 holes or more: what bands leave is peeled; one vacancy, one last peg",
     "seconds", cut_bands_take, solve_by_cut_bands, true},
    {"peeling", "boards of 150 holes or more, of any form; one vacancy, one last peg",
     "linear, and 5 ms for each 15 holes of ragged edges; up to 126 attempts", peeling_takes, solve_by_peeling, true},
    {"other-bands", "square boards that leave in bands to one of thirty small boards; one vacancy, one last peg",
     "a second for each small board", other_bands_take, solve_by_other_bands},
    {"search", "boards of at most 512 bits, any problem; also proves that there is no solution",
     "until it is settled, or memory is full", beams_take, solve_by_search, true},
}};

std::optional<Hole> only(const std::vector<Hole>& holes) {
    return holes.size() == 1 ? std::optional(holes[0]) : std::nullopt;
}

// The hole nearest to another among those of a position class. What ends amid holes is found more easily, so those
// with some room around them come first.
std::optional<Hole> nearest(const Board& board, Hole to, const theory::PositionClass& wanted) {
    constexpr std::int32_t enough_room = 3;
    std::optional<Hole> best;
    std::pair<std::int32_t, std::int64_t> least;
    board.for_each_hole([&](Hole h) {
        if (!(theory::position_class(board.lattice(), std::span(&h, 1)) == wanted)) return;
        const Hole d = h - to;
        std::pair<std::int32_t, std::int64_t> off(0, std::int64_t{d.x} * d.x + std::int64_t{d.y} * d.y);
        if (best && off >= least) return;
        for (const Hole side : {Hole{1, 0}, Hole{0, 1}, Hole{-1, 0}, Hole{0, -1}}) {
            std::int32_t room = 0;
            while (room < enough_room && board.contains(h + (room + 1) * side)) ++room;
            off.first += enough_room - room;
        }
        if (best && off >= least) return;
        best = h;
        least = off;
    });
    return best;
}

// A vacancy near the middle, and a last peg near it, as far as the classes allow.
std::optional<Problem> single_problem(const Query& query) {
    const Query holes = query.normal();
    if (!holes.is_single()) return std::nullopt;
    const Board& board = query.board;
    const theory::PositionClass full = theory::full_board_class(board);
    const auto class_of = [&](Hole h) { return theory::position_class(board.lattice(), std::span(&h, 1)); };
    std::optional<Hole> vacate;
    if (holes.start) vacate = only(holes.start->vacated());
    std::optional<Hole> finish;
    if (!holes.ends_anywhere()) finish = only(holes.goal->finishes());
    const Hole middle{board.width() / 2, board.height() / 2};
    if (!vacate && finish) vacate = nearest(board, *finish, full + class_of(*finish));
    for (const Hole around :
         {Hole{0, 0}, Hole{1, 0}, Hole{0, 1}, Hole{1, 1}, Hole{2, 0}, Hole{0, 2}, Hole{1, 2}, Hole{2, 1}, Hole{2, 2}}) {
        if (vacate) break;
        const auto start = nearest(board, middle, class_of(middle + around));
        if (start && nearest(board, middle, full + class_of(*start))) vacate = start;
    }
    if (vacate && !finish) finish = nearest(board, *vacate, full + class_of(*vacate));
    if (!vacate || !finish) return std::nullopt;
    return Problem(board, *vacate, *finish);
}

}  // namespace

std::span<const Engine> engines() { return table; }

const std::optional<Problem>& Task::single() {
    if (!single_) single_ = single_problem(query);
    return *single_;
}

}  // namespace pegwright
