// The four position classes of the triangular lattice [Bell 2008, section 2.1; Hentzel 1973].
//
// Label hole (x, y) with (x + y) mod 3. A jump changes the number of pegs on each label by one, so
// the parities of c1 + c2, c0 + c2 and c0 + c1 stay as they are. Their sum is even, which leaves
// four classes: EMPTY, all three even, and PEG_i, the class of a single peg on label i.
#pragma once

#include "peg/position.hpp"
#include "theory/integer.hpp"

namespace pegwright {

enum class PositionClass { empty, peg0, peg1, peg2 };

inline int label(Hole h) { return (h.x + h.y) % 3; }
int label(const BigHole& h);

// O(holes).
PositionClass position_class(const Position& position);
// Class of the full board T_n.
PositionClass full_board_class(const Integer& side);
// Number of holes of T_n with a label.
Integer label_count(const Integer& side, int label);

// Whether a third of a turn leaves the position as it is. Theorem 2.3: on T_n with n != 1 (mod 3)
// such a position is in class EMPTY, so no solution passes through one. O(holes).
bool has_rotational_symmetry(const Position& position);

}  // namespace pegwright
