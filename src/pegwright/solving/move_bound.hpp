// How many moves a solution needs at least: the best lower bound that is proven without a search.
//
// Weights of Merson regions (search/regions), for large T_n and rectangles the formulas of theory/move_formulas.hpp;
// what is open of a problem, start or finish, is taken at its least. theory/MOVES.md has the proofs.
#pragma once

#include "pegwright/solving/solve.hpp"
#include "theory/judgement.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {

// Regions of larger T_n and rectangles are not looked at: a formula gives the same bound but for one or two moves.
inline constexpr std::int64_t most_holes_by_regions = 250'000;

struct MoveBound {
    // Solvable is false where there is no solution to bound; then nothing else is set.
    theory::Judgement judgement;
    std::int64_t moves = 0;  // no solution has fewer
    // What single arguments prove; 0: not tried.
    std::int64_t by_weights = 0;   // of regions that overlap
    std::int64_t by_packing = 0;   // of regions that do not
    int moves_ahead = 0;           // if the weights prove it only of what is left after the first few moves
    bool by_formula = false;       // no certificate then
    std::optional<Problem> least;  // where the start was open: the problem that no more is proven of

    // The certificate: weights of regions that are full at the start, in parts of a unit, and a packing. The packing is
    // empty on boards of more than 10,000 holes.
    struct Weighted {
        std::vector<Hole> holes;
        std::int64_t weight = 0;
    };
    std::int64_t unit = 1;
    std::vector<Weighted> weights;
    std::vector<std::vector<Hole>> packing;
    bool packing_is_most = false;  // no other has more regions

    // What proves it, in words: "packing", "formula" …
    const char* by() const {
        return by_formula            ? "formula"
               : moves_ahead > 0     ? "moves ahead"
               : by_packing == moves ? "packing"
               : by_weights == moves ? "weights"
                                     : "weights of all regions";
    }
};

// Starts left open are single vacancies, goals left open any single peg. O(holes) on large boards, some 2 microseconds
// each; at most some seconds on boards of a few hundred. Throws Error (limit) for boards of more than four million
// holes that have no formula. The same every time.
MoveBound move_bound(const Query& query);

}  // namespace pegwright
