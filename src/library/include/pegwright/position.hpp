/// @file
/// Positions: which holes hold a peg.
#pragma once

#include "board.hpp"

namespace pegwright {
inline namespace v0 {

/// A peg or none in every hole of a board: a bit a hole. Copies are copies.
class PEGWRIGHT_API Position {
public:
    /// Every hole full. Throws Error (limit) if the memory does not suffice.
    explicit Position(const Board& board);
    /// From the board's picture with * for a peg: .*./*o*/.*. Throws Error (input) if it is no picture of it.
    Position(const Board& board, const std::string& picture);
    Position(const Position& other);                 ///< A copy: O(holes / 64).
    Position(Position&& other) noexcept;             ///< What is left can only be assigned to or destroyed.
    Position& operator=(const Position& other);      ///< A copy: O(holes / 64).
    Position& operator=(Position&& other) noexcept;  ///< What is left can only be assigned to or destroyed.
    ~Position();

    /// The board it is on.
    Board board() const;
    /// Whether the hole holds a peg; false off the board.
    bool peg(Hole hole) const;
    /// Puts a peg there or takes it away. Throws Error (input) off the board.
    void set(Hole hole, bool peg);
    /// Pegs on the board. O(holes / 64).
    std::int64_t peg_count() const;
    /// The holes with a peg, or those without, row by row. O(holes).
    std::vector<Hole> holes(bool with_peg) const;
    /// The picture in one word. O(holes).
    std::string picture() const;

    /// Plays a jump if the rules allow it; otherwise nothing changes, and the answer is false. O(1).
    bool play(const Jump& jump);
    /// All jumps that are possible. O(holes).
    std::vector<Jump> jumps() const;

    /// The same pegs on the same board.
    friend PEGWRIGHT_API bool operator==(const Position& a, const Position& b);

private:
    friend class Access;
    struct PEGWRIGHT_HIDDEN Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace v0
}  // namespace pegwright
