// Position classes [Bell 2008, section 2.1; Hentzel 1973; de Bruijn 1972 for the square lattice].
//
// Label hole (x, y) with (x + y) mod 3. A jump changes the number of pegs on each label by one, so
// the parities of c1 + c2, c0 + c2 and c0 + c1 stay as they are. Their sum is even, which leaves
// four classes: EMPTY, all three even, and PEG_i, the class of a single peg on label i. They form a
// group: putting a peg into a position adds the classes, EMPTY is zero, PEG_i + PEG_i is EMPTY and
// PEG_i + PEG_j the third PEG.
//
// On the square lattice (x - y) mod 3 is a second labelling of the same kind: sixteen classes.
//
// On the diagonal lattice there is one class only. What no jump changes is the parity of the pegs in a set of
// holes that meets every three holes in line in none or two; write f(x, y) = 1 for the holes of such a set and
// add modulo 2. Rows and columns of a 3 x 3 block give f22 = f02 + f12 = f00 + f01 + f10 + f11 and the diagonal
// f22 = f00 + f11, so f01 = f10; likewise the other diagonal f20 + f11 + f02 = 0, where f20 = f00 + f10 and
// f02 = f00 + f01, gives f11 = f01 + f10 = 0. So f is 0 at the centre of every block, which from 4 x 4 on makes
// it 0 everywhere: an edge or a corner is in line with two such centres. Elimination says the same of 3 x n from
// 3 x 4 on. Smaller boards, and those of other shapes, have sets of their own: parities.hpp finds them.
#pragma once

#include "game/position.hpp"
#include "theory/integer.hpp"

#include <array>
#include <optional>
#include <span>

namespace pegwright::theory {

// As numbers they add by exclusive or.
enum class LabelClass { empty, peg0, peg1, peg2 };

struct PositionClass {
    LabelClass sums = LabelClass::empty;         // of the labels (x + y) mod 3
    LabelClass differences = LabelClass::empty;  // of (x - y) mod 3; on the square lattice alone not always empty

    bool is_empty() const { return sums == LabelClass::empty && differences == LabelClass::empty; }
    friend bool operator==(const PositionClass&, const PositionClass&) = default;
    // Of the pegs of both positions together.
    friend PositionClass operator+(PositionClass a, PositionClass b) {
        const auto sum = [](LabelClass x, LabelClass y) {
            return static_cast<LabelClass>(static_cast<int>(x) ^ static_cast<int>(y));
        };
        return {sum(a.sums, b.sums), sum(a.differences, b.differences)};
    }
};

// The labels of a hole, (x + y) mod 3 and (x - y) mod 3, from 0 to 2: whatever speaks of classes takes them from here.
constexpr int sum_label(Hole h) { return static_cast<int>(((std::int64_t{h.x} + h.y) % 3 + 3) % 3); }
constexpr int difference_label(Hole h) { return static_cast<int>(((std::int64_t{h.x} - h.y) % 3 + 3) % 3); }
int sum_label(const BigHole& h);
int difference_label(const BigHole& h);

// The label a last peg must have if the full board has a class and the vacancy a label; nothing if
// the vacancy leaves the board in class EMPTY.
std::optional<int> finish_label(LabelClass full_board, int vacancy);

// Of pegs on any holes of a lattice, whatever the board. O(pegs).
PositionClass position_class(Lattice lattice, std::span<const Hole> pegs);
// O(holes).
PositionClass position_class(const Position& position);
// Class of a single peg. O(1).
PositionClass peg_class(Lattice lattice, Hole peg);
// Class of the full board. O(1), of any board O(runs of holes).
PositionClass full_board_class(const BigBoard& board);
PositionClass full_board_class(const Board& board);
// Number of holes of T_n with a sum label.
Integer triangle_label_count(const Integer& side, int label);
// Numbers of holes of a convex polygon of the triangular lattice with each sum label.
std::array<Integer, 3> label_counts(const BigBoard::Polygon& polygon);
// How many of 0 … length - 1 are `residue` mod 3.
Integer residue_count(const Integer& length, int residue);

}  // namespace pegwright::theory
