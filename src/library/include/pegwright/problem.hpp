/// @file
/// Problems: a board, a start and a goal.
#pragma once

#include "position.hpp"

#include <optional>

namespace pegwright {
inline namespace v0 {

/// A board, a start and a goal. Either end may be left open: solve then chooses one that works.
///
///     Problem(Board("english")).vacate("d4").finish("d4")
class PEGWRIGHT_API Problem {
public:
    /// Leaves both ends open.
    explicit Problem(const Board& board);
    /// Reads a board as Board does. A picture with pegs in some of its holes, .*./*o*/.*., also sets the start; pegs
    /// alone are just a board. Throws Error (input) as Board does.
    static Problem of(const std::string& board);

    /// Sets the start: all holes full but these, such as "d4", "d4,e4" or by number "13". This and the next calls throw
    /// Error (input) if a hole is not on the board, or the goal has more pegs than the start.
    Problem& vacate(const std::string& holes);
    /// The same.
    Problem& vacate(const std::vector<Hole>& holes);
    /// Sets the start to a position.
    Problem& start(const Position& position);
    /// Sets the goal: pegs in these holes and no others; "any" is a single peg anywhere, "d1|a4" one of two goals.
    Problem& finish(const std::string& holes);
    /// The same.
    Problem& finish(const std::vector<Hole>& holes);
    /// Sets the goal to a position.
    Problem& goal(const Position& position);

    /// Its board.
    Board board() const;
    /// The start; nothing if open. O(holes / 64).
    std::optional<Position> start() const;
    /// The goal; nothing if open, any single peg or one of several goals. O(holes / 64).
    std::optional<Position> goal() const;
    /// In words: "T5 from a1 to a1".
    std::string words() const;
    /// The lines at the head of a solution: "board T5", "vacate a1" (or start), "finish a1" (or goal). Open ends have
    /// no line. O(holes) if there are positions.
    std::string text() const;

    /// Whether both have the same board, start and goal, however given. O(holes / 64).
    friend PEGWRIGHT_API bool operator==(const Problem& a, const Problem& b);

private:
    friend class Access;
    struct PEGWRIGHT_HIDDEN Inner;
    PEGWRIGHT_HIDDEN explicit Problem(std::shared_ptr<const Inner> inner);
    std::shared_ptr<const Inner> inner_;
};

}  // namespace v0
}  // namespace pegwright
