// Position classes: what no jump changes on any board of a lattice. Start and goal of a solvable problem are in one
// class.
//
// Label hole (x, y) with (x + y) mod 3. A jump changes the number of pegs on each label by one, so the parities of c1 +
// c2, c0 + c2 and c0 + c1 stay. That leaves four classes: EMPTY, all three even, and PEG_i, the class of a single peg
// on label i. Classes add when pegs are added: EMPTY is zero, PEG_i + PEG_i is EMPTY, and PEG_i + PEG_j is the third
// PEG.
//
// The square lattice has a second labelling, (x - y) mod 3, so sixteen classes. The diagonal lattice has one class
// (DIAGONAL.md). Some boards have parities of their own (parities.hpp).
//
// Source: Bell 2008, section 2.1; Hentzel 1973; for the square lattice de Bruijn 1972.
#pragma once

#include "game/position.hpp"
#include "theory/integer.hpp"

#include <array>
#include <optional>
#include <span>

namespace pegwright::theory {

// The numbers add by exclusive or.
enum class LabelClass { empty, peg0, peg1, peg2 };

struct PositionClass {
    LabelClass sums = LabelClass::empty;         // of (x + y) mod 3
    LabelClass differences = LabelClass::empty;  // of (x - y) mod 3; always empty but on the square lattice

    bool is_empty() const { return sums == LabelClass::empty && differences == LabelClass::empty; }
    friend bool operator==(const PositionClass&, const PositionClass&) = default;
    // For the pegs of both positions together.
    friend PositionClass operator+(PositionClass a, PositionClass b) {
        const auto sum = [](LabelClass x, LabelClass y) {
            return static_cast<LabelClass>(static_cast<int>(x) ^ static_cast<int>(y));
        };
        return {sum(a.sums, b.sums), sum(a.differences, b.differences)};
    }
};

// The two labels of a hole, 0 to 2.
constexpr int sum_label(Hole h) { return static_cast<int>(((std::int64_t{h.x} + h.y) % 3 + 3) % 3); }
constexpr int difference_label(Hole h) { return static_cast<int>(((std::int64_t{h.x} - h.y) % 3 + 3) % 3); }
int sum_label(const BigHole& h);
int difference_label(const BigHole& h);

// The label of the last peg; nothing if the start is in class EMPTY.
std::optional<int> finish_label(LabelClass full_board, int vacancy);

// O(pegs).
PositionClass position_class(Lattice lattice, std::span<const Hole> pegs);
// O(holes).
PositionClass position_class(const Position& position);
// O(1).
PositionClass peg_class(Lattice lattice, Hole peg);
// O(1) by family, O(runs of holes) for any board.
PositionClass full_board_class(const BigBoard& board);
PositionClass full_board_class(const Board& board);
// Holes of T_n with a label (x + y) mod 3.
Integer triangle_label_count(const Integer& side, int label);
// The holes of a convex polygon with each label.
std::array<Integer, 3> label_counts(const BigBoard::Polygon& polygon);
// How many of 0 … length - 1 are `residue` mod 3.
Integer residue_count(const Integer& length, int residue);

}  // namespace pegwright::theory
