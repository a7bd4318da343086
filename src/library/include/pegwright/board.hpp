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

/// A hole by column and row, from zero: a1 is {0, 0}, c5 is {2, 4}.
struct Hole {
    std::int32_t x = 0;  ///< column
    std::int32_t y = 0;  ///< row
    /// Orders by column, then by row.
    friend constexpr auto operator<=>(const Hole&, const Hole&) = default;
};

/// A peg jumps over its neighbour, which is removed, into the empty hole behind it.
struct Jump {
    Hole from;  ///< where the peg was
    Hole to;    ///< where the peg is afterwards
    /// The hole of the removed peg.
    constexpr Hole over() const { return {(from.x + to.x) / 2, (from.y + to.y) / 2}; }
    /// Whether both jumps are the same.
    friend constexpr bool operator==(const Jump&, const Jump&) = default;
};

/// Which holes are neighbours.
enum class Lattice {
    square,      ///< four directions
    triangular,  ///< six, in skew coordinates: a1, b1 and b2 are neighbours
    diagonal,    ///< eight: along the diagonals as well
};

/// A lattice and a set of its holes. Cheap to copy; triangles and rectangles take no memory for their holes.
class PEGWRIGHT_API Board {
public:
    /// Reads `[LATTICE:]SHAPE`: T12, 8x5, english, triangular:8x5, a picture in one word (.o./ooo/.o.), or a magnified
    /// picture (6x.o./ooo/.o.). Throws Error (input) with advice if there is no such board.
    explicit Board(const std::string& text);

    /// Boards with names, such as english; families such as T5 are not listed.
    static std::vector<std::string> names();

    /// A text such that Board(name()) is the same board.
    std::string name() const;
    /// Which holes are neighbours.
    Lattice lattice() const;
    /// Columns up to the last hole.
    std::int32_t width() const;
    /// Rows down to the last hole.
    std::int32_t height() const;
    /// The number of holes.
    std::int64_t hole_count() const;
    /// Whether the hole is on the board. O(1); O(log holes of the row) on boards without a formula.
    bool contains(Hole hole) const;
    /// All holes, row by row. Takes eight bytes a hole.
    std::vector<Hole> holes() const;

    /// Finds a hole by name (c5 or 2,4) or number (13). Throws Error (input) if it is not on the board.
    Hole hole(const std::string& name) const;
    /// Finds a hole by number: 1, 2, 3 … row by row. O(log holes). Throws Error (input) if there is none.
    Hole hole(std::int64_t number) const;
    /// The number of a hole. O(log holes). Throws Error (input) if it is not on the board.
    std::int64_t number(Hole hole) const;
    /// The jumps of a move, e5-c3-a3 or by numbers 15-6-4; they need not be possible. Throws Error (input) if the text
    /// is no move, or holes are not on the board.
    std::vector<Jump> move(const std::string& text) const;
    /// A hole's name, such as c5.
    static std::string name_of(Hole hole);
    /// A jump's text, such as a3-a1.
    static std::string name_of(const Jump& jump);

    /// Whether both have the same lattice and holes, under any name.
    friend PEGWRIGHT_API bool operator==(const Board& a, const Board& b);

private:
    friend class Access;
    struct PEGWRIGHT_HIDDEN Inner;
    PEGWRIGHT_HIDDEN explicit Board(std::shared_ptr<const Inner> inner);
    std::shared_ptr<const Inner> inner_;
};

}  // namespace v0
}  // namespace pegwright

/// Lets holes be keys of hash tables.
template <>
struct std::hash<pegwright::v0::Hole> {
    /// Mixes column and row.
    std::size_t operator()(const pegwright::v0::Hole& hole) const noexcept {
        return (std::size_t{static_cast<std::uint32_t>(hole.y)} << 32 | static_cast<std::uint32_t>(hole.x)) *
               std::size_t{0x9E3779B97F4A7C15};
    }
};
