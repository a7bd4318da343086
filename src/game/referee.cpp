#include "game/referee.hpp"

#include "board/names.hpp"

namespace pegwright::game {

Referee::Referee(const Problem& problem) : problem_(problem), position_(problem.start_position()) {}

Verdict Referee::explain(Jump jump) const {
    const Board& board = position_.board();
    const std::string name = hole_name(jump.from) + "-" + hole_name(jump.to);
    const auto refuse = [&](const std::string& why) { return Verdict{false, jumps_ + 1, name + ": " + why}; };
    const bool jumps = is_jump_vector(board.lattice(), jump.to - jump.from);
    for (const Hole h : {jump.from, jumps ? jump.over() : jump.from, jump.to})
        if (!board.contains(h)) return refuse("hole " + hole_name(h) + " is not on " + board.label());
    if (!jumps)
        return refuse("from hole " + hole_name(jump.from) + " no jump leads to hole " + hole_name(jump.to));
    if (!position_.peg(jump.from)) return refuse("hole " + hole_name(jump.from) + " has no peg to jump with");
    if (!position_.peg(jump.over())) return refuse("hole " + hole_name(jump.over()) + " has no peg to jump over");
    if (position_.peg(jump.to)) return refuse("hole " + hole_name(jump.to) + " is not empty");
    return {};
}

Verdict Referee::finish() const {
    const auto refuse = [&](const std::string& why) { return Verdict{false, jumps_ + 1, why}; };
    const std::int64_t pegs = position_.peg_count();
    const std::int64_t wanted = problem_.goal_pegs();
    if (pegs != wanted) {
        const std::string where = wanted == 1 && !problem_.goal.is_any() && !problem_.goal.position()
                                      ? " in hole " + hole_name(problem_.finish())
                                      : "";
        return refuse("the moves end with " + std::to_string(pegs) + " pegs on the board instead of " +
                      (wanted == 1 ? "one" : std::to_string(wanted)) + where);
    }
    if (problem_.reached(position_)) return {};
    const std::optional<Position> goal = problem_.goal_position();
    for (const Hole h : goal->holes(true))
        if (!position_.peg(h))
            return refuse(wanted == 1 ? "the last peg is not in hole " + hole_name(h)
                                      : "in the end hole " + hole_name(h) + " is empty, which the goal has a peg in");
    return refuse("the position in the end is not the goal");
}

}  // namespace pegwright::game
