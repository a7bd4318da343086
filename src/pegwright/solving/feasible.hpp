// Decides whether a problem can be solved, without searching the whole board.
//
// Asks theory (theory/judgement.hpp), bands that leave a rectangle, pagoda functions (search/pagoda), and last bands
// that leave a small board, which is searched.
#pragma once

#include "pegwright/names.hpp"
#include "theory/judgement.hpp"
#include "theory/pagoda.hpp"

#include <string>
#include <vector>

namespace pegwright {

// A pagoda function that proves that there is no solution: at_goal is more than at_start.
struct PagodaProof {
    theory::PagodaFunction function;
    bool after_first_jump = false;  // at_start is the most that any first jump leaves
    bool before_last_jump = false;  // at_goal is the least before any last jump
    std::int64_t at_start = 0;
    std::int64_t at_goal = 0;    // the least over the finishes
    std::vector<Hole> finishes;  // forbidden by it, for a goal of any peg; in row order
};

// "4 at the start, 5 in the end".
std::string sums_words(const PagodaProof& proof);

struct Feasibility {
    theory::Judgement judgement;
    // Set if they prove that there is no solution. For a goal of any peg they forbid every finish that classes and
    // parities allow and a jump can reach.
    std::vector<PagodaProof> pagodas;
};

// Never denies a solvable problem; the same every time. If theory does not know: linear programs (up to 300 holes), and
// at most a second for each of thirty small boards.
Feasibility feasible(const Problem& problem);
// The same without bands.
Feasibility refuted(const Problem& problem);
// If the start is open, checks whether theory excludes every vacancy (up to 300 holes).
Feasibility refuted(const Query& query);
inline constexpr const char* no_vacancy_fits = "no vacancy is in the position class of the goal";

}  // namespace pegwright
