// Counts the solutions of a problem up to the order of independent jumps and up to symmetry.
//
// Jumps that share no hole are independent; solutions are the same up to order if swaps of adjacent
// independent jumps turn one into the other (trace_counter.hpp). They are the same up to symmetry if a
// symmetry of the board that keeps the problem takes one to the other. This is finer than calling two
// solutions the same if one has the jumps of the other in any order, as [Bell 2008, section 2.3] does with
// those of T_5: two jumps that share a hole may come in either order, with others in between.
//
// After Burnside, the number of solutions up to both is the mean, over the symmetries g that keep the
// problem, of the number of traces that g takes to themselves. The jumps such a trace can begin with are
// taken to each other by g, and what follows some of them, a union of sets {j, gj, ggj, …}, is again a
// trace that g takes to itself. So these are counted as all traces are, with joint jumps
// (joint_jump.hpp) in the place of jumps. The last jump of a solution that ends with one peg has none played
// together with it: where g keeps no jump, it keeps no such trace. What remains are reflections in a line of
// holes, and nothing at all on triangles, where orders = essentially_different * number of symmetries.
#pragma once

#include "base/limits.hpp"
#include "search/bits/hole_permutation.hpp"
#include "theory/integer.hpp"

#include <span>

namespace pegwright::search::traces {

struct TraceCount {
    Integer orders;                 // solutions up to order
    Integer essentially_different;  // solutions up to order and symmetry
    std::uint64_t positions = 0;    // reached, up to symmetry
};

// Solutions from start to one of the goals, positions that all have the same number of pegs. `symmetries`: a
// group of symmetries of the board that keep the start and take goals to goals, the identity among them; the
// identity alone if symmetry is not to count. What does not keep them, or is seen to be no group, and goals
// with more pegs than others throw std::logic_error.
//
// Time: some 0.1 microseconds for each position and jump possible there, and for each set of independent
// jumps that leads to a position with a way to a goal. Memory: eight bytes for each position that can be
// reached, more while its level is filled, and 32 to 96 for each from which a goal can be (80 to 240 if
// some number needs more than 64 bits). Throws Error (limit) if the limits forbid that, saying how far
// it came, and whatever poll throws.
//
// Measured: problems of T_6 0.3 s, 20 MiB. The 33-hole board's central game with its eight symmetries (8,126,848
// and 1,015,856 solutions): 23 million positions, 41 s, 340 MiB. T_7 from a2 to anywhere (5,635,199,576, no
// symmetry): 40 million positions, 5 minutes, 1.8 GiB.
TraceCount count_traces(const SmallBoard& board, Bits start, std::span<const Bits> goals,
                        std::span<const HolePermutation> symmetries, const Limits& limits = {});

}  // namespace pegwright::search::traces
