// Whether a problem can be solved, as far as is known without a search.
//
// Theory is asked first (theory/judgement.hpp); where no theorem and no class says, pagoda functions are looked for
// that forbid what the problem asks (search/pagoda).
#pragma once

#include "pegwright/names.hpp"
#include "theory/judgement.hpp"
#include "theory/pagoda.hpp"

#include <vector>

namespace pegwright {

// A pagoda function and what it forbids.
struct PagodaProof {
    theory::PagodaFunction function;
    std::int64_t at_start = 0;
    std::int64_t at_goal = 0;    // more; of several finishes the least
    std::vector<Hole> finishes;  // of the goal of any single peg: where none can be left, in row order
};

struct Feasibility {
    theory::Judgement judgement;
    // If they are why there is no solution; none otherwise. Every finish that classes and parities leave to a goal of
    // any peg is forbidden by one of them.
    std::vector<PagodaProof> pagodas;
};

// Never a no to a problem that has a solution; the same every time. Theory's cost, and where it does not say, on
// boards of at most 400 holes, that of the linear programs: 0.2 ms for 33 holes, 2 ms for 144, 10 ms for 400, and of
// a goal of any peg up to 16 times as much.
Feasibility feasible(const Problem& problem);

}  // namespace pegwright
