// A game in which some pegs are marked: each must stay on the board, and end in a given hole if it has one.
#pragma once

#include "game/marked_pegs.hpp"
#include "search/bits/game.hpp"

#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::traces {

// The holes of the marked pegs, in their order: six bits each, the first mark lowest.
using Marks = std::uint64_t;
inline constexpr std::size_t most_marks = 6;

// Holes by their number on the board.
struct Mark {
    std::size_t from;
    std::optional<std::size_t> to;  // nothing: wherever the goal has its only peg
};

class MarkedGame {
public:
    // The game has one start, with a peg in each `from`. Keeps only the goals with a peg in each `to`, and only the
    // symmetries that keep each `to`. At most `most_marks` marks.
    MarkedGame(Game game, std::vector<Mark> marks);
    // Throws Error: input if the marks contradict the problem (check_marks); limit for boards of more than 64 holes or
    // too many marks.
    static MarkedGame of(const Problem& problem, std::span<const MarkedPeg> marks);

    const Game& game() const { return game_; }
    std::size_t marks() const { return marks_.size(); }
    Marks at_start() const;
    Marks in_goal(Bits goal) const;

    // The first marked peg that no jumps take to where it must end, wherever the others stand.
    std::optional<std::size_t> out_of_reach() const;
    // No solution, even without a search.
    bool hopeless() const { return game_.goals.empty() || game_.start_pegs() < game_.goal_pegs() || out_of_reach(); }
    // Whether jumps may take the marked pegs, or their images, to these holes.
    bool within_reach(Marks marks) const;

    // Nothing if the jump goes over a marked peg.
    std::optional<Marks> after(const BitJump& jump, Marks marks) const;
    // Before a jump that ended in a position where the marked pegs stand in these holes.
    Marks before(const BitJump& jump, Marks marks) const;
    Marks image(const HolePermutation& symmetry, Marks marks) const;

private:
    template <class F>
    Marks each(Marks marks, F&& hole_for) const {
        Marks result = 0;
        for (std::size_t i = 0; i < marks_.size(); ++i)
            result |= static_cast<Marks>(hole_for(static_cast<std::size_t>(marks >> 6 * i & 63))) << 6 * i;
        return result;
    }

    Game game_;
    std::vector<Mark> marks_;
    std::vector<Bits> reach_;         // by mark: holes to which jumps can take it
    std::vector<Bits> images_reach_;  // and their images
};

}  // namespace pegwright::search::traces
