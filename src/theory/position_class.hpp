// Position classes [Bell 2008, section 2.1; Hentzel 1973; de Bruijn 1972 for the square lattice].
//
// Label hole (x, y) with (x + y) mod 3. A jump changes the number of pegs on each label by one, so
// the parities of c1 + c2, c0 + c2 and c0 + c1 stay as they are. Their sum is even, which leaves
// four classes: EMPTY, all three even, and PEG_i, the class of a single peg on label i. They form a
// group: putting a peg into a position adds the classes, EMPTY is zero, PEG_i + PEG_i is EMPTY and
// PEG_i + PEG_j the third PEG.
//
// On the square lattice (x - y) mod 3 is a second labelling of the same kind: sixteen classes.
#pragma once

#include "game/position.hpp"
#include "theory/integer.hpp"

#include <array>
#include <optional>
#include <span>

namespace pegwright::theory {

enum class LabelClass { empty, peg0, peg1, peg2 };

struct PositionClass {
    LabelClass sums = LabelClass::empty;         // of the labels (x + y) mod 3
    LabelClass differences = LabelClass::empty;  // of (x - y) mod 3; on the triangular lattice always empty

    bool is_empty() const { return sums == LabelClass::empty && differences == LabelClass::empty; }
    friend bool operator==(const PositionClass&, const PositionClass&) = default;
};

int sum_label(const BigHole& h);
int difference_label(const BigHole& h);

// The label a last peg must have if the full board has a class and the vacancy a label; nothing if
// the vacancy leaves the board in class EMPTY.
std::optional<int> finish_label(LabelClass full_board, int vacancy);

// Of pegs on any holes of a lattice, whatever the board. O(pegs).
PositionClass position_class(Lattice lattice, std::span<const Hole> pegs);
// O(holes).
PositionClass position_class(const Position& position);
// Class of the full board. O(1).
PositionClass full_board_class(const BigBoard& board);
// Number of holes of T_n with a sum label.
Integer triangle_label_count(const Integer& side, int label);
// How many of 0 … length - 1 are `residue` mod 3.
Integer residue_count(const Integer& length, int residue);

// Whether a third of a turn leaves a triangle's position as it is. Theorem 2.3: on T_n with
// n != 1 (mod 3) such a position is in class EMPTY, so no solution passes through one. O(holes).
bool has_rotational_symmetry(const Position& position);

}  // namespace pegwright::theory
