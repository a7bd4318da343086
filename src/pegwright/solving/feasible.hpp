// Whether a problem can be solved, as far as is known without a search of the whole board.
//
// Theory is asked first (theory/judgement.hpp), then whether the board leaves in bands; where neither says, pagoda
// functions are looked for that forbid what the problem asks (search/pagoda), and at last bands that leave a small
// board, which is searched.
#pragma once

#include "pegwright/names.hpp"
#include "theory/judgement.hpp"
#include "theory/pagoda.hpp"

#include <vector>

namespace pegwright {

// A pagoda function and what it forbids.
struct PagodaProof {
    theory::PagodaFunction function;
    bool after_first_jump = false;  // at_start is what is left after any first jump at most
    bool before_last_jump = false;  // at_goal is what there must be before any last jump at least
    std::int64_t at_start = 0;
    std::int64_t at_goal = 0;    // more; of several finishes the least
    std::vector<Hole> finishes;  // of the goal of any single peg: where none can be left, in row order
};

struct Feasibility {
    theory::Judgement judgement;
    // If they are why there is no solution; none otherwise. Of the goal of any peg they forbid all finishes that
    // classes and parities allow and that a jump leads to.
    std::vector<PagodaProof> pagodas;
};

// Never a no to a problem that has a solution; the same every time. Theory's cost, and where it does not say, on
// boards of at most 300 holes, that of the linear programs, and up to a second for each of thirty small
// boards that bands may leave, mostly much less.
Feasibility feasible(const Problem& problem);
// The same without bands, which never say no.
Feasibility refuted(const Problem& problem);
// The same where start or goal may be open: of an open start whether theory excludes every vacancy, on boards of at
// most 300 holes.
Feasibility refuted(const Query& query);
inline constexpr const char* no_vacancy_fits = "no vacancy is in the position class of the goal";

}  // namespace pegwright
