/// @file
/// Problems: where the pegs stand, and where they should.
#pragma once

#include "position.hpp"

#include <optional>

namespace pegwright {
inline namespace v0 {

/// A board, a start and a goal, either of which may be left open: solve then chooses one that works.
///
///     Problem(Board("english")).vacate("d4").finish("d4")
class PEGWRIGHT_API Problem {
public:
    /// Start and goal are open.
    explicit Problem(const Board& board);
    /// The problem of a board's text, as Board has it. A picture with pegs in some of its holes, .*./*o*/.*., is the
    /// start as well; one of pegs alone is a board. Throws Error (input) as Board does.
    static Problem of(const std::string& board);

    /// The start is the full board but for these holes, separated by commas: "d4", "d4,e4" or by number "13". Throws
    /// Error (input) for holes that are not on the board, and if the goal has more pegs than the start; so do all of
    /// these.
    Problem& vacate(const std::string& holes);
    /// The same.
    Problem& vacate(const std::vector<Hole>& holes);
    /// The start is this position.
    Problem& start(const Position& position);
    /// The goal is pegs in these holes and no others, "any" is a single peg anywhere.
    Problem& finish(const std::string& holes);
    /// The same.
    Problem& finish(const std::vector<Hole>& holes);
    /// The goal is this position.
    Problem& goal(const Position& position);

    /// Its board.
    Board board() const;
    /// The position at the start, if there is one. O(holes / 64).
    std::optional<Position> start() const;
    /// Where the pegs stand in the end; nothing if that is open, or any hole will do. O(holes / 64).
    std::optional<Position> goal() const;
    /// In words, "T5 from a1 to a1".
    std::string words() const;
    /// As at the head of a solution, a line each: "board T5", "vacate a1" (or start), "finish a1" (or goal); no line
    /// for what is open. O(holes) if there are positions.
    std::string text() const;

    /// The same board, start and goal, in whatever way they were given. O(holes / 64).
    friend PEGWRIGHT_API bool operator==(const Problem& a, const Problem& b);

private:
    friend class Access;
    struct PEGWRIGHT_HIDDEN Inner;
    PEGWRIGHT_HIDDEN explicit Problem(std::shared_ptr<const Inner> inner);
    std::shared_ptr<const Inner> inner_;
};

}  // namespace v0
}  // namespace pegwright
