#include "pegwright/playing/hints_by_rule.hpp"

namespace pegwright {

Hints hints_by_rule(const Position& position, const GoalRule& rule, double seconds, const Limits& limits) {
    const Board& board = position.board();
    Hints all{position, false, Fate::lost, {}, "no game from here reaches a position of this kind"};
    for (const Jump& jump : possible_jumps(position)) all.jumps.push_back({jump, Fate::lost});
    for (const Goal& goal : goals_by_rule(board, Start::at(position), rule, limits)) {
        const Hints found = hints({Problem(board, Start::at(position), goal), {}, "", seconds}, limits);
        all.reached = all.reached || found.reached;
        for (std::size_t i = 0; i < all.jumps.size(); ++i) {
            Fate& fate = all.jumps[i].fate;
            if (fate != Fate::won && found.jumps[i].fate != Fate::lost) fate = found.jumps[i].fate;
        }
        all.fate = Fate::won;  // games from here reach each of these goals
        all.reason.clear();
    }
    return all;
}

}  // namespace pegwright
