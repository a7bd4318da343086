// Marked pegs: conditions on single pegs beside the goal, as in "the peg from c3 ends in d4" or "the peg from c3 is the
// last one".
//
// A mark moves along with its peg's jumps. It is lost when another peg jumps over it.
#pragma once

#include "game/problem.hpp"
#include "game/referee.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright::game {

struct MarkedPeg {
    Hole from;               // where it stands at the start
    std::optional<Hole> to;  // where it must end; nothing: it only must stay on the board

    friend bool operator==(const MarkedPeg&, const MarkedPeg&) = default;
};

// Throws Error (input) if the problem contradicts the marks: no peg there at the start or in the goal, a hole off the
// board or marked twice, several pegs for one last hole. O(marks^2), and one position.
void check_marks(const Problem& problem, std::span<const MarkedPeg> marks, const NameOfHole& name = by_letters);

// Follows marked pegs through a game whose jumps the referee accepts. O(marks) a jump.
class MarkedPegs {
public:
    explicit MarkedPegs(std::vector<MarkedPeg> marks);

    // Plays jumps until one goes over a marked peg, and returns how many were played.
    std::size_t play(std::span<const Jump> jumps);
    // Why play() stopped at this jump. The verdict numbers it jumps_played() + 1.
    Verdict explain(Jump jump, const NameOfHole& name = by_letters) const;
    // At the end: whether every marked peg is where it must end.
    Verdict finish(const NameOfHole& name = by_letters) const;

    std::int64_t jumps_played() const { return jumps_; }

private:
    std::vector<MarkedPeg> marks_;
    std::vector<Hole> at_;
    std::int64_t jumps_ = 0;
};

}  // namespace pegwright::game
