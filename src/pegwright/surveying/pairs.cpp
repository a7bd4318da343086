#include "pegwright/surveying/pairs.hpp"

#include "pegwright/surveying/finishes.hpp"
#include "pegwright/surveying/survey.hpp"
#include "theory/feasibility.hpp"
#include "theory/feasible_pairs.hpp"
#include "theory/pair_count.hpp"

#include <algorithm>

namespace pegwright {

Pairs count_pairs(const Board& board, const Limits& limits) {
    if (theory::has_theorem(board)) {
        const theory::PairCount count = theory::pair_count(theory::BigBoard(board));
        return {count.feasible, count.solvable};
    }
    Pairs count{theory::feasible_pairs(board), {}};
    if (count.feasible == 0) count.solvable = 0;
    if (board.hole_count() > most_holes_searched) return count;
    // One search for each vacancy, not for each pair.
    std::vector<SurveyedPair> pairs = distinct_pairs(board);
    survey(board, pairs, limits);
    count.solvable =
        std::count_if(pairs.begin(), pairs.end(), [](const SurveyedPair& p) { return p.searched == true; });
    return count;
}

}  // namespace pegwright
