// Counts the solutions of a problem up to the order of independent jumps (those that share no hole; trace_counter.hpp),
// and up to symmetry. Bell counts fewer [Bell 2008, section 2.3]; COUNTS.md says why.
//
// Symmetry is counted with Burnside's lemma: the number up to order and symmetry is the mean, over the symmetries g
// that keep the problem, of the number of traces that g maps to themselves. In such a trace g permutes the possible
// first jumps. After a union of sets {j, gj, ggj, …} of them, what remains is such a trace again. So joint jumps
// (bits/joint_jump.hpp) count these traces as jumps count all.
//
// If a solution ends with one peg, its last jump has no partner, so g must keep a jump. Only reflections in a line of
// holes do, and none on triangles: there orders = essentially_different * number of symmetries.
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

// Solutions from start to one of the goals, which must have equally many pegs. symmetries: a group that keeps the start
// and the set of goals; the identity alone ignores symmetry. Other arguments throw std::logic_error. Throws Error
// (limit) if the limits do not suffice.
//
// Time: some 0.1 microseconds for each position and jump, and for each set of independent jumps that leads to a winning
// position. Memory: eight bytes a position, more while its level is filled, and 32 to 96 for each winning one (80 to
// 240 if numbers exceed 64 bits). The central game takes 41 s and 340 MiB.
TraceCount count_traces(const SmallBoard& board, Bits start, std::span<const Bits> goals,
                        std::span<const HolePermutation> symmetries, const Limits& limits = {});

}  // namespace pegwright::search::traces
