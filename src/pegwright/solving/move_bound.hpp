// Proves without a search how many moves a solution needs at least.
//
// Uses weights of Merson regions (search/regions); for large T_n and rectangles, formulas (theory/move_formulas.hpp).
// Proofs: theory/MOVES.md.
#pragma once

#include "pegwright/solving/solve.hpp"
#include "theory/judgement.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {

// Above this, T_n and rectangles only use formulas, which lose at most one or two moves.
inline constexpr std::int64_t most_holes_by_regions = 250'000;

struct MoveBound {
    // If solvable is false, nothing else is set.
    theory::Judgement judgement;
    std::int64_t moves = 0;  // no solution has fewer
    // Bounds of single arguments; 0: not tried.
    std::int64_t by_weights = 0;   // regions may overlap
    std::int64_t by_packing = 0;   // regions are disjoint
    int moves_ahead = 0;           // moves made before weights were applied
    bool by_formula = false;       // then there is no certificate
    std::optional<Problem> least;  // for an open start: the one with the least bound

    // The certificate: weights of regions that are full at the start, in parts of unit, and a packing. Above 10,000
    // holes the packing is empty.
    struct Weighted {
        std::vector<Hole> holes;
        std::int64_t weight = 0;
    };
    std::int64_t unit = 1;
    std::vector<Weighted> weights;
    std::vector<std::vector<Hole>> packing;
    bool packing_is_most = false;  // no packing of search::regions::local_regions() is larger

    // The proof in a word or two: "packing", "formula" …
    const char* by() const {
        return by_formula            ? "formula"
               : moves_ahead > 0     ? "moves ahead"
               : by_packing == moves ? "packing"
               : by_weights == moves ? "weights"
                                     : "weights of all regions";
    }
};

// Takes the least bound of an open start (any single vacancy that theory allows) and an open goal (any single peg).
// O(holes) on large boards, about 2 microseconds each; at most some seconds on a few hundred holes. The same every
// time. Throws Error (limit) above four million holes without a formula.
MoveBound move_bound(const Query& query);

}  // namespace pegwright
