#include "game/referee.hpp"

#include "board/names.hpp"

namespace pegwright::game {

Referee::Referee(const Problem& problem) : problem_(problem), position_(problem.start_position()) {}

std::string by_letters(Hole hole) { return hole_name(hole); }

Verdict Referee::explain(Jump jump, const NameOfHole& name) const {
    const Board& board = position_.board();
    const std::string from = name(jump.from);
    const std::string to = name(jump.to);
    const auto refuse = [&](const std::string& why) {
        return Verdict{false, jumps_ + 1, from + "-" + to + ": " + why};
    };
    const bool jumps = is_jump_vector(board.lattice(), jump.to - jump.from);
    for (const Hole h : {jump.from, jumps ? jump.over() : jump.from, jump.to})
        if (!board.contains(h)) return refuse("hole " + name(h) + " is not on " + board.label());
    if (!jumps) return refuse("from hole " + from + " no jump leads to hole " + to);
    if (!position_.peg(jump.from)) return refuse("hole " + from + " has no peg to jump with");
    if (!position_.peg(jump.over())) return refuse("hole " + name(jump.over()) + " has no peg to jump over");
    if (position_.peg(jump.to)) return refuse("hole " + to + " is not empty");
    return {};
}

Verdict Referee::finish(const NameOfHole& name) const {
    const auto refuse = [&](const std::string& why) { return Verdict{false, jumps_ + 1, why}; };
    // Each jump removed one peg, so the board need not be counted.
    const std::int64_t pegs = problem_.start_pegs() - jumps_;
    const std::int64_t wanted = problem_.goal_pegs();
    const bool in_holes = !problem_.goal.finishes().empty();
    if (pegs != wanted) {
        const std::string where = wanted == 1 && in_holes ? " in hole " + name(problem_.finish()) : "";
        return refuse("the moves end with " + std::to_string(pegs) + " pegs on the board instead of " +
                      (wanted == 1 ? "one" : std::to_string(wanted)) + where);
    }
    if (problem_.goal.is_among())
        return problem_.reached(position_) ? Verdict{} : refuse("the position at the end is none of the goals");
    const Position* goal = problem_.goal.position();
    if (goal && *goal == position_) return {};
    // Position and goal have equally many pegs here.
    for (const Hole h : goal ? goal->holes(true) : problem_.goal.finishes())
        if (!position_.peg(h))
            return refuse(wanted == 1 ? "the last peg is not in hole " + name(h)
                                      : "hole " + name(h) + " is empty at the end, but the goal has a peg there");
    return goal ? refuse("the position at the end is not the goal") : Verdict{};
}

}  // namespace pegwright::game
