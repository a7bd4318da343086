// Chooses vacancy and last peg on boards without a theorem.
#include "pegwright/solving/engines/engine.hpp"
#include "theory/position_class.hpp"

#include <utility>

namespace pegwright {
namespace {

// The hole nearest to `to` in a position class. Holes with room around them come first: solutions that end there are
// easier to find.
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

// A vacancy near the middle, and a last peg near it.
std::optional<Problem> single_problem(const Query& query) {
    const Query holes = query.normal();
    if (!holes.is_single()) return std::nullopt;
    const Board& board = query.board;
    const theory::PositionClass full = theory::full_board_class(board);
    const auto class_of = [&](Hole h) { return theory::position_class(board.lattice(), std::span(&h, 1)); };
    std::optional<Hole> vacate = holes.vacancy();
    std::optional<Hole> finish = holes.last_peg();
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

const std::optional<Problem>& Task::single() {
    if (!single_) single_ = single_problem(query);
    return *single_;
}

}  // namespace pegwright
