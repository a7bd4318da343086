#include "game/marked_pegs.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::game {
namespace {

bool has_peg(const Position& position, Hole hole) { return position.board().contains(hole) && position.peg(hole); }

void check_pairwise(std::span<const MarkedPeg> marks, const NameOfHole& name) {
    for (std::size_t i = 0; i < marks.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            if (marks[i].from == marks[k].from) fail_input("the peg from " + name(marks[i].from) + " is marked twice");
            if (marks[i].to && marks[i].to == marks[k].to)
                fail_input("the pegs from " + name(marks[k].from) + " and " + name(marks[i].from) +
                           " cannot both end in " + name(*marks[i].to));
        }
}

}  // namespace

void check_marks(const Problem& problem, std::span<const MarkedPeg> marks, const NameOfHole& name) {
    const Position start = problem.start_position();
    const std::optional<Position> goal = problem.goal_position();
    for (const MarkedPeg& mark : marks) {
        if (!has_peg(start, mark.from)) fail_input("no peg stands in " + name(mark.from) + " at the start");
        if (!mark.to) {
            if (problem.goal_pegs() != 1)
                fail_input("the peg from " + name(mark.from) + " cannot be the last one: the goal has " +
                           std::to_string(problem.goal_pegs()) + " pegs");
        } else if (goal ? !has_peg(*goal, *mark.to) : !problem.board.contains(*mark.to)) {
            fail_input("the goal has no peg in " + name(*mark.to) + ", where the peg from " + name(mark.from) +
                       " is to end");
        }
    }
    check_pairwise(marks, name);
    if (static_cast<std::int64_t>(marks.size()) > problem.goal_pegs())
        fail_input(std::to_string(marks.size()) + " marked pegs are to stay, and the goal has " +
                   std::to_string(problem.goal_pegs()) + (problem.goal_pegs() == 1 ? " peg" : " pegs"));
}

MarkedPegs::MarkedPegs(std::vector<MarkedPeg> marks) : marks_(std::move(marks)) {
    for (const MarkedPeg& mark : marks_) at_.push_back(mark.from);
}

std::size_t MarkedPegs::play(std::span<const Jump> jumps) {
    std::size_t played = 0;
    for (const Jump& jump : jumps) {
        if (std::find(at_.begin(), at_.end(), jump.over()) != at_.end()) break;
        std::replace(at_.begin(), at_.end(), jump.from, jump.to);
        ++played;
    }
    jumps_ += static_cast<std::int64_t>(played);
    return played;
}

Verdict MarkedPegs::explain(Jump jump, const NameOfHole& name) const {
    const auto i = static_cast<std::size_t>(std::find(at_.begin(), at_.end(), jump.over()) - at_.begin());
    return {false, jumps_ + 1,
            name(jump.from) + "-" + name(jump.to) + " jumps over the peg from " + name(marks_[i].from)};
}

Verdict MarkedPegs::finish(const NameOfHole& name) const {
    for (std::size_t i = 0; i < marks_.size(); ++i)
        if (marks_[i].to && at_[i] != *marks_[i].to)
            return {false, jumps_ + 1,
                    "the peg from " + name(marks_[i].from) + " ends in " + name(at_[i]) + ", not in " +
                        name(*marks_[i].to)};
    return {};
}

}  // namespace pegwright::game
