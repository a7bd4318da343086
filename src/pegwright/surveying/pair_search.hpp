// Settles single-vacancy problems of a board one by one, where a search of all positions would take too long.
#pragma once

#include "pegwright/surveying/survey.hpp"

#include <chrono>
#include <vector>

namespace pegwright {

// Sets `searched`. Refutations (feasible.hpp) and narrow beams settle most pairs. Wide beams and proofs try the others,
// each for at most this time (search/paths/beams/find_path.hpp). Solutions are refereed. A board with a theorem gets no
// refutation, so that the search says nothing that the theorem has said before.
//
// A problem and its reversal in time count as one. The threads share the pairs. Which of the hard pairs are settled
// depends on the machine. Throws what limits.poll throws; answers so far remain.
void search_pairs(const Board& board, std::vector<SurveyedPair>& pairs, std::chrono::milliseconds each,
                  const Limits& limits);

}  // namespace pegwright
