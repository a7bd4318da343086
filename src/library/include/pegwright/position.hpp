/// @file
/// Positions: which holes hold a peg.
#pragma once

#include "board.hpp"

namespace pegwright {
inline namespace v0 {

/// A position: each hole of a board holds a peg or none. One bit a hole; copies are independent.
class PEGWRIGHT_API Position {
public:
    /// The full board.
    explicit Position(const Board& board);
    /// Reads the board's picture with * for a peg: .*./*o*/.*. Throws Error (input) if it does not fit the board.
    Position(const Board& board, const std::string& picture);
    Position(const Position& other);                 ///< A copy: O(holes / 64).
    Position(Position&& other) noexcept;             ///< a moved one can only be assigned to or destroyed
    Position& operator=(const Position& other);      ///< A copy: O(holes / 64).
    Position& operator=(Position&& other) noexcept;  ///< a moved one can only be assigned to or destroyed
    ~Position();

    /// Its board.
    Board board() const;
    /// Whether the hole holds a peg; false off the board.
    bool peg(Hole hole) const;
    /// Adds or removes a peg. Throws Error (input) off the board.
    void set(Hole hole, bool peg);
    /// The number of pegs. O(holes / 64).
    std::int64_t peg_count() const;
    /// Holes with a peg, or those without, row by row. O(holes).
    std::vector<Hole> holes(bool with_peg) const;
    /// The picture in one word. O(holes).
    std::string picture() const;

    /// Plays a jump. Returns false, and changes nothing, if the rules forbid it. O(1).
    bool play(const Jump& jump);
    /// All possible jumps. O(holes).
    std::vector<Jump> jumps() const;

    /// Whether both have the same board and pegs.
    friend PEGWRIGHT_API bool operator==(const Position& a, const Position& b);

private:
    friend class Access;
    struct PEGWRIGHT_HIDDEN Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace v0
}  // namespace pegwright
