/// @file
/// Boards, holes and jumps.
#pragma once

#include "export.hpp"

#include <compare>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pegwright {
inline namespace v0 {

/// A hole by column x and row y, both from zero: a1 is {0, 0}, c5 is {2, 4}.
struct Hole {
    std::int32_t x = 0;  ///< column
    std::int32_t y = 0;  ///< row
    /// By column, then by row.
    friend constexpr auto operator<=>(const Hole&, const Hole&) = default;
};

/// One peg hops over its neighbour, which is taken away, into the empty hole behind it.
struct Jump {
    Hole from;  ///< where the peg was
    Hole to;    ///< where it is then
    /// The hole of the peg that is taken away.
    constexpr Hole over() const { return {(from.x + to.x) / 2, (from.y + to.y) / 2}; }
    /// The same jump.
    friend constexpr bool operator==(const Jump&, const Jump&) = default;
};

/// Which holes are neighbours.
enum class Lattice {
    square,      ///< four directions
    triangular,  ///< six, in skew coordinates: a1, b1 and b2 are neighbours of each other
    diagonal,    ///< eight: square, and along the diagonals as well
};

/// A lattice and a set of its holes. Triangles and rectangles of any size take no memory for them. Cheap to copy.
class PEGWRIGHT_API Board {
public:
    /// From `[LATTICE:]SHAPE`: T12, 8x5, english, triangular:8x5, a picture in one word, .o./ooo/.o., or such a
    /// picture magnified, 6x.o./ooo/.o. Throws Error (input) with what would do instead.
    explicit Board(const std::string& text);

    /// The boards that have names, english and the like; families such as T5 are not among them.
    static std::vector<std::string> names();

    /// As it may be written: Board(name()) is the same board.
    std::string name() const;
    /// Which holes are neighbours.
    Lattice lattice() const;
    /// One past the last column of any hole.
    std::int32_t width() const;
    /// One past the last row of any hole.
    std::int32_t height() const;
    /// How many holes there are.
    std::int64_t hole_count() const;
    /// Whether the hole is on the board. O(1), on boards without a formula O(log holes of the row).
    bool contains(Hole hole) const;
    /// All holes, row by row; eight bytes each.
    std::vector<Hole> holes() const;

    /// The hole of that name, c5 or 2,4, or of that number, 13. Throws Error (input) for one that is not on the board.
    Hole hole(const std::string& name) const;
    /// The hole of that number: 1, 2, 3 … row by row. O(log holes). Throws Error (input) for one that is not there.
    Hole hole(std::int64_t number) const;
    /// The number of a hole. O(log holes). Throws Error (input) off the board.
    std::int64_t number(Hole hole) const;
    /// The jumps of a move as it is written: e5-c3-a3, or by numbers, 15-6-4. Throws Error (input) for what is no move,
    /// and for holes that are not on the board; whether a jump may be played is the referee's business.
    std::vector<Jump> move(const std::string& text) const;
    /// The name of a hole: c5.
    static std::string name_of(Hole hole);
    /// A jump as it is written: a3-a1.
    static std::string name_of(const Jump& jump);

    /// The same holes of the same lattice, whatever the board is called.
    friend PEGWRIGHT_API bool operator==(const Board& a, const Board& b);

private:
    friend class Access;
    struct PEGWRIGHT_HIDDEN Inner;
    PEGWRIGHT_HIDDEN explicit Board(std::shared_ptr<const Inner> inner);
    std::shared_ptr<const Inner> inner_;
};

}  // namespace v0
}  // namespace pegwright

/// Holes as keys of hash tables.
template <>
struct std::hash<pegwright::v0::Hole> {
    /// Mixes column and row.
    std::size_t operator()(const pegwright::v0::Hole& hole) const noexcept {
        return (std::size_t{static_cast<std::uint32_t>(hole.y)} << 32 | static_cast<std::uint32_t>(hole.x)) *
               std::size_t{0x9E3779B97F4A7C15};
    }
};
