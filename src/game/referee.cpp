#include "game/referee.hpp"

#include "board/names.hpp"

namespace pegwright::game {

Referee::Referee(const Problem& problem) : problem_(problem), position_(problem.board) {
    position_.clear(problem.vacate);
}

Verdict Referee::explain(Jump jump) const {
    const Board& board = position_.board();
    const std::string name = hole_name(jump.from) + "-" + hole_name(jump.to);
    const auto refuse = [&](const std::string& why) { return Verdict{false, jumps_ + 1, name + ": " + why}; };
    for (const Hole h : {jump.from, jump.to})
        if (!board.contains(h)) return refuse("hole " + hole_name(h) + " is not on " + board.name());
    if (!is_jump_vector(board.lattice(), jump.to - jump.from))
        return refuse("from hole " + hole_name(jump.from) + " no jump leads to hole " + hole_name(jump.to));
    if (!position_.peg(jump.from)) return refuse("hole " + hole_name(jump.from) + " has no peg to jump with");
    if (!position_.peg(jump.over())) return refuse("hole " + hole_name(jump.over()) + " has no peg to jump over");
    if (position_.peg(jump.to)) return refuse("hole " + hole_name(jump.to) + " is not empty");
    return {};
}

Verdict Referee::finish() const {
    const std::int64_t pegs = position_.peg_count();
    if (pegs != 1)
        return {false, jumps_ + 1,
                "the moves end with " + std::to_string(pegs) + " pegs on the board instead of one in hole " +
                    hole_name(problem_.finish)};
    if (!position_.peg(problem_.finish))
        return {false, jumps_ + 1, "the last peg is not in hole " + hole_name(problem_.finish)};
    return {};
}

}  // namespace pegwright::game
